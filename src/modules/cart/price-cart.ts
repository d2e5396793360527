import { currentRates } from '#modules/ledger/current-rates.ts';
import type { Context } from '#platform/context.ts';
import { buyerDigest } from './buyer-digest.ts';
import { mayTryCoupons } from './coupon-attempts.ts';
import { type CartInput, type PricedCart, priceLines } from './price-lines.ts';
import { readCoupon, readLines } from './queries.ts';

/**
 * What a cart costs at this moment, with everything that an order freezes of its lines. Prices are the catalogue's; nothing is held.
 * The lines come in the order of the items; what is not sold any more is named in `gone`.
 * @param buyer the buyer's e-mail address where it is proved, for coupons that count by person. One that somebody merely typed would tell
 * strangers who has bought here
 */
export async function priceCart(ctx: Context, input: CartInput, buyer?: string): Promise<PricedCart> {
  const { items, coupon: code, country } = input;
  const rates = await currentRates(ctx);
  const variantIds = items.map((item) => item.variantId);
  const rows = await readLines(ctx.db, variantIds, country);
  const isTried = code !== undefined && (await mayTryCoupons(ctx));
  const coupon = isTried ? await readCoupon(ctx.db, code, buyer && buyerDigest(ctx, buyer)) : undefined;
  return priceLines(input, {
    rows,
    coupon,
    couponRejection: code === undefined || isTried ? undefined : 'too-many-tries',
    rates,
    now: ctx.now(),
  });
}
