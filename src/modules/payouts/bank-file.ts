import { openBank } from '#modules/sellers/banks.ts';
import type { Context } from '#platform/context.ts';
import { toCsv } from '#shared/csv.ts';
import { DomainError } from '#shared/errors.ts';
import { lockPayoutsOfRun, lockRun } from './run-queries.ts';

const columns = ['holder', 'account', 'ifsc', 'amount', 'reference'] as const;

/**
 * Prints a run that was sent as CSV for the bank, amounts in rupees. The reference is the id of the payout.
 * The account is the one that the payout was posted for, whichever the seller uses now.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE before it is sent
 */
export async function bankFile(ctx: Context, runId: string): Promise<string> {
  return ctx.transaction(async (tx) => {
    const run = await lockRun(tx.db, runId);
    if (!run) throw new DomainError('NOT_FOUND');
    // Before that, a payout in the file could still leave the run, and be paid twice.
    if (run.state !== 'sent') throw new DomainError('WRONG_STATE', { state: run.state });
    const rows = [];
    for (const { id, bankId, amountPaise, state } of await lockPayoutsOfRun(tx.db, runId)) {
      if (state !== 'sent' || bankId === null) continue;
      const { holder, number, ifsc } = await openBank(tx, bankId);
      rows.push({ holder, account: number, ifsc, amount: { paise: amountPaise }, reference: id });
    }
    return toCsv(columns, rows);
  });
}
