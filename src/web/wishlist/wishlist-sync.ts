import { createAccountListClient } from '../storage/account-list-client.ts';
import { forgetAccountIds, loadBrowserIds, saveAccountIds, saveBrowserIds, setWishlisted } from './wishlist-store.ts';

/** The result of a change; `full` where the list has reached its limit. */
export type WishlistOutcome = 'done' | 'full' | 'failed';

const pressCounts = new Map<string, number>();

const { call, serialize: inTurn } = createAccountListClient('/users/wishlist');

/** Sends a change that the browser shows already, and reverts it where that fails. */
export async function sendWishlistChange(productId: string, wished: boolean): Promise<WishlistOutcome> {
  const press = (pressCounts.get(productId) ?? 0) + 1;
  pressCounts.set(productId, press);
  const response = await inTurn(() => call(wished ? 'PUT' : 'DELETE', `/${encodeURIComponent(productId)}`));
  if (response?.ok) return 'done';
  if (response?.status === 401) {
    // The session has ended: the browser keeps the list from now on.
    forgetAccountIds();
    return setWishlisted(productId, wished) ? 'done' : 'full';
  }
  // A later press of the same heart has its own response.
  if (pressCounts.get(productId) === press) setWishlisted(productId, !wished);
  return response?.status === 422 ? 'full' : 'failed';
}

/**
 * Merges the browser's list into the account's, which is the current list from then on; call it after signing in and at the start of a
 * session. Where the shop is unreachable the browser keeps its list, and the next call tries again.
 */
export async function mergeWishlist(): Promise<void> {
  const sent = loadBrowserIds();
  const response = await inTurn(() => call('POST', '/merge', { productIds: sent }));
  if (response?.status === 401) forgetAccountIds();
  if (!response?.ok) return;
  const { data } = (await response.json()) as { data: { productIds: string[]; noRoom: string[] } };
  saveAccountIds(data.productIds);
  const addedMeanwhile = loadBrowserIds().filter((id) => !sent.includes(id));
  saveBrowserIds([...data.noRoom, ...addedMeanwhile]);
  if (addedMeanwhile.length > 0) await mergeWishlist();
}

/** Removes the account's list from the browser, in every tab, after signing out or deleting the account. */
export const forgetWishlist = forgetAccountIds;
