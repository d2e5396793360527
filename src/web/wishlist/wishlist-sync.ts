import { call } from '../browser-api.ts';
import { createQueue } from '../storage/create-queue.ts';
import { forgetAccountIds, loadBrowserIds, saveAccountIds, saveBrowserIds, setWishlisted } from './wishlist-store.ts';

/** The result of a change; `full` where the list has reached its limit. */
export type WishlistOutcome = 'done' | 'full' | 'failed';

const pressCounts = new Map<string, number>();

const timeoutMs = 15_000;
const enqueue = createQueue();

/** Sends a change that the browser shows already, and reverts it where that fails. */
export async function sendWishlistChange(productId: string, wished: boolean): Promise<WishlistOutcome> {
  const press = (pressCounts.get(productId) ?? 0) + 1;
  pressCounts.set(productId, press);
  const { error } = await enqueue(() =>
    wished
      ? call('wishlist.addToWishlist', { productId }, { timeoutMs })
      : call('wishlist.removeFromWishlist', { productId }, { timeoutMs }),
  );
  if (!error) return 'done';
  if (error.status === 401) {
    // The session has ended: from here on the browser keeps the list.
    forgetAccountIds();
    return setWishlisted(productId, wished) ? 'done' : 'full';
  }
  // A later press of the same heart has its own response.
  if (pressCounts.get(productId) === press) setWishlisted(productId, !wished);
  return error.status === 422 ? 'full' : 'failed';
}

/**
 * Merges the browser's list into the account's, which is the current list from then on; call it after signing
 * in and at the start of a session. Where the shop is unreachable the browser keeps its list, and the next
 * call tries again.
 */
export async function mergeWishlist(): Promise<void> {
  const sent = loadBrowserIds();
  const { answer, error } = await enqueue(() => call('wishlist.mergeWishlist', { productIds: [...sent] }, { timeoutMs }));
  if (error?.status === 401) forgetAccountIds();
  if (!answer) return;
  const { data } = answer;
  saveAccountIds(data.productIds);
  const addedMeanwhile = loadBrowserIds().filter((id) => !sent.includes(id));
  saveBrowserIds([...data.noRoom, ...addedMeanwhile]);
  if (addedMeanwhile.length > 0) await mergeWishlist();
}

/** Removes the account's list from the browser, in every tab, after signing out or deleting the account. */
export const forgetWishlist = forgetAccountIds;
