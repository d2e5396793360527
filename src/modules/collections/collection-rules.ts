import type { Collection, CollectionRule, PopularityBasis, Shelf } from './contract.ts';

const dayMs = 86_400_000;
const istOffsetMs = 5.5 * 3_600_000;

/** The day in India, ISO. */
export const dayInIndia = (now: Date): string => new Date(now.getTime() + istOffsetMs).toISOString().slice(0, 10);

/** The moment at which the day in India ends. */
export const endOfDay = (now: Date): Date => new Date(Date.parse(`${dayInIndia(now)}T00:00:00+05:30`) + dayMs);

/** Fewer products with sales or in wishlists say nothing about what people love. */
const minPopular = 6;

interface Counted {
  sold: number;
  wished: number;
}

/** Chooses what "most loved" rests on, and the products that it is true of. */
export function rankPopular<Product extends Counted>(products: readonly Product[]): { basis: PopularityBasis; ranked: Product[] } {
  const sold = products.filter((product) => product.sold > 0);
  if (sold.length >= minPopular) return { basis: 'sold', ranked: sold };
  if (products.length >= minPopular)
    return { basis: 'wished', ranked: [...products].sort((a, b) => b.wished + b.sold - a.wished - a.sold) };
  return { basis: 'none', ranked: [] };
}

/**
 * Compiles a rule to conditions of a list of the catalogue.
 * @param popular identifiers of the most popular products, in order
 */
export function selectionOf(rule: CollectionRule, now: Date, popular: readonly string[]) {
  const { newWithinDays, popular: isPopular, products, ...conditions } = rule;
  const ids = isPopular && popular.length > 0 ? (products ? popular.filter((id) => products.includes(id)) : popular) : products;
  return {
    ...conditions,
    ...(ids ? { ids } : {}),
    // Whole days, so that an answer holds until midnight.
    ...(newWithinDays === undefined ? {} : { publishedSince: new Date(endOfDay(now).getTime() - (newWithinDays + 1) * dayMs) }),
  };
}

interface Season {
  startsOn: string | null;
  endsOn: string | null;
}

export const isInSeason = ({ startsOn, endsOn }: Season, day: string): boolean =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

/** Converts a row to a collection of the API. */
export function toCollection(
  row: { id: string; slug: string; shelf: Shelf; title: Collection['title']; lead: Collection['lead']; rule: CollectionRule } & Season,
  day: string,
): Collection {
  const { id, slug, shelf, title, lead, rule, startsOn, endsOn } = row;
  const hasSeason = startsOn !== null || endsOn !== null;
  return {
    _id: id,
    slug,
    shelf,
    title,
    lead,
    ...(shelf === 'price' && rule.maxPrice !== undefined ? { maxPrice: rule.maxPrice } : {}),
    ...(hasSeason
      ? { season: { ...(startsOn ? { from: startsOn } : {}), ...(endsOn ? { until: endsOn } : {}), isNow: isInSeason(row, day) } }
      : {}),
  };
}
