import { moveParcel } from '#modules/orders/move-parcel.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { SampleOrder } from './sample-sales.ts';

export const dayMs = 86_400_000;

/** Brings every parcel of an order to its buyer. */
export async function deliverOrder(ctx: Context, { lines }: Pick<SampleOrder, 'lines'>): Promise<void> {
  for (const { parcelId } of lines)
    for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(ctx, { parcelId, event, by: 'operator' });
}

/** Has a unit of the first line of a delivered order returned by its buyer; it waits for the seller. */
export async function askReturn(ctx: Context, { id: orderId, lines }: SampleOrder): Promise<string> {
  const id = newId();
  const [line] = lines;
  await ctx.db.execute(
    `insert into returns (id, number, order_id, parcel_id, state, wish, created_at, state_at) values ($1, $1, $2, $3, 'requested', 'refund', $4, $4)`,
    [id, orderId, line?.parcelId, ctx.now().toISOString()],
  );
  await ctx.db.execute(`insert into return_lines (return_id, line_id, qty, reason) values ($1, $2, 1, 'damaged')`, [id, line?.id]);
  return id;
}

/** Has the operator pay for what is returned. */
export async function refundReturned(ctx: Context, id: string): Promise<void> {
  for (const event of ['approve', 'refund'] as const) await decideReturn(ctx, { id, event, by: 'operator' });
}
