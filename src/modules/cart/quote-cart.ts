import { findActor } from '#modules/accounts/find-actor.ts';
import { findEmail } from '#modules/accounts/find-email.ts';
import { quoteCredit } from '#modules/store-credit/quote-credit.ts';
import type { Context } from '#platform/context.ts';
import type { Quote } from './contract.ts';
import { countUnknownCoupon } from './coupon-attempts.ts';
import type { CartInput } from './price-lines.ts';
import { priceWithHolds } from './price-with-holds.ts';
import { selfHolder } from './self-holder.ts';

/**
 * Quotes a cart: prices, parcels, taxes and problems. The contract's output schema
 * strips what only an order freezes.
 */
export async function quoteCart(ctx: Context, { withCredit, ...input }: CartInput & { withCredit?: boolean | undefined }): Promise<Quote> {
  const { coupon } = input;
  const identify = async () => {
    ctx.actor ??= await findActor(ctx);
    return ctx.actor?.userId;
  };
  const userId = coupon === undefined ? undefined : await identify();
  const buyer = userId === undefined ? undefined : await findEmail(ctx, userId);
  const { cart } = await priceWithHolds(ctx, input, { buyer, self: async () => selfHolder(ctx, await identify()) });
  if (coupon !== undefined && cart.coupon?.refused === 'unknown') await countUnknownCoupon(ctx, coupon);
  const holder = withCredit ? await identify() : undefined;
  const credit = holder === undefined ? undefined : await quoteCredit(ctx, holder, cart.bill.totalPaise);
  return { currency: 'INR', ...cart, ...(credit && credit.balancePaise > 0 ? { credit } : {}) };
}
