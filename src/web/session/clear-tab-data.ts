import { clearPendingOrder } from '../cart/pending-order-store.ts';
import { saveCoupon } from '../cart/saved-coupon.ts';
import { dropDrafts } from '../forms/draft.ts';

/** Keys whose text is about one person's buying. Cart and wishlist are handed over by what keeps them; views are in the account. */
const personalKeys = {
  local: ['karigari-order-key', 'karigari-cart-seen', 'karigari-viewed'],
  session: ['karigari-checkout-choices', 'karigari-signup'],
} as const;

/** Removes what this tab holds of the person who ended the session, before the next person sits down at it. */
export function clearTabData(): void {
  dropDrafts();
  saveCoupon(undefined);
  clearPendingOrder();
  try {
    for (const key of personalKeys.local) localStorage.removeItem(key);
    for (const key of personalKeys.session) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
