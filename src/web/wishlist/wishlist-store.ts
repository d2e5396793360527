import { useSyncExternalStore } from 'react';
import { parseList, persistentStore, serializeList, subscribeToKeys } from '../storage/persistent-store.ts';

/** The list of a visitor, the latest last. */
const browserKey = 'karigari-wishlist';
/**
 * A copy of the signed-in account's list, so that hearts are right at once. While it exists, it is the
 * current list.
 */
const accountKey = 'karigari-wishlist-account';
/** The limit of the merge endpoint. */
const maxInBrowser = 100;
const maxInAccount = 200;

export interface WishlistState {
  ids: readonly string[];
  isAccount: boolean;
}

/** Parses stored ids without duplicates; anything else is dropped. */
function parseIds(text: string | null, max: number): readonly string[] {
  const ids = parseList(text).filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id));
  return [...new Set(ids)].slice(-max);
}

const browserStore = persistentStore(browserKey, (text) => parseIds(text, maxInBrowser));
const accountStore = persistentStore(accountKey, (text) => (text === null ? undefined : parseIds(text, maxInAccount)));

/** The set is built once per list, because every heart on a page reads it. */
let cached: (WishlistState & { set: ReadonlySet<string> }) | undefined;

function read(): WishlistState & { set: ReadonlySet<string> } {
  const account = accountStore.load();
  const ids = account ?? browserStore.load();
  if (cached?.ids !== ids) cached = { ids, isAccount: account !== undefined, set: new Set(ids) };
  return cached;
}

/** The current list: the account's copy, else the browser's. */
export const load = (): WishlistState => read();

/** The browser's own list, apart from any account. */
export const loadBrowserIds = browserStore.load;

export const saveBrowserIds = (ids: readonly string[]): void => browserStore.write(serializeList(ids));

/** Stores the list of the signed-in account. */
export const saveAccountIds = (ids: readonly string[]): void => accountStore.write(JSON.stringify(ids));

/** Removes the account's list from the browser. */
export const forgetAccountIds = (): void => accountStore.write(null);

/** Adds a product to the current list or removes it. @returns false where the list is full */
export function setWishlisted(productId: string, wished: boolean): boolean {
  const { ids, isAccount } = load();
  const others = ids.filter((id) => id !== productId);
  if (wished && others.length >= (isAccount ? maxInAccount : maxInBrowser)) return false;
  (isAccount ? saveAccountIds : saveBrowserIds)(wished ? [...others, productId] : others);
  return true;
}

/** Calls `listener` on every change, in this tab or another. @returns the function that unsubscribes */
export const subscribe = (listener: () => void) => subscribeToKeys([browserKey, accountKey], listener);

const onServer = () => undefined;

/**
 * The current list; undefined on the server and during hydration, because pages are the same for everyone.
 */
export function useWishlist(): WishlistState | undefined {
  return useSyncExternalStore<WishlistState | undefined>(subscribe, load, onServer);
}

/** Whether a product is on the list. A heart renders again only when its own answer changes. */
export function useIsWishlisted(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().set.has(productId),
    () => false,
  );
}
