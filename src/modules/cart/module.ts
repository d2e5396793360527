import { defineModule, implementAll } from '#platform/module.ts';
import { clearCart } from './clear-cart.ts';
import { cartContract, cartTag } from './contract.ts';
import { getCart } from './get-cart.ts';
import { mergeCart } from './merge-cart.ts';
import { cartPersonalData } from './personal-data.ts';
import { quoteCart } from './quote-cart.ts';
import { removeCartItem } from './remove-cart-item.ts';
import { setCartItem } from './set-cart-item.ts';

export const cartModule = defineModule({
  openApi: { tags: [cartTag] },
  handlers: implementAll(cartContract, {
    quote: quoteCart,
    getCart,
    mergeCart,
    setCartItem,
    removeCartItem,
    clearCart,
  }),
  personalData: cartPersonalData,
});
