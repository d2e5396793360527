import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { refundDue } from '#shared/business-days.ts';
import { formatRupees } from '#shared/money.ts';
import { dropStaleDestinations, type LateRefund, markTold } from './refund-destination-queries.ts';

/** Days after which the operator is reminded of a refund that can be paid. */
const remindDays = 2;
/** Days for which a destination is stored that no refund needs. */
const storedDays = 60;

/** Composes the mail about refunds that wait to be paid, in English. It names orders, never people. */
function lateMail(refunds: readonly LateRefund[], now: Date): MailContent {
  const isLate = refunds.some(({ since }) => refundDue(since) < now);
  const subject = isLate ? 'Cash refunds are overdue' : 'Cash refunds wait to be paid';
  return {
    kind: isLate ? 'cash-refunds-overdue' : 'cash-refunds-wait',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: 'Buyers were promised this money within five business days. This comes every day until it is paid.' },
      {
        type: 'table',
        rows: refunds.map(({ id, orderNumber, amountPaise, since }) => [
          `${orderNumber} · ${id}`,
          `${formatRupees(amountPaise)}, since ${since.toISOString().slice(0, 10)}${refundDue(since) < now ? ', overdue' : ''}`,
        ]),
      },
      {
        type: 'note',
        text: 'npm run admin -- refund-file prints where they go, npm run admin -- refund <id> done --ref <bank reference> notes one as paid.',
      },
    ],
  };
}

/** Reminds the operator of refunds of cash, and forgets destinations that nothing needs. */
export async function followCashRefunds(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const refunds = await markTold(tx.db, remindDays);
    if (refunds.length > 0) await notify(tx, { kind: 'operator', queue: 'payments' }, lateMail(refunds, tx.now()));
    await dropStaleDestinations(tx.db, storedDays);
  });
}

export const followCashRefundsJob: JobDefinition = {
  name: 'follow-cash-refunds',
  retries: 2,
  timeoutSeconds: 60,
  cron: '37 * * * *',
  handle: (_, ctx) => followCashRefunds(ctx),
};
