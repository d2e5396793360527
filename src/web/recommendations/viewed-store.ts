import { parseList, persistentStore, serializeList } from '../storage/persistent-store.ts';

/** A view of a product in this browser. */
export interface View {
  id: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The same limits as those of an account's history. */
const maxViews = 50;
const maxAgeMs = 90 * 86_400_000;

const isView = (entry: unknown): entry is View => {
  const { id, at } = (entry ?? {}) as Partial<View>;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && Number.isSafeInteger(at);
};

/** Drops malformed stored views; the latest last. */
const store = persistentStore('karigari-viewed', (text): readonly View[] => parseList(text).filter(isView).slice(-maxViews));

/** Views of the last 90 days, the latest first. */
export const recentViews = (now = Date.now()): View[] =>
  store
    .load()
    .filter(({ at }) => at > now - maxAgeMs && at <= now)
    .reverse();

export function addBrowserView(id: string, now = Date.now()): void {
  const others = recentViews(now)
    .reverse()
    .filter((view) => view.id !== id);
  store.write(serializeList([...others, { id, at: now }].slice(-maxViews)));
}

/** Removes the views of one product, or all. */
export function forgetBrowserViews(id?: string): void {
  store.write(id === undefined ? null : serializeList(store.load().filter((view) => view.id !== id)));
}
