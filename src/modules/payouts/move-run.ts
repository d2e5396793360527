import { postPayout } from '#modules/ledger/post-payout.ts';
import { findUsableBank, type UsableBank } from '#modules/sellers/banks.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { markSent } from './entry-queries.ts';
import { notifyOfPayout } from './payout-mail.ts';
import { type RunEvent, type RunState, runTransitions } from './payout-rules.ts';
import { chooseOfSeller, gatherRun, releasePayout } from './prepare-run.ts';
import { countPayoutsOfRun, insertPayoutEvent, lockPayoutsOfRun, lockRun, writePayout, writeRunState } from './run-queries.ts';
import type { PayoutRow, RunRow } from './tables.ts';

/** Moves a locked run by a step of the table. @throws {DomainError} WRONG_STATE */
export async function stepRun(tx: Context, run: RunRow, event: RunEvent, by: string): Promise<RunState> {
  const step = runTransitions[run.state][event];
  if (!step) throw new DomainError('WRONG_STATE', { state: run.state });
  await writeRunState(tx.db, run.id, step.to, by, tx.now());
  await insertPayoutEvent(tx.db, { runId: run.id, event, by }, tx.now());
  await tx.record({ kind: 'admin-command', outcome: 'success', target: { kind: 'payout-run', id: run.id }, reason: event });
  return step.to;
}

async function requireRun(tx: Context, id: string): Promise<RunRow> {
  const run = await lockRun(tx.db, id);
  if (!run) throw new DomainError('NOT_FOUND');
  return run;
}

/**
 * Gathers what can be paid and proposes the run. Of two who propose at once, one does.
 * @param by who does it: an account, or `cli:` and the user of the machine
 * @returns the id of the run
 * @throws {DomainError} WRONG_STATE where another run is prepared already, or nothing can be paid
 */
export async function proposeRun(ctx: Context, by: string): Promise<string> {
  const id = await gatherRun(ctx, by);
  return ctx.transaction(async (tx) => {
    const run = await requireRun(tx, id);
    if (run.state === 'gathering' && (await countPayoutsOfRun(tx.db, run.id, ['in-run'])) === 0)
      throw new DomainError('WRONG_STATE', { state: 'empty' });
    await stepRun(tx, run, 'propose', by);
    return run.id;
  });
}

/**
 * Approves a run that another person proposed.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, FORBIDDEN for the person who proposed it
 */
export async function approveRun(ctx: Context, id: string, by: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const run = await requireRun(tx, id);
    if (run.state === 'proposed' && run.proposedBy === by) throw new DomainError('FORBIDDEN');
    await stepRun(tx, run, 'approve', by);
  });
}

/** Drops a run; its payouts wait for the next one. @throws {DomainError} NOT_FOUND, WRONG_STATE */
export async function dropRun(ctx: Context, id: string, by: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const run = await requireRun(tx, id);
    await stepRun(tx, run, 'drop', by);
    for (const payout of await lockPayoutsOfRun(tx.db, id)) await releasePayout(tx, payout, by);
  });
}

/**
 * Tells whether a payout may go out as it was approved: none of its entries waits again, and the seller owes
 * nothing new.
 */
async function isStillDue(tx: Context, payout: PayoutRow): Promise<boolean> {
  const { unpaid, entryIds } = await chooseOfSeller(tx, payout.sellerId);
  const chosen = new Set(entryIds);
  return unpaid.every(({ id, payoutId, paise }) => (payoutId === payout.id ? chosen.has(id) : paise > 0 || !chosen.has(id)));
}

/**
 * Notes that the file of an approved run was given to the bank: posts each payout and tells its seller. What
 * changed since it was approved leaves the run and waits for the next one.
 * @returns how many payouts were sent, and how many left the run
 * @throws {DomainError} NOT_FOUND, WRONG_STATE; also where no payout is left
 */
export async function sendRun(ctx: Context, id: string, by: string): Promise<{ sent: number; released: number }> {
  return ctx.transaction(async (tx) => {
    const run = await requireRun(tx, id);
    if (run.state !== 'approved') throw new DomainError('WRONG_STATE', { state: run.state });
    const counts = { sent: 0, released: 0 };
    for (const payout of await lockPayoutsOfRun(tx.db, id)) {
      const account = await findUsableBank(tx, payout.sellerId);
      if (!account || !(await isStillDue(tx, payout))) {
        await releasePayout(tx, payout, by);
        counts.released++;
        continue;
      }
      await sendPayout(tx, payout, account, by);
      counts.sent++;
    }
    await stepRun(tx, run, counts.sent === 0 ? 'drop' : 'send', by);
    return counts;
  });
}

async function sendPayout(tx: Context, payout: PayoutRow, bank: UsableBank, by: string): Promise<void> {
  const now = tx.now();
  const sent: PayoutRow = {
    ...payout,
    state: 'sent',
    attempt: payout.attempt + 1,
    bankId: bank.id,
    accountLast4: bank.last4,
    sentAt: now,
    stateAt: now,
  };
  await writePayout(tx.db, sent);
  await postPayout(tx, sent);
  await markSent(tx.db, payout.sellerId);
  await insertPayoutEvent(tx.db, { runId: payout.runId, payoutId: payout.id, event: 'send', by }, now);
  await notifyOfPayout(tx, sent, 'payout-sent');
}
