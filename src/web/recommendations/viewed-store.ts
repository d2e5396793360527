import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { parseList, persistentStore, serializeList } from '../storage/persistent-store.ts';

/** Part of a product that "recently viewed" shows without a request. Prices would grow old. */
export type ViewedCard = Pick<ProductCard, 'slug' | 'title'> & {
  image?: Pick<NonNullable<ProductCard['image']>, 'base' | 'widths' | 'width' | 'height'>;
};

/** Takes the part of a product that is shown. */
export function toViewedCard({ slug, title, image }: Pick<ProductCard, 'slug' | 'title'> & { image?: ViewedCard['image'] }): ViewedCard {
  if (!image) return { slug, title };
  const { base, widths, width, height } = image;
  return { slug, title, image: { base, widths, width, height } };
}

/** A view of a product in this browser. */
export interface View {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  card?: ViewedCard;
}

/** The same limits as those of an account's history. */
const maxViews = 50;
const maxAgeMs = 90 * 86_400_000;

/** Views whose card is kept, too: as many as are shown. */
const maxCards = 12;

const isText = (value: unknown, max: number) => typeof value === 'string' && value.length <= max;
const isSize = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

function isCard(card: Partial<ViewedCard>): card is ViewedCard {
  const { slug, title, image } = card;
  if (!isText(slug, 200) || !/^[\w-]*$/.test(slug ?? '') || typeof title !== 'object' || !isText(title?.en, 300)) return false;
  if (title?.hi !== undefined && !isText(title.hi, 300)) return false;
  if (image === undefined) return true;
  const { base, widths, width, height } = image ?? {};
  return (
    isText(base, 200) && /^\/media\/\w+$/.test(base) && Array.isArray(widths) && widths.every(isSize) && isSize(width) && isSize(height)
  );
}

const isView = (entry: unknown): entry is View => {
  const { id, at, card } = (entry ?? {}) as Partial<View>;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && Number.isSafeInteger(at) && (card === undefined || isCard(card ?? {}));
};

/** Drops malformed stored views; the latest last. */
const store = persistentStore('karigari-viewed', (text): readonly View[] => parseList(text).filter(isView).slice(-maxViews));

/** Views of the last 90 days, the latest first. */
export const recentViews = (now = Date.now()): View[] =>
  store
    .load()
    .filter(({ at }) => at > now - maxAgeMs && at <= now)
    .reverse();

export function addBrowserView(id: string, card?: ViewedCard, now = Date.now()): void {
  const others = recentViews(now).filter((view) => view.id !== id);
  const views = [{ id, at: now, ...(card ? { card } : {}) }, ...others].slice(0, maxViews);
  store.write(serializeList(views.map((view, place) => (place < maxCards ? view : { id: view.id, at: view.at })).reverse()));
}

/** Calls `listener` when the views change, in this tab or another. */
export const subscribeToViews = store.subscribe;

/** All stored views; the same object until they change. */
export const loadViews = store.load;

/** Removes the views of one product, or all. */
export function forgetBrowserViews(id?: string): void {
  store.write(id === undefined ? null : serializeList(store.load().filter((view) => view.id !== id)));
}
