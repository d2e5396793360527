import type { Context } from '#platform/context.ts';
import { readAddressChanges } from './address-queries.ts';
import { orderNumberOf } from './order-rules.ts';
import { addressLines, recipientLines } from './order-views.ts';
import type { ParcelRecipient } from './tables.ts';
import { findOrder, type LineRow, type OrderRow, type ParcelRow, readLines, readOrder, readParcels } from './view-queries.ts';

interface FoundParcels extends Pick<OrderRow, 'number' | 'state' | 'isGift' | 'hidesPrices' | 'giftMessage'> {
  /** Recipient, delivery address and phone now. */
  address: string[];
  /** When it was changed, and what it was before. */
  changes: { at: Date; before: string[] }[];
  parcels: ParcelRow[];
  lines: LineRow[];
}

/** Finds the parcels of an order with what their senders have to know, for the operator. */
export async function findParcels(ctx: Context, number: string): Promise<FoundParcels | undefined> {
  const found = await findOrder(ctx.db, orderNumberOf(number.trim().toUpperCase()));
  const order = found && (await readOrder(ctx.db, found.id));
  if (!order) return undefined;
  const { name, phone } = order;
  const changes = (await readAddressChanges(ctx.db, order.id)).map(({ at, before }: { at: Date; before: ParcelRecipient | null }) => ({
    at,
    before: before ? recipientLines(before, order) : [],
  }));
  const address = [name, ...addressLines(order), phone].filter((line) => line !== null);
  return { ...order, address, changes, parcels: await readParcels(ctx.db, [order.id]), lines: await readLines(ctx.db, [order.id]) };
}
