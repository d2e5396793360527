import { findCalendar } from '#modules/sellers/calendars.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { makingTag } from './book-months.ts';
import type { ShopMaking } from './contract.ts';
import { monthDays, monthsFrom } from './month-rules.ts';
import { isMadeToOrder, readCapacities, readMadeToOrder, readTaken, writeCapacity } from './queries.ts';

/** Months that are shown, and more where more are promised. */
const shownMonths = 6;
const maxMonths = 24;

/** Shows what the caller's shop can make to order, month by month. @throws {DomainError} SELLER_NOT_FOUND */
export async function getShopMaking(ctx: Context): Promise<{ data: ShopMaking }> {
  const { sellerId } = requireShop(ctx);
  const { calendar, today } = await findCalendar(ctx, sellerId);
  const from = today.slice(0, 7);
  const taken = new Map((await readTaken(ctx.db, sellerId, from)).map(({ month, units }) => [month, units]));
  const last = [...taken.keys()].at(-1) ?? from;
  const shown = monthsFrom(from, maxMonths).filter((month, index) => index < shownMonths || month <= last);
  const [shop, ...others] = (await readCapacities(ctx.db, sellerId, from)).toSorted(
    (a, b) => Number(a.productId !== null) - Number(b.productId !== null),
  );
  const own = shop?.productId === null ? shop : undefined;
  const ofProducts = own === undefined && shop ? [shop, ...others] : others;
  const used = (units: number, perMonth: number | undefined) => ({
    taken: units,
    ...(perMonth === undefined ? {} : { left: Math.max(0, perMonth - units) }),
  });
  return {
    data: {
      ...(own ? { perMonth: own.perMonth } : {}),
      months: shown.map((month) => ({ month, ...used(taken.get(month) ?? 0, own?.perMonth), ...monthDays(month, calendar) })),
      products: ofProducts.map(({ productId, title, perMonth, taken: units }) => ({
        _id: productId ?? '',
        title: title ?? { en: '' },
        perMonth,
        months: shown.map((month) => ({ month, ...used(units[month] ?? 0, perMonth) })),
      })),
      choices: await readMadeToOrder(ctx.db, sellerId),
    },
  };
}

/**
 * Sets how many units the caller's shop can make to order in a month: of all its products, or of one.
 * @throws {DomainError} INVALID_INPUT for what is not made to order, SELLER_NOT_FOUND, WRONG_STATE
 */
export async function saveCapacity(
  ctx: Context,
  { product, perMonth }: { product?: string | undefined; perMonth?: number | undefined },
): Promise<{ status: 'success' }> {
  const { sellerId, slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    if (product !== undefined && !(await isMadeToOrder(tx.db, sellerId, product)))
      throw new DomainError('INVALID_INPUT', { product: 'unknown' });
    // Before the shop is held, as where an order is placed.
    await writeCapacity(tx.db, { id: newId(), sellerId, productId: product ?? null, perMonth }, tx.now());
    await lockShop(tx, slug);
    tx.cache.invalidate(makingTag(sellerId));
    await tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id: sellerId }, reason: 'capacity' });
  });
  return { status: 'success' };
}
