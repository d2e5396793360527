import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import type { Context } from '#platform/context.ts';
import { type HoldWithAppeal, readHolds } from './hold-queries.ts';
import { activeHoldStates } from './payout-rules.ts';
import { type ListedPayout, readPayoutsOfRun } from './view-queries.ts';

/** Lists the payouts of a run with their sellers. */
export const listPayoutsOfRun = (ctx: Context, runId: string): Promise<ListedPayout[]> => readPayoutsOfRun(ctx.db, runId);

/** Lists the holds that stand today, of all sellers. */
export async function listAllHolds(ctx: Context): Promise<HoldWithAppeal[]> {
  const today = dayInIndia(ctx.now());
  return (await readHolds(ctx.db, null)).filter(({ state, endsOn }) => activeHoldStates.includes(state) && endsOn >= today);
}
