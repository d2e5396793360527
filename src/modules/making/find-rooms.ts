import type { Context } from '#platform/context.ts';
import { dayNumber } from '#shared/days.ts';
import { type MakingRoom, monthOf } from '#shared/dispatch-day.ts';
import { DomainError } from '#shared/errors.ts';
import { makingTag } from './book-months.ts';
import { readRooms, readSellerOfProduct } from './queries.ts';

/**
 * Finds the limits of made-to-order products, by product: of the product itself and of its shop.
 * @param except orders that count as if they had ended
 */
export async function findRooms(
  ctx: Context,
  productIds: readonly string[],
  except: readonly string[] = [],
): Promise<ReadonlyMap<string, MakingRoom[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await readRooms(ctx.db, productIds, monthOf(dayNumber(ctx.now())), except);
  return Map.groupBy(rows, ({ productId }) => productId);
}

/**
 * Lists the months in which no more of a product can be made, the nearest first. How much else is promised
 * is the shop's own.
 * @throws {DomainError} PRODUCT_NOT_FOUND
 */
export async function listFullMonths(ctx: Context, { id }: { id: string }): Promise<{ data: { months: string[] } }> {
  const sellerId = await readSellerOfProduct(ctx.db, id);
  if (sellerId === undefined) throw new DomainError('PRODUCT_NOT_FOUND');
  ctx.cache.dependsOn(`product:${id}`);
  ctx.cache.dependsOn(makingTag(sellerId));
  const rooms = (await findRooms(ctx, [id])).get(id) ?? [];
  const full = rooms.flatMap(({ perMonth, taken }) => Object.keys(taken).filter((month) => (taken[month] ?? 0) >= perMonth));
  return { data: { months: [...new Set(full)].sort() } };
}
