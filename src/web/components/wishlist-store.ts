import { useSyncExternalStore } from 'react';

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

/** Read once and kept until something changes it: every heart on a page asks. */
let known: (Kept & { set: ReadonlySet<string> }) | undefined;
/** Stands in where the browser refuses storage: the list then lives as long as the page. */
const memory = new Map<string, string>();
let storageWorks = true;
const listeners = new Set<() => void>();

function readText(key: string): string | null {
  if (storageWorks) {
    try {
      return localStorage.getItem(key);
    } catch {
      storageWorks = false;
    }
  }
  return memory.get(key) ?? null;
}

function writeText(key: string, text: string | null): void {
  if (text === null) memory.delete(key);
  else memory.set(key, text);
  if (!storageWorks) return;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    storageWorks = false;
  }
}

/** Whatever is stored, only identifiers come out, once each. */
function idsOf(text: string | null, most: number): string[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id));
  return [...new Set(ids)].slice(-most);
}

function read(): Kept & { set: ReadonlySet<string> } {
  const ofAccount = readText(accountKey);
  const ids = ofAccount === null ? browserIds() : idsOf(ofAccount, mostInAccount);
  return { ids, isAccount: ofAccount !== null, set: new Set(ids) };
}

function changed(): void {
  known = undefined;
  for (const listener of [...listeners]) listener();
}

/** The list that counts now. */
export function load(): Kept {
  known ??= read();
  return known;
}

/** What the browser keeps apart from any account. */
export const browserIds = (): string[] => idsOf(readText(browserKey), mostInBrowser);

export function keepInBrowser(ids: readonly string[]): void {
  writeText(browserKey, ids.length > 0 ? JSON.stringify(ids) : null);
  changed();
}

/** Somebody is signed in, and this is the list of the account. */
export function adoptAccount(ids: readonly string[]): void {
  writeText(accountKey, JSON.stringify(ids));
  changed();
}

/** Nobody is signed in any more: the account's list leaves the browser. */
export function leaveAccount(): void {
  writeText(accountKey, null);
  changed();
}

/** Puts a piece on the list that counts, or takes it off. @returns false where the list is full */
export function mark(productId: string, wished: boolean): boolean {
  // Read again: another tab may have written at this moment.
  const { ids, isAccount } = read();
  const others = ids.filter((id) => id !== productId);
  if (wished && others.length >= (isAccount ? mostInAccount : mostInBrowser)) return false;
  (isAccount ? adoptAccount : keepInBrowser)(wished ? [...others, productId] : others);
  return true;
}

const fromOtherTab = (event: StorageEvent) => {
  if (event.key === browserKey || event.key === accountKey || event.key === null) changed();
};

/** Calls `listener` whenever the list changes, here or in another tab; gives back how to stop. The window is listened to once for all. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    known = undefined;
    window.addEventListener('storage', fromOtherTab);
    // A page that comes back from the browser's memory has missed what happened meanwhile.
    window.addEventListener('pageshow', changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', fromOtherTab);
    window.removeEventListener('pageshow', changed);
  };
}

const onServer = () => undefined;

/** The list that counts; undefined until the browser has been asked, which is never on the server: pages there are the same for everyone. */
export function useWishlist(): Kept | undefined {
  return useSyncExternalStore<Kept | undefined>(subscribe, load, onServer);
}

/** Whether a piece is on the list. A heart is drawn again only when its own answer changes. */
export function useWished(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      known ??= read();
      return known.set.has(productId);
    },
    () => false,
  );
}
