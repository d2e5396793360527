import type { ProductCard } from '#modules/catalog/contract.ts';
import { call } from '../browser-api.ts';
import { cardWithoutPlaceholder } from '../components/without-placeholder.ts';
import { hasToEnrol, type SessionUser } from '../session/session-store.ts';
import { addBrowserView, forgetBrowserViews, recentViews } from './viewed-store.ts';

interface Seed {
  productId: string;
  reason: 'viewed' | 'bought';
  at: string;
}

/** A row of products and the one that it was chosen for. */
export interface Recommendation {
  product: ProductCard;
  reason: Seed['reason'];
  cards: ProductCard[];
}

/** Fewer are no row. */
const minCards = 3;
/** Products that are tried, the latest first. */
const maxTries = 3;

/** Visitors who have told their browser that they do not want to be tracked are not. */
const refusesTracking = () => Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

export const allowsRecommendations = (user: SessionUser | null): boolean => user === null || user.preferences.personalizedRecommendations;

/** Remembers a look: in the account of whoever is signed in, otherwise in this browser alone. */
export async function recordView(user: SessionUser | null, productId: string): Promise<void> {
  if (refusesTracking() || !allowsRecommendations(user) || (user && hasToEnrol(user))) return;
  if (user === null) addBrowserView(productId);
  // Not worth an error: the next look is remembered again.
  else await call('recommendations.addView', { productId }, { keepalive: true });
}

/** What this browser and the account looked at or bought lately, the latest first. */
async function readSeeds(user: SessionUser | null, signal: AbortSignal): Promise<Seed[]> {
  const ofBrowser = recentViews().map(({ id, at }): Seed => ({ productId: id, reason: 'viewed', at: new Date(at).toISOString() }));
  if (user === null || hasToEnrol(user)) return ofBrowser;
  const { answer } = await call('recommendations.listSeeds', undefined, { signal });
  const ofAccount = answer?.data.items ?? [];
  const known = new Set(ofAccount.map(({ productId }) => productId));
  return [...ofAccount, ...ofBrowser.filter(({ productId }) => !known.has(productId))].sort((a, b) => b.at.localeCompare(a.at));
}

/**
 * A row for the latest product that has enough others like it; undefined where there is none. Only identifiers of single products are
 * asked for, whose answers are the same for everyone.
 * @param current the product on the page, which is neither recommended nor a reason
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
    // What was seen already comes last.
    const cards = [...others.filter((card) => !seen.has(card._id)), ...others.filter((card) => seen.has(card._id))];
    return { product: answer.product, reason, cards: cards.map(cardWithoutPlaceholder) };
  }
  return undefined;
}

/** Forgets what was looked at, here and in the account. @returns false where the account could not be reached */
export async function forgetViews(user: SessionUser | null): Promise<boolean> {
  forgetBrowserViews();
  if (user === null) return true;
  return !(await call('recommendations.clearViews')).error;
}
