import { currentRates } from '#modules/ledger/current-rates.ts';
import type { Context } from '#platform/context.ts';
import { buyerDigest } from './buyer-digest.ts';
import { mayTryCoupons } from './coupon-attempts.ts';
import { type CartInput, type PricedCart, priceLines } from './price-lines.ts';
import { readCoupon, readLines } from './queries.ts';

/**
 * Prices a cart from the catalogue, with everything that an order freezes of its lines. Holds nothing. Lines
 * come in the order of the items; variants that are no longer on sale are listed in `gone`.
 * @param buyer verified e-mail address of the buyer, for coupons with a limit per buyer. An unverified one
 * would reveal to strangers whether its owner has bought here
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
