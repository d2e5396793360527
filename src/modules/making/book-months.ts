import type { Context } from '#platform/context.ts';
import type { MonthOfMaking } from '#shared/dispatch-day.ts';
import { DomainError } from '#shared/errors.ts';
import {
  insertBookings,
  isOverfull,
  lockCapacities,
  lockOpenBookings,
  reopenBookings,
  writeBookedVariant,
  writeOpenUnits,
} from './queries.ts';

/** Units of a line that are promised for a month. */
export interface Booking extends MonthOfMaking {
  variantId: string;
  productId: string;
  sellerId: string;
}

/** Names what cached answers about the full months of a shop depend on. */
export const makingTag = (sellerId: string) => `making:${sellerId}`;

function announce(tx: Context, rows: readonly { sellerId: string }[]): void {
  if (rows.length > 0) tx.cache.invalidate(...new Set(rows.map(({ sellerId }) => makingTag(sellerId))));
}

/**
 * Holds the months of the shops that make these variants to order, until the transaction ends: what is read
 * of them from here on stays true. Call it before the sellers, the coupon and the stock are locked.
 */
export const lockMonths = (tx: Context, variantIds: readonly string[]): Promise<void> => lockCapacities(tx.db, variantIds);

/** Books the months for which the units of an order are promised. Hold them before they are counted. */
export async function bookMonths(tx: Context, orderId: string, bookings: readonly Booking[]): Promise<void> {
  await insertBookings(
    tx.db,
    bookings.map(({ variantId, productId, sellerId, month, units }) => ({ orderId, variantId, productId, sellerId, month, units })),
  );
  announce(tx, bookings);
}

/**
 * Frees the months of an order, or of units of it: those of the latest month first.
 * @param items without them, of the whole order
 */
export async function freeMonths(tx: Context, orderId: string, items?: readonly { variantId: string; qty: number }[]): Promise<void> {
  const rows = await lockOpenBookings(tx.db, orderId);
  const left = items && new Map<string, number>();
  for (const { variantId, qty } of items ?? []) left?.set(variantId, (left.get(variantId) ?? 0) + qty);
  for (const row of rows) {
    const freed = Math.min(row.openUnits, left ? (left.get(row.variantId) ?? 0) : row.openUnits);
    if (freed === 0) continue;
    left?.set(row.variantId, (left.get(row.variantId) ?? 0) - freed);
    await writeOpenUnits(tx.db, row, row.openUnits - freed);
  }
  announce(tx, rows);
}

/**
 * Books the months of an abandoned order again, whose payment came late: it keeps its day. Hold them first.
 * @throws {DomainError} OUT_OF_STOCK where others have taken them
 */
export async function rebookMonths(tx: Context, orderId: string): Promise<void> {
  const sellerIds = await reopenBookings(tx.db, orderId);
  if (sellerIds.length > 0 && (await isOverfull(tx.db, orderId))) throw new DomainError('OUT_OF_STOCK');
  announce(
    tx,
    sellerIds.map((sellerId) => ({ sellerId })),
  );
}

/** Moves the months of a line to another variant of its product, which takes as long. */
export const exchangeMonths = (tx: Context, orderId: string, from: string, to: string): Promise<void> =>
  writeBookedVariant(tx.db, orderId, from, to);
