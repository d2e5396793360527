import { approveRun, proposeRun, sendRun } from '../../src/modules/payouts/move-run.ts';
import type { Context } from '../../src/platform/context.ts';
import { openBankAccounts } from '../../test/support/open-bank-accounts.ts';

// Doors of the tests alone: what takes weeks, and two people.

/** Ends the return window of a parcel, and pays its seller alone. */
export async function payOut(ctx: Context, [parcelId]: string[]): Promise<string> {
  const { rows } = await ctx.db.execute(
    `update parcels set delivered_at = delivered_at - interval '30 days' where id = $1 returning seller_id as seller`,
    [parcelId],
  );
  await openBankAccounts(ctx, [String(rows[0]?.seller)]);
  const run = await proposeRun(ctx, 'asha');
  await approveRun(ctx, run, 'ravi');
  const { sent } = await sendRun(ctx, run, 'asha');
  return `${sent} sent`;
}
