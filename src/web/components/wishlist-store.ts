import { useSyncExternalStore } from 'react';
import { follow, keptText, listText, parseList } from '../kept-text.ts';

/** What a visitor keeps, the latest last. */
const browserKey = 'karigari-wishlist';
/** A copy of the account's list while somebody is signed in: it lets hearts be right at once. Where it is, the account's list counts. */
const accountKey = 'karigari-wishlist-account';
/** As many as the account takes over at once. */
const mostInBrowser = 100;
const mostInAccount = 200;

export interface Kept {
  ids: readonly string[];
  isAccount: boolean;
}

/** Whatever is stored, only identifiers come out, once each. */
function idsOf(text: string | null, most: number): readonly string[] {
  const ids = parseList(text).filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id));
  return [...new Set(ids)].slice(-most);
}

const ofBrowser = keptText(browserKey, (text) => idsOf(text, mostInBrowser));
const ofAccount = keptText(accountKey, (text) => (text === null ? undefined : idsOf(text, mostInAccount)));

/** Every heart on a page asks: the set is made once for a list. */
let known: (Kept & { set: ReadonlySet<string> }) | undefined;

function read(): Kept & { set: ReadonlySet<string> } {
  const account = ofAccount.load();
  const ids = account ?? ofBrowser.load();
  if (known?.ids !== ids) known = { ids, isAccount: account !== undefined, set: new Set(ids) };
  return known;
}

/** The list that counts now. */
export const load = (): Kept => read();

/** What the browser keeps apart from any account. */
export const browserIds = ofBrowser.load;

export const keepInBrowser = (ids: readonly string[]): void => ofBrowser.write(listText(ids));

/** Somebody is signed in, and this is the list of the account. */
export const adoptAccount = (ids: readonly string[]): void => ofAccount.write(JSON.stringify(ids));

/** Nobody is signed in any more: the account's list leaves the browser. */
export const leaveAccount = (): void => ofAccount.write(null);

/** Puts a piece on the list that counts, or takes it off. @returns false where the list is full */
export function mark(productId: string, wished: boolean): boolean {
  const { ids, isAccount } = load();
  const others = ids.filter((id) => id !== productId);
  if (wished && others.length >= (isAccount ? mostInAccount : mostInBrowser)) return false;
  (isAccount ? adoptAccount : keepInBrowser)(wished ? [...others, productId] : others);
  return true;
}

/** Calls `listener` whenever the list changes, here or in another tab; gives back how to stop. */
export const subscribe = (listener: () => void) => follow([browserKey, accountKey], listener);

const onServer = () => undefined;

/** The list that counts; undefined until the browser has been asked, which is never on the server: pages there are the same for everyone. */
export function useWishlist(): Kept | undefined {
  return useSyncExternalStore<Kept | undefined>(subscribe, load, onServer);
}

/** Whether a piece is on the list. A heart is drawn again only when its own answer changes. */
export function useWished(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().set.has(productId),
    () => false,
  );
}
