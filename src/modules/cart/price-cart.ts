import { currentRates } from '#modules/ledger/current-rates.ts';
import type { Context } from '#platform/context.ts';
import { personOf } from './person-of.ts';
import { type CartInput, type PricedCart, priceLines } from './price-lines.ts';
import { readCoupon, readLines } from './queries.ts';

/**
 * What a cart costs at this moment, with everything that an order freezes of its lines. Prices are the catalogue's; nothing is held.
 * The lines come in the order of the items; what is not sold any more is named in `gone`.
 */
export async function priceCart(ctx: Context, input: CartInput): Promise<PricedCart> {
  const { items, coupon: code, email, country } = input;
  const rates = await currentRates(ctx);
  const variantIds = items.map((item) => item.variantId);
  const rows = await readLines(ctx.db, variantIds, country);
  const coupon = code === undefined ? undefined : await readCoupon(ctx.db, code, email && personOf(ctx, email));
  return priceLines(input, { rows, coupon, rates, now: ctx.now() });
}
