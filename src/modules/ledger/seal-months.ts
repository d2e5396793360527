import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { dayMs } from '#shared/days.ts';
import { monthBounds } from './commission-rules.ts';
import { findUnbalanced, insertMonth, readNextMonth, readSealedMonths } from './month-queries.ts';

/** Longer than any transaction, so that none that began in the month is still under way. */
const restMs = 3 * dayMs;

/**
 * Seals the months of the ledger that have been over for three days, the oldest first, each in a transaction
 * of its own. A month with a posting that does not balance is left open, and what comes after it.
 * @returns the months that are sealed now, such as 2026-10
 */
export async function sealMonths(ctx: Context): Promise<string[]> {
  const sealed: string[] = [];
  for (;;) {
    const month = await readNextMonth(ctx.db);
    const bounds = month === undefined ? undefined : monthBounds(month);
    if (month === undefined || !bounds || bounds.until.getTime() + restMs > ctx.now().getTime()) return sealed;
    const unbalanced = await findUnbalanced(ctx.db, bounds);
    if (unbalanced !== undefined) {
      ctx.log.error({ month, transaction: unbalanced }, 'a month of the ledger does not balance and is not sealed');
      return sealed;
    }
    await ctx.transaction((tx) => insertMonth(tx.db, month, bounds));
    sealed.push(month);
  }
}

/** Lists the months of the ledger that are sealed, the oldest first, such as 2026-10. */
export const listSealedMonths = (ctx: Context): Promise<string[]> => readSealedMonths(ctx.db);

/** The postings of a demonstration are dated back, and it is rarely old enough. */
export const sealMonthsJob: JobDefinition = {
  name: 'seal-months',
  retries: 1,
  timeoutSeconds: 3 * 60 * 60,
  cron: '10 21 * * *',
  handle: async (_data, ctx) => {
    if (!ctx.app.operator.demo) await sealMonths(ctx);
  },
};
