import { call } from '../browser-api.ts';
import { createQueue } from '../storage/create-queue.ts';
import { forgetAccountIds, loadBrowserIds, saveAccountIds, saveBrowserIds, setWishlisted } from './wishlist-store.ts';

/** What came of it: `full` where the list takes no more. */
export type WishlistOutcome = 'done' | 'full' | 'failed';

const pressCounts = new Map<string, number>();

const timeoutMs = 15_000;
const enqueue = createQueue();

/** Tells the account what was marked in the browser already, and undoes the mark where that fails. */
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
  // A later press of the same heart has its own answer.
  if (pressCounts.get(productId) === press) setWishlisted(productId, !wished);
  return error.status === 422 ? 'full' : 'failed';
}

/**
 * Call it when somebody has signed in, and at the start while they are: what the browser kept joins the account's list, which counts
 * from then on. Where the shop cannot be reached the browser goes on keeping its list, and the next call tries again.
 */
export async function mergeWishlist(): Promise<void> {
  const sent = loadBrowserIds();
  const { answer, error } = await enqueue(() => call('wishlist.mergeWishlist', { productIds: [...sent] }, { timeoutMs }));
  if (error?.status === 401) forgetAccountIds();
  if (!answer) return;
  const { data } = answer;
  saveAccountIds(data.productIds);
  const pressedMeanwhile = loadBrowserIds().filter((id) => !sent.includes(id));
  saveBrowserIds([...data.noRoom, ...pressedMeanwhile]);
  if (pressedMeanwhile.length > 0) await mergeWishlist();
}

/** Call it when somebody has signed out or deleted the account: their list leaves the browser, in every tab. */
export const forgetWishlist = forgetAccountIds;
