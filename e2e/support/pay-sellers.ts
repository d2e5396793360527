import { approveRun, proposeRun, sendRun } from '../../src/modules/payouts/move-run.ts';
import type { Context } from '../../src/platform/context.ts';

// Doors of the tests alone: what takes weeks, and two people.

/** Ends the return window of a parcel, and pays its seller alone. */
export async function payOut(ctx: Context, [parcelId]: string[]): Promise<string> {
  const { rows } = await ctx.db.execute(
    `update parcels set delivered_at = delivered_at - interval '30 days' where id = $1 returning seller_id as seller`,
    [parcelId],
  );
  const account = { holder: 'Sample Sellers LLP', number: '001234567890', ifsc: 'SBIN0001234' };
  ctx.app.usableBankAccount = async (_, sellerId) => (sellerId === rows[0]?.seller ? account : undefined);
  const run = await proposeRun(ctx, 'asha');
  await approveRun(ctx, run, 'ravi');
  const { sent } = await sendRun(ctx, run, 'asha');
  return `${sent} sent`;
}
