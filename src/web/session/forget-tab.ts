import { keepCoupon } from '../components/kept-coupon.ts';
import { forgetPendingOrder } from '../components/pending-order-store.ts';
import { dropDrafts } from '../forms/draft.ts';

/** Keys whose text is about one person's buying. Cart and wishlist are handed over by what keeps them; views are in the account. */
const ofPerson = {
  local: ['karigari-order-key', 'karigari-cart-seen', 'karigari-viewed'],
  session: ['karigari-checkout-choices', 'karigari-signup'],
} as const;

/** Removes what this tab holds of the person who ended the session, before the next person sits down at it. */
export function forgetTab(): void {
  dropDrafts();
  keepCoupon(undefined);
  forgetPendingOrder();
  try {
    for (const key of ofPerson.local) localStorage.removeItem(key);
    for (const key of ofPerson.session) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
