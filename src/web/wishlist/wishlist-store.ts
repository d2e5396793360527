import { useSyncExternalStore } from 'react';
import { parseList, persistentStore, serializeList, subscribeToKeys } from '../storage/persistent-store.ts';

/** What a visitor keeps, the latest last. */
const browserKey = 'karigari-wishlist';
/** A copy of the account's list while somebody is signed in: it lets hearts be right at once. Where it is, the account's list counts. */
const accountKey = 'karigari-wishlist-account';
/** As many as the account takes over at once. */
const maxInBrowser = 100;
const maxInAccount = 200;

export interface WishlistState {
  ids: readonly string[];
  isAccount: boolean;
}

/** Whatever is stored, only identifiers come out, once each. */
function parseIds(text: string | null, most: number): readonly string[] {
  const ids = parseList(text).filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id));
  return [...new Set(ids)].slice(-most);
}

const browserStore = persistentStore(browserKey, (text) => parseIds(text, maxInBrowser));
const accountStore = persistentStore(accountKey, (text) => (text === null ? undefined : parseIds(text, maxInAccount)));

/** Every heart on a page asks: the set is made once for a list. */
let cached: (WishlistState & { set: ReadonlySet<string> }) | undefined;

function read(): WishlistState & { set: ReadonlySet<string> } {
  const account = accountStore.load();
  const ids = account ?? browserStore.load();
  if (cached?.ids !== ids) cached = { ids, isAccount: account !== undefined, set: new Set(ids) };
  return cached;
}

/** The list that counts now. */
export const load = (): WishlistState => read();

/** What the browser keeps apart from any account. */
export const loadBrowserIds = browserStore.load;

export const saveBrowserIds = (ids: readonly string[]): void => browserStore.write(serializeList(ids));

/** Somebody is signed in, and this is the list of the account. */
export const saveAccountIds = (ids: readonly string[]): void => accountStore.write(JSON.stringify(ids));

/** Nobody is signed in any more: the account's list leaves the browser. */
export const forgetAccountIds = (): void => accountStore.write(null);

/** Puts a piece on the list that counts, or takes it off. @returns false where the list is full */
export function setWishlisted(productId: string, wished: boolean): boolean {
  const { ids, isAccount } = load();
  const others = ids.filter((id) => id !== productId);
  if (wished && others.length >= (isAccount ? maxInAccount : maxInBrowser)) return false;
  (isAccount ? saveAccountIds : saveBrowserIds)(wished ? [...others, productId] : others);
  return true;
}

/** Calls `listener` whenever the list changes, here or in another tab; gives back how to stop. */
export const subscribe = (listener: () => void) => subscribeToKeys([browserKey, accountKey], listener);

const onServer = () => undefined;

/** The list that counts; undefined until the browser has been asked, which is never on the server: pages there are the same for everyone. */
export function useWishlist(): WishlistState | undefined {
  return useSyncExternalStore<WishlistState | undefined>(subscribe, load, onServer);
}

/** Whether a piece is on the list. A heart is drawn again only when its own answer changes. */
export function useIsWishlisted(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().set.has(productId),
    () => false,
  );
}
