import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Language, Localized } from '#shared/localized.ts';
import { invitedMail, refusedMail } from './application-mail.ts';
import { insertInvitation, readApplication, readApplications } from './application-queries.ts';
import { type ApplicationState, applicationStates, finalApplicationStates, invitationDays } from './application-rules.ts';
import type { ApplicationView, OperatorEvent } from './desk-contract.ts';
import { invitationUrl, statusUrl } from './links.ts';
import { moveApplication } from './move-application.ts';

const dayMs = 86_400_000;
/** Applications in one answer. */
const pageSize = 200;

/** An application as the operator sees it. */
async function viewOf(ctx: Context, reference: string): Promise<ApplicationView> {
  const application = await readApplication(ctx.db, reference);
  if (!application) throw new DomainError('NOT_FOUND');
  return toView(application);
}

function toView(row: NonNullable<Awaited<ReturnType<typeof readApplication>>>): ApplicationView {
  const { reference, state, language, name, email, phoneNumber, businessName, refusal, createdAt, stateAt } = row;
  const base = { reference, state, language, name, email, phoneNumber, businessName };
  return { ...base, createdAt: createdAt.toISOString(), stateAt: stateAt.toISOString(), ...(refusal ? { reason: refusal } : {}) };
}

/** Lists applications in a state, or those that are not finished, the longest waiting first. */
export async function listApplications(ctx: Context, { state }: { state?: ApplicationState | undefined }) {
  const open = applicationStates.filter((each) => !finalApplicationStates.includes(each));
  return { data: { applications: (await readApplications(ctx.db, state ? [state] : open, pageSize)).map(toView) } };
}

export interface OperatorStep {
  reference: string;
  event: OperatorEvent;
  reason?: Localized | undefined;
  /** Address to invite in place of the applicant's. */
  email?: string | undefined;
}

/** Mails an invitation to open the shop; it works once, and for two weeks. */
async function invite(tx: Context, application: { reference: string; language: Language; businessName: string }, email: string) {
  const { reference, language, businessName } = application;
  const id = newId();
  const now = tx.now();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  await insertInvitation(tx.db, { id, application: reference, role: 'owner', email, language, createdAt: now, expiresAt });
  const url = invitationUrl(tx, language, id);
  const content = invitedMail({ businessName, url, expiresAt, language }, tx.app.operator);
  await sendMail(tx, { ...content, to: email, replyTo: tx.app.operator.supportEmail, validUntil: expiresAt });
}

/**
 * Looks at an application, invites its applicant, refuses it with a reason or takes a refusal back. What is
 * decided is mailed.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, INVALID_INPUT
 */
export async function operateApplication(ctx: Context, { reference, event, reason, email }: OperatorStep) {
  await ctx.transaction(async (tx) => {
    const application = await moveApplication(tx, { reference, event, by: 'operator', reason });
    const { language, email: applicant } = application;
    if (event === 'invite') await invite(tx, application, email ?? applicant);
    if (event === 'refuse' && reason)
      await sendMail(tx, {
        ...refusedMail({ reason, url: statusUrl(tx, language, reference), language }, tx.app.operator),
        to: applicant,
        replyTo: tx.app.operator.supportEmail,
      });
  });
  return { data: { application: await viewOf(ctx, reference) } };
}
