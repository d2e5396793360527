import { defineModule, implementAll } from '#platform/module.ts';
import { clearCart } from './clear-cart.ts';
import { cartTag } from './contract.ts';
import { cartContract } from './endpoints-contract.ts';
import { getCart } from './get-cart.ts';
import { mergeCart } from './merge-cart.ts';
import { cartPersonalData } from './personal-data.ts';
import { quoteCart } from './quote-cart.ts';
import { removeCartItem } from './remove-cart-item.ts';
import { setCartItem } from './set-cart-item.ts';
import { addShopCoupon, endShopCoupon, listShopCoupons } from './shop-coupons.ts';
import { shopCouponsTag } from './shop-coupons-contract.ts';

export const cartModule = defineModule({
  openApi: { tags: [cartTag, shopCouponsTag] },
  handlers: implementAll(cartContract, {
    quote: quoteCart,
    getCart,
    mergeCart,
    setCartItem,
    removeCartItem,
    clearCart,
    listShopCoupons,
    addShopCoupon,
    endShopCoupon,
  }),
  personalData: cartPersonalData,
});
