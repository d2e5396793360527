import type { Context } from '#platform/context.ts';
import { orderNumberOf } from './order-rules.ts';
import { findOrder, type ParcelRow, readParcels } from './view-queries.ts';

/** Finds the parcels of an order, for the operator. */
export async function findParcels(
  ctx: Context,
  number: string,
): Promise<{ number: string; state: string; parcels: ParcelRow[] } | undefined> {
  const order = await findOrder(ctx.db, orderNumberOf(number.trim().toUpperCase()));
  return order && { number: order.number, state: order.state, parcels: await readParcels(ctx.db, [order.id]) };
}
