import { clearPendingOrder } from '../cart/pending-order-store.ts';
import { saveCoupon } from '../cart/saved-coupon.ts';
import { dropDrafts } from '../forms/draft.ts';

/** Keys with data of one buyer. Cart and wishlist are cleared by their stores; views are in the account. */
const personalKeys = {
  local: ['karigari-order-key', 'karigari-cart-seen', 'karigari-viewed'],
  session: ['karigari-checkout-choices', 'karigari-signup'],
} as const;

/** Removes the data of the user who ended the session, before the next person uses this tab. */
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
