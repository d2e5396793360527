import pLimit from 'p-limit';
import type { ProductCard, ProductSummary } from '#modules/catalog/product-contract.ts';
import { findRawJson } from '#modules/catalog/raw-json.ts';
import type { Context } from '#platform/context.ts';
import { RawJson } from '#platform/raw-json/raw-json.ts';
import type { Facets, Relaxed, UnderstoodPart } from './contract.ts';
import { type CardSearchInput, findCardPage, findProductPage, prepareSearch } from './search-products.ts';

/**
 * Bounds the searches that run at a time. Of many that come together, which share one snapshot, the first are
 * answered while the others wait, instead of all of them at the end.
 */
const concurrently = pLimit(4);

const wrap = (before: string, items: Buffer, after: string) => Buffer.concat([Buffer.from(before), items, Buffer.from(after)]);

/** Products that match a text, the best first, as the text that the listings store. */
export function searchProducts(
  ctx: Context,
  input: { search: string; limit: number; offset: number },
): Promise<RawJson<{ data: { product: ProductSummary[] }; next?: number }>> {
  return concurrently(async () => {
    const { ids, next } = await findProductPage(ctx, input);
    const items = await findRawJson(ctx, ids, 'products');
    return new RawJson(wrap('{"data":{"product":[', items, `]}${next === undefined ? '' : `,"next":${next}`}}`));
  });
}

interface CardSearch {
  cards: ProductCard[];
  next?: number;
  total: number;
  totalIsExact: boolean;
  didYouMean?: string;
  understood?: UnderstoodPart[];
  relaxed?: Relaxed;
  facets?: Facets;
}

/** The same as a grid shows it, with filters, sorts and facets. */
export async function searchCards(ctx: Context, input: CardSearchInput): Promise<RawJson<CardSearch>> {
  const prepared = await prepareSearch(ctx, input);
  return concurrently(async () => {
    const { ids, rest, cards } = await findCardPage(ctx, prepared, input);
    return new RawJson(wrap('{"cards":[', await findRawJson(ctx, ids, 'cards', cards), `],${JSON.stringify(rest).slice(1)}`));
  });
}
