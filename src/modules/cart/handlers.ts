import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { clearCart } from './clear-cart.ts';
import { cartContract } from './contract.ts';
import { getCart } from './get-cart.ts';
import { mergeCart } from './merge-cart.ts';
import { quoteCart } from './quote-cart.ts';
import { removeCartItem } from './remove-cart-item.ts';
import { setCartItem } from './set-cart-item.ts';

const cart = implement(cartContract).$context<Context>();

export const cartHandlers = cart.router({
  quote: cart.quote.handler(({ context, input }) => quoteCart(context, input)),
  getCart: cart.getCart.handler(({ context }) => getCart(context)),
  mergeCart: cart.mergeCart.handler(({ context, input }) => mergeCart(context, input)),
  setCartItem: cart.setCartItem.handler(({ context, input }) => setCartItem(context, input)),
  removeCartItem: cart.removeCartItem.handler(({ context, input }) => removeCartItem(context, input)),
  clearCart: cart.clearCart.handler(({ context }) => clearCart(context)),
});
