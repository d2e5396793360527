import { postRawJson } from '#platform/raw-json/raw-json-route.ts';
import { cartContract } from './contract.ts';
import { quoteCart } from './quote-cart.ts';

/** The cart asks at each change of a quantity, and the checkout at each change of the destination. */
export const cartRawJson = [postRawJson(cartContract.quote, quoteCart)];
