import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { formatDay } from '#shared/format-day.ts';
import { invitationReminderMail } from './application-mail.ts';
import { deleteEnded, markEscalated, markReminded, readApplication, readExpired, type WaitingApplication } from './application-queries.ts';
import { retentionDays } from './application-rules.ts';
import { statusUrl } from './links.ts';
import { moveApplication } from './move-application.ts';

/** Composes the mail to the operator. It names references and businesses, never people. */
const operatorMail = (waiting: readonly WaitingApplication[]): MailContent => ({
  kind: 'applications-waiting',
  language: 'en',
  subject: 'Requests to sell wait for a step',
  blocks: [
    { type: 'heading', text: 'Requests to sell wait for a step' },
    {
      type: 'table',
      rows: waiting.map(({ reference, businessName, state, since }) => [
        `${reference} ${businessName}`,
        `${state} since ${formatDay(since, 'en', 'long')}`,
      ]),
    },
    { type: 'paragraph', text: 'npm run admin -- application <reference> look | invite | refuse' },
  ],
});

/** Reminds an applicant of the invitation, without repeating its link. */
async function remindApplicant(tx: Context, reference: string): Promise<void> {
  const application = await readApplication(tx.db, reference);
  if (!application) return;
  const { email: to, language } = application;
  const content = invitationReminderMail({ url: statusUrl(tx, language, reference), language });
  await sendMail(tx, { ...content, to, replyTo: tx.app.operator.supportEmail });
}

/** Reminds applicants and the operator, ends expired invitations, and deletes what ended long ago. */
export async function remindOfApplications(outside: Context): Promise<void> {
  await outside.transaction(async (tx) => {
    const now = tx.now();
    for (const reference of await readExpired(tx.db, now)) await moveApplication(tx, { reference, event: 'expire', by: 'shop' });
    // Escalations first: each counts as the reminder, too.
    const waiting = [...(await markEscalated(tx.db, now)), ...(await markReminded(tx.db, 'operator', now))];
    if (waiting.length > 0) await notify(tx, { kind: 'operator', queue: 'support' }, operatorMail(waiting));
    for (const { reference } of await markReminded(tx.db, 'applicant', now)) await remindApplicant(tx, reference);
    await deleteEnded(tx.db, new Date(now.getTime() - retentionDays * 86_400_000));
  });
}

export const remindOfApplicationsJob: JobDefinition = {
  name: 'remind-of-applications',
  retries: 3,
  timeoutSeconds: 120,
  cron: '50 4 * * *',
  handle: (_, ctx) => remindOfApplications(ctx),
};
