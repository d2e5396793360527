import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { findUsableBank } from '#modules/sellers/banks.ts';
import type { Context } from '#platform/context.ts';
import { markSent, readUnpaidEntries, readUnpaidSellers, replaceEntries, type UnpaidRow } from './entry-queries.ts';
import { readHoldCap } from './hold-queries.ts';
import { type Chosen, chooseEntries } from './payout-rules.ts';
import { insertPayout, insertPayoutEvent, lockOpenRun, lockPreparedPayout, writePayout } from './run-queries.ts';
import type { PayoutRow, RunRow } from './tables.ts';

/** Reads what is not paid of a seller, and chooses what can be paid now. */
export async function chooseOfSeller(ctx: Context, sellerId: string): Promise<Chosen & { unpaid: UnpaidRow[] }> {
  const unpaid = await readUnpaidEntries(ctx.db, sellerId, ctx.now());
  const cap = await readHoldCap(ctx.db, sellerId, dayInIndia(ctx.now()));
  return { ...chooseEntries(unpaid, cap), unpaid };
}

/** Takes a payout out of its run; its entries wait for the next one. */
export async function releasePayout(tx: Context, payout: PayoutRow, by: string): Promise<void> {
  await writePayout(tx.db, { ...payout, state: 'due', runId: null, stateAt: tx.now() });
  await insertPayoutEvent(tx.db, { runId: payout.runId, payoutId: payout.id, event: 'release', by }, tx.now());
}

/** Gives a payout that came back to the next run, together with what became due since. */
async function requeue(tx: Context, payout: PayoutRow, by: string): Promise<PayoutRow> {
  if (payout.state !== 'returned') return payout;
  const due: PayoutRow = { ...payout, state: 'due', runId: null, utr: null, returnReason: null, stateAt: tx.now() };
  await writePayout(tx.db, due);
  await insertPayoutEvent(tx.db, { payoutId: payout.id, event: 'requeue', by }, tx.now());
  return due;
}

/** Makes the payout of a seller what can be paid now, in the run where that is more than nothing. */
async function gatherSeller(tx: Context, run: RunRow, sellerId: string, by: string): Promise<void> {
  const known = await lockPreparedPayout(tx.db, sellerId);
  await markSent(tx.db, sellerId);
  // Entries of a payout that came back are free before anything is chosen.
  const prepared = known && (await requeue(tx, known, by));
  const { entryIds, amountPaise } = await chooseOfSeller(tx, sellerId);
  const isPayable = amountPaise > 0 && (await findUsableBank(tx, sellerId)) !== undefined;
  if (!isPayable && !prepared) return;
  const payout = prepared ?? (await insertPayout(tx.db, sellerId, tx.now()));
  await replaceEntries(tx.db, payout.id, isPayable ? entryIds : []);
  const stateAt = tx.now();
  if (isPayable) await writePayout(tx.db, { ...payout, state: 'in-run', runId: run.id, amountPaise, stateAt });
  else await writePayout(tx.db, { ...payout, state: 'due', runId: null, amountPaise: 0, stateAt });
  const wasIn = payout.state === 'in-run';
  if (wasIn !== isPayable)
    await insertPayoutEvent(tx.db, { runId: run.id, payoutId: payout.id, event: isPayable ? 'gather' : 'release', by }, stateAt);
}

/**
 * Gathers what can be paid into the open run, from the start each time. A run that was proposed is left as it
 * is.
 * @param tx inside a transaction; the run stays locked until it ends
 */
export async function gatherRun(tx: Context, by: string): Promise<RunRow> {
  const run = await lockOpenRun(tx.db, tx.now());
  if (run.state !== 'gathering') return run;
  for (const sellerId of await readUnpaidSellers(tx.db)) await gatherSeller(tx, run, sellerId, by);
  return run;
}
