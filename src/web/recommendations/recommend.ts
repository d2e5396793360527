import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { call } from '../browser-api.ts';
import { cardWithoutPlaceholder } from '../components/without-placeholder.ts';
import { hasToEnrol, type SessionUser } from '../session/session-store.ts';
import { allowsRecommendations } from './allows-recommendations.ts';
import { addBrowserView, forgetBrowserViews, recentViews, type ViewedCard } from './viewed-store.ts';

interface Seed {
  productId: string;
  reason: 'viewed' | 'bought';
  at: string;
}

/** A row of products and the product it is based on. */
export interface Recommendation {
  product: ProductCard;
  reason: Seed['reason'];
  cards: ProductCard[];
}

/** Fewer products make no row. */
const minCards = 3;
/** Number of recent products to try. */
const maxTries = 3;

/** Respects Global Privacy Control and Do Not Track. */
const refusesTracking = () => Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** Records a view in the account of a signed-in user, otherwise in this browser alone. */
export async function recordView(user: SessionUser | null, productId: string, card: ViewedCard): Promise<void> {
  if (refusesTracking() || !allowsRecommendations(user) || (user && hasToEnrol(user))) return;
  if (user === null) addBrowserView(productId, card);
  // A lost view is not worth an error.
  else await call('recommendations.addView', { productId }, { keepalive: true });
}

/** Products recently viewed or bought in this browser and the account, the latest first. */
async function readSeeds(user: SessionUser | null, signal: AbortSignal): Promise<Seed[]> {
  const ofBrowser = recentViews().map(({ id, at }): Seed => ({ productId: id, reason: 'viewed', at: new Date(at).toISOString() }));
  if (user === null || hasToEnrol(user)) return ofBrowser;
  const { answer } = await call('recommendations.listSeeds', undefined, { signal });
  const ofAccount = answer?.data.items ?? [];
  const known = new Set(ofAccount.map(({ productId }) => productId));
  return [...ofAccount, ...ofBrowser.filter(({ productId }) => !known.has(productId))].sort((a, b) => b.at.localeCompare(a.at));
}

/**
 * Recommends products like the latest one that has enough similar ones; undefined where none has. Requests
 * name single products, so that their responses are the same for everyone and cached.
 * @param current the product on the page, which is neither recommended nor a basis
 */
export async function recommend(
  user: SessionUser | null,
  current: string | undefined,
  signal: AbortSignal,
): Promise<Recommendation | undefined> {
  const seeds = (await readSeeds(user, signal)).filter(({ productId }) => productId !== current);
  const seen = new Set(seeds.map(({ productId }) => productId));
  for (const { productId, reason } of seeds.slice(0, maxTries)) {
    const { answer, error } = await call('catalog.listRelated', { id: productId }, { signal });
    // It is not sold any more.
    if (error?.status === 404) forgetBrowserViews(productId);
    const others = (answer?.cards ?? []).filter((card) => card.inStock && card._id !== current);
    if (!answer || others.length < minCards) continue;
    // Products viewed before come last.
    const cards = [...others.filter((card) => !seen.has(card._id)), ...others.filter((card) => seen.has(card._id))];
    return { product: answer.product, reason, cards: cards.map(cardWithoutPlaceholder) };
  }
  return undefined;
}

/** Clears the history here and in the account. @returns false where the account was unreachable */
export async function forgetViews(user: SessionUser | null): Promise<boolean> {
  forgetBrowserViews();
  if (user === null) return true;
  return !(await call('recommendations.clearViews')).error;
}
