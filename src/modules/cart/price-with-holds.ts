import { readPendingHolds } from '#modules/catalog/open-holds.ts';
import type { Context } from '#platform/context.ts';
import { readOrdersOfCoupon } from './coupon-use-queries.ts';
import { type EndedOrders, priceCart } from './price-cart.ts';
import type { CartInput, PricedCart } from './price-lines.ts';

/** Names what a buyer's own unpaid orders hold, by their ids. */
async function endedOrders(ctx: Context, self: string, orderIds: ReadonlySet<string>): Promise<EndedOrders> {
  const units = new Map<string, number>();
  for (const { orderId, variantId, qty } of await readPendingHolds(ctx.db, [self]))
    if (orderIds.has(orderId)) units.set(variantId, (units.get(variantId) ?? 0) + qty);
  return { orderIds: [...orderIds], units };
}

/**
 * Prices a cart. Where an unpaid order of the same buyer holds what is short, or uses the coupon, that order
 * counts as ended: a buyer's own hold makes nothing sold out.
 * @param self holder of the buyer's own orders, asked for where something is short
 * @param ended orders that count as ended in any case
 * @returns the orders that stood in the way, `ended` included
 */
export async function priceWithHolds(
  ctx: Context,
  input: CartInput,
  { buyer, self, ended = [] }: { buyer: string | undefined; self: () => Promise<string | undefined>; ended?: readonly string[] },
): Promise<{ cart: PricedCart; ended: string[] }> {
  const given = new Set(ended);
  const owner = given.size > 0 ? await self() : undefined;
  const cart = await priceCart(ctx, input, buyer, owner === undefined ? undefined : await endedOrders(ctx, owner, given));
  const short = new Set(cart.lines.filter((line) => line.problem === 'sold-out' || line.problem === 'short').map((line) => line.variantId));
  const isCouponUsed = cart.coupon?.refused === 'used-by-you' || cart.coupon?.refused === 'used-up';
  if (short.size === 0 && !isCouponUsed) return { cart, ended: [...given] };
  const holder = await self();
  const own = holder === undefined ? [] : (await readPendingHolds(ctx.db, [holder])).filter((each) => !given.has(each.orderId));
  const inTheWay = own.filter((each) => short.has(each.variantId)).map((each) => each.orderId);
  if (isCouponUsed && input.coupon !== undefined && own.length > 0)
    inTheWay.push(
      ...(await readOrdersOfCoupon(
        ctx.db,
        input.coupon,
        own.map((each) => each.orderId),
      )),
    );
  if (holder === undefined || inTheWay.length === 0) return { cart, ended: [...given] };
  const all = new Set([...given, ...inTheWay]);
  return { cart: await priceCart(ctx, input, buyer, await endedOrders(ctx, holder, all)), ended: [...all] };
}
