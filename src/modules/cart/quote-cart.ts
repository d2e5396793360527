import type { Context } from '#platform/context.ts';
import type { Quote } from './contract.ts';
import { priceCart } from './price-cart.ts';
import type { CartInput } from './price-lines.ts';

/** What a cart costs now, with parcels, taxes and what stands in the way. The contract's output keeps what an order freezes to itself. */
export async function quoteCart(ctx: Context, input: CartInput): Promise<Quote> {
  return { currency: 'INR', ...(await priceCart(ctx, input)) };
}
