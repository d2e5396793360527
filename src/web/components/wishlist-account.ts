import { accountCalls } from './account-calls.ts';
import { adoptAccount, browserIds, keepInBrowser, leaveAccount, mark } from './wishlist-store.ts';

/** What came of it: `full` where the list takes no more. */
export type WishOutcome = 'done' | 'full' | 'failed';

const presses = new Map<string, number>();

const { call, inTurn } = accountCalls('/users/wishlist');

/** Tells the account what was marked in the browser already, and undoes the mark where that fails. */
export async function sendWish(productId: string, wished: boolean): Promise<WishOutcome> {
  const press = (presses.get(productId) ?? 0) + 1;
  presses.set(productId, press);
  const response = await inTurn(() => call(wished ? 'PUT' : 'DELETE', `/${encodeURIComponent(productId)}`));
  if (response?.ok) return 'done';
  if (response?.status === 401) {
    // The session has ended: from here on the browser keeps the list.
    leaveAccount();
    return mark(productId, wished) ? 'done' : 'full';
  }
  // A later press of the same heart has its own answer.
  if (presses.get(productId) === press) mark(productId, !wished);
  return response?.status === 422 ? 'full' : 'failed';
}

/**
 * Call it when somebody has signed in, and at the start while they are: what the browser kept joins the account's list, which counts
 * from then on. Where the shop cannot be reached the browser goes on keeping its list, and the next call tries again.
 */
export async function mergeWishlist(): Promise<void> {
  const sent = browserIds();
  const response = await inTurn(() => call('POST', '/merge', { productIds: sent }));
  if (response?.status === 401) leaveAccount();
  if (!response?.ok) return;
  const { data } = (await response.json()) as { data: { productIds: string[]; noRoom: string[] } };
  adoptAccount(data.productIds);
  const pressedMeanwhile = browserIds().filter((id) => !sent.includes(id));
  keepInBrowser([...data.noRoom, ...pressedMeanwhile]);
  if (pressedMeanwhile.length > 0) await mergeWishlist();
}

/** Call it when somebody has signed out or deleted the account: their list leaves the browser, in every tab. */
export const forgetWishlist = leaveAccount;
