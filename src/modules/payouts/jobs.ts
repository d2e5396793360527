import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { formatRupees } from '#shared/money.ts';
import { endHolds } from './hold-queries.ts';
import { gatherRun } from './prepare-run.ts';
import { markRunsReminded } from './reminder-queries.ts';

/** Gathers what can be paid, every Monday morning in India. */
export const gatherPayoutsJob: JobDefinition = {
  name: 'gather-payouts',
  retries: 3,
  timeoutSeconds: 60 * 60,
  cron: '30 1 * * 1',
  handle: async (_, ctx) => {
    await gatherRun(ctx, 'shop');
  },
};

const next = { gathering: 'propose', proposed: 'approve', approved: 'sent', sent: 'file, then paid or returned' } as const;

/** Ends holds whose last day is over, and tells the operator every day of runs that wait. */
async function remindOfPayouts(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    await endHolds(tx.db, dayInIndia(tx.now()), tx.now());
    const runs = await markRunsReminded(tx.db, tx.now());
    if (runs.length === 0) return;
    await notify(
      tx,
      { kind: 'operator', queue: 'payments' },
      {
        kind: 'payouts-waiting',
        language: 'en',
        subject: 'Payouts to sellers wait for a step',
        blocks: [
          { type: 'heading', text: 'Payouts to sellers wait for a step' },
          {
            type: 'table',
            rows: runs.map(({ id, state, payouts, amountPaise }) => [
              id,
              `${state}: ${payouts} payouts, ${formatRupees(amountPaise)}. Next: ${next[state]}`,
            ]),
          },
          { type: 'paragraph', text: 'npm run admin -- payout' },
        ],
      },
    );
  });
}

export const remindOfPayoutsJob: JobDefinition = {
  name: 'remind-of-payouts',
  retries: 3,
  timeoutSeconds: 120,
  cron: '50 3 * * *',
  handle: (_, ctx) => remindOfPayouts(ctx),
};
