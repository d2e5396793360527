import type { Context } from '#platform/context.ts';
import { deleteHolds, insertHolds, lockVariants, readHeldUnits } from './hold-queries.ts';
import { requireShare, takeableUnits } from './hold-stock.ts';
import { readHoldersOfOrder } from './open-holds.ts';
import { announceStockChange } from './refresh-sold-out.ts';
import { reserveQuietly, type StockItem } from './reserve-stock.ts';
import { releaseStockRows } from './stock-queries.ts';

/**
 * Puts units of a variant that an order has reserved back on sale, and reserves as many of another one for
 * it. The rows stay locked until the transaction ends: call it last.
 * @param isCash nothing was paid yet: of the other variant, too, one holder has no more than a share
 * @throws {DomainError} OUT_OF_STOCK, QUANTITY_LIMIT, BEING_PAID at `items.0`; nothing is changed then
 */
export async function exchangeStock(
  tx: Context,
  { orderId, qty, from, to, isCash }: { orderId: string; qty: number; from: string; to: string; isCash: boolean },
): Promise<void> {
  const items = [{ variantId: to, qty }];
  await lockVariants(tx.db, [from, to]);
  if (isCash) await moveHold(tx, orderId, items, from);
  const released = await releaseStockRows(tx.db, orderId, [{ variantId: from, qty }], 'release');
  const reserved = await reserveQuietly(tx, { orderId, items });
  await announceStockChange(tx, [...released, ...reserved]);
}

/** Gives the holders of an order. One of before yesterday has none stored, and the share of a stranger. */
async function holdersOf(ctx: Context, orderId: string): Promise<{ holders: string[]; isGuest: boolean }> {
  return (await readHoldersOfOrder(ctx.db, orderId)) ?? { holders: [], isGuest: true };
}

/**
 * Reads how many units of each variant `exchangeStock` would give to an order at this moment.
 * @param isCash nothing was paid yet
 */
export async function readExchangeable(
  ctx: Context,
  { orderId, variantIds, isCash }: { orderId: string; variantIds: readonly string[]; isCash: boolean },
): Promise<ReadonlyMap<string, number>> {
  const hold = { ...(await holdersOf(ctx, orderId)), isCash };
  const held = await readHeldUnits(ctx.db, variantIds, hold.holders);
  return new Map(held.map((each) => [each.variantId, isCash ? takeableUnits(ctx, each, hold) : each.available]));
}

/** Holds another variant for an order that is not paid, within the share of its holders. */
async function moveHold(tx: Context, orderId: string, items: readonly StockItem[], from: string): Promise<void> {
  const hold = { ...(await holdersOf(tx, orderId)), isCash: true };
  const variantIds = items.map(({ variantId }) => variantId);
  requireShare(tx, items, hold, await readHeldUnits(tx.db, variantIds, hold.holders));
  if ((await deleteHolds(tx.db, orderId, [from])).length > 0) await insertHolds(tx.db, orderId, items, hold);
}
