import { findActor } from '#modules/accounts/find-actor.ts';
import { findEmail } from '#modules/accounts/find-email.ts';
import type { Context } from '#platform/context.ts';
import type { Quote } from './contract.ts';
import { countUnknownCoupon } from './coupon-attempts.ts';
import { priceCart } from './price-cart.ts';
import type { CartInput } from './price-lines.ts';

/**
 * Quotes a cart: prices, parcels, taxes and problems. The contract's output schema
 * strips what only an order freezes.
 */
export async function quoteCart(ctx: Context, input: CartInput): Promise<Quote> {
  const { coupon } = input;
  if (coupon === undefined) return { currency: 'INR', ...(await priceCart(ctx, input)) };
  ctx.actor ??= await findActor(ctx);
  const buyer = ctx.actor && (await findEmail(ctx, ctx.actor.userId));
  const cart = await priceCart(ctx, input, buyer);
  if (cart.coupon?.refused === 'unknown') await countUnknownCoupon(ctx, coupon);
  return { currency: 'INR', ...cart };
}
