import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { findUsableBank } from '#modules/sellers/banks.ts';
import type { Context } from '#platform/context.ts';
import {
  forgetPaidSellers,
  markSent,
  readUnpaidEntries,
  readUnpaidSellers,
  replaceEntries,
  type UnpaidRow,
  type UnpaidSeller,
} from './entry-queries.ts';
import { readHoldCap } from './hold-queries.ts';
import { type Chosen, chooseEntries } from './payout-rules.ts';
import { insertPayout, insertPayoutEvent, lockOpenRun, lockPreparedPayout, lockRun, writePayout } from './run-queries.ts';
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

/** Sellers that are gathered in one transaction. */
export const gatherPageSize = 50;

/**
 * Gathers a page of sellers into a run, unless it was proposed or dropped meanwhile.
 * @returns the page; undefined where the run takes no more
 */
async function gatherPage(ctx: Context, runId: string, after: string, by: string): Promise<UnpaidSeller[] | undefined> {
  return ctx.transaction(async (tx) => {
    const run = await lockRun(tx.db, runId);
    if (run?.state !== 'gathering') return undefined;
    const page = await readUnpaidSellers(tx.db, after, gatherPageSize);
    for (const { id, isOwed } of page) if (isOwed) await gatherSeller(tx, run, id, by);
    return page;
  });
}

/**
 * Gathers what can be paid into the open run, from the start each time, a page of sellers in a transaction.
 * A run that was proposed is left as it is.
 * @returns the id of the run
 */
export async function gatherRun(ctx: Context, by: string): Promise<string> {
  const { id: runId } = await ctx.transaction((tx) => lockOpenRun(tx.db, tx.now()));
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: UnpaidSeller[] | undefined = await gatherPage(ctx, runId, after, by);
    const paid = (page ?? []).filter(({ isOwed }) => !isOwed).map(({ id }) => id);
    if (paid.length > 0) await ctx.transaction((tx) => forgetPaidSellers(tx.db, paid));
    after = page?.length === gatherPageSize ? page.at(-1)?.id : undefined;
  }
  return runId;
}
