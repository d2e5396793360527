import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import type { Mailbox } from './alert-rules.ts';

const confirmation = 'confirmation of a product alert';
const stop = 'end of product alerts';
const invalid = () => new DomainError('INVALID_TOKEN', { token: 'This link was used before, or it has expired.' });

const page = (ctx: Context, language: Language, name: string, token: string) =>
  `${ctx.app.operator.publicUrl}${language === 'hi' ? '/hi' : ''}/product-alerts/${name}?token=${token}`;

/** Address of the page that confirms a request. Its token names the request, and no person. */
export const confirmationUrl = (ctx: Context, { id, language }: { id: string; language: Language }): string =>
  page(ctx, language, 'confirm', ctx.secrets.seal(confirmation, id));

/**
 * Address of the page that drops every request of a mailbox. Its token holds the mailbox, encrypted, so that
 * it works after the request it came with is forgotten.
 */
export const stopUrl = (ctx: Context, language: Language, { userId, email }: Mailbox): string =>
  page(ctx, language, 'stop', ctx.secrets.seal(stop, JSON.stringify({ userId, email })));

/** @throws {DomainError} INVALID_TOKEN */
export const alertOfToken = (ctx: Context, token: string): string => open(ctx, confirmation, token);

/** @throws {DomainError} INVALID_TOKEN */
export const mailboxOfToken = (ctx: Context, token: string): Mailbox => JSON.parse(open(ctx, stop, token)) as Mailbox;

function open(ctx: Context, purpose: string, token: string): string {
  try {
    return ctx.secrets.unseal(purpose, token);
  } catch {
    throw invalid();
  }
}

export { invalid as invalidToken };
