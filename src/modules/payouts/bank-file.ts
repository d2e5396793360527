import type { Context } from '#platform/context.ts';
import { toCsv } from '#shared/csv.ts';
import { DomainError } from '#shared/errors.ts';
import { usableBankAccount } from './bank-accounts.ts';
import { lockPayoutsOfRun, lockRun } from './run-queries.ts';

const columns = ['holder', 'account', 'ifsc', 'amount', 'reference'] as const;

/**
 * Prints a run that was sent as CSV for the bank, amounts in rupees. The reference is the id of the payout. A
 * seller without a usable account any more is left out.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE before it is sent
 */
export async function bankFile(ctx: Context, runId: string): Promise<string> {
  return ctx.transaction(async (tx) => {
    const run = await lockRun(tx.db, runId);
    if (!run) throw new DomainError('NOT_FOUND');
    // Before that, a payout in the file could still leave the run, and be paid twice.
    if (run.state !== 'sent') throw new DomainError('WRONG_STATE', { state: run.state });
    const rows = [];
    for (const { id, sellerId, amountPaise, state } of await lockPayoutsOfRun(tx.db, runId)) {
      if (state !== 'sent') continue;
      const account = await usableBankAccount(tx, sellerId);
      if (!account) continue;
      const { holder, number, ifsc } = account;
      rows.push({ holder, account: number, ifsc, amount: { paise: amountPaise }, reference: id });
    }
    return toCsv(columns, rows);
  });
}
