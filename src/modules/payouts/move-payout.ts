import { postPayoutReturn } from '#modules/ledger/post-payout.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { unmarkSent } from './entry-queries.ts';
import { stepRun } from './move-run.ts';
import { notifyOfPayout } from './payout-mail.ts';
import { payoutTransitions } from './payout-rules.ts';
import { countPayoutsOfRun, insertPayoutEvent, lockPayout, lockRun, writePayout } from './run-queries.ts';
import type { PayoutRow } from './tables.ts';

async function requirePayout(tx: Context, id: string): Promise<PayoutRow> {
  const payout = await lockPayout(tx.db, id);
  if (!payout) throw new DomainError('NOT_FOUND');
  return payout;
}

/** Settles a run of which the bank answered for every payout. */
async function settleRun(tx: Context, runId: string | null, by: string): Promise<void> {
  const run = runId === null ? undefined : await lockRun(tx.db, runId);
  if (run?.state === 'sent' && (await countPayoutsOfRun(tx.db, run.id, ['sent'])) === 0) await stepRun(tx, run, 'settle', by);
}

/**
 * Notes that the bank paid a payout; the same reference again changes nothing.
 * @param utr unique transaction reference of the bank
 * @throws {DomainError} NOT_FOUND, WRONG_STATE
 */
export async function markPaid(ctx: Context, { id, utr, by }: { id: string; utr: string; by: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const payout = await requirePayout(tx, id);
    if (payout.state === 'paid' && payout.utr === utr) return;
    const step = payoutTransitions[payout.state].pay;
    if (!step) throw new DomainError('WRONG_STATE', { state: payout.state });
    await writePayout(tx.db, { ...payout, state: step.to, utr, stateAt: tx.now() });
    await insertPayoutEvent(tx.db, { runId: payout.runId, payoutId: id, event: 'pay', by }, tx.now());
    await settleRun(tx, payout.runId, by);
  });
}

/**
 * Notes that the bank gave the money of a payout back: the seller is owed it again, and the next run takes
 * it. A second time changes nothing.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE
 */
export async function markReturned(ctx: Context, { id, reason, by }: { id: string; reason: string; by: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const payout = await requirePayout(tx, id);
    if (payout.state === 'returned') return;
    const step = payoutTransitions[payout.state].return;
    if (!step) throw new DomainError('WRONG_STATE', { state: payout.state });
    const returned: PayoutRow = { ...payout, state: step.to, returnReason: reason, stateAt: tx.now() };
    await writePayout(tx.db, returned);
    await unmarkSent(tx.db, returned);
    await postPayoutReturn(tx, returned);
    await insertPayoutEvent(tx.db, { runId: payout.runId, payoutId: id, event: 'return', by }, tx.now());
    await notifyOfPayout(tx, returned, 'payout-returned');
    await settleRun(tx, payout.runId, by);
  });
}
