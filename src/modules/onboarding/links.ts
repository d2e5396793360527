import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';

const application = 'status of an application';
const invitation = 'invitation of a seller';

const page = (ctx: Context, language: Language, name: string, token: string) =>
  `${ctx.app.operator.publicUrl}${language === 'hi' ? '/hi' : ''}/hub/${name}?token=${token}`;

/** Address of the status page of an application. Its token holds the reference, encrypted, and no person. */
export const statusUrl = (ctx: Context, language: Language, reference: string): string =>
  page(ctx, language, 'application', ctx.secrets.seal(application, reference));

/** Address of the page of an invitation. */
export const invitationUrl = (ctx: Context, language: Language, id: string): string =>
  page(ctx, language, 'invitation', ctx.secrets.seal(invitation, id));

export const invalidToken = () => new DomainError('INVALID_TOKEN', { token: 'This link was used before, or it has expired.' });

function open(ctx: Context, purpose: string, token: string): string {
  try {
    return ctx.secrets.unseal(purpose, token);
  } catch {
    throw invalidToken();
  }
}

/** @throws {DomainError} INVALID_TOKEN */
export const referenceOfToken = (ctx: Context, token: string): string => open(ctx, application, token);

/** @throws {DomainError} INVALID_TOKEN */
export const invitationOfToken = (ctx: Context, token: string): string => open(ctx, invitation, token);
