import { keptText, listText, parseList } from '../kept-text.ts';

/** A look of this browser at a product. */
export interface View {
  id: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The same bounds as those of an account's history. */
const maxViews = 50;
const keptMs = 90 * 86_400_000;

const isView = (entry: unknown): entry is View => {
  const { id, at } = (entry ?? {}) as Partial<View>;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && Number.isSafeInteger(at);
};

/** Whatever is stored, only views come out, the latest last. */
const views = keptText('karigari-viewed', (text): readonly View[] => parseList(text).filter(isView).slice(-maxViews));

/** What this browser looked at in the last 90 days, the latest first. */
export const recentViews = (now = Date.now()): View[] =>
  views
    .load()
    .filter(({ at }) => at > now - keptMs && at <= now)
    .reverse();

export function addBrowserView(id: string, now = Date.now()): void {
  const others = recentViews(now)
    .reverse()
    .filter((view) => view.id !== id);
  views.write(listText([...others, { id, at: now }].slice(-maxViews)));
}

/** Forgets one product, or all of them. */
export function forgetBrowserViews(id?: string): void {
  views.write(id === undefined ? null : listText(views.load().filter((view) => view.id !== id)));
}
