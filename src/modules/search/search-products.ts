import { findCards, findProducts } from '#modules/catalog/find-products.ts';
import type { Context } from '#platform/context.ts';
import { readByLikeness, readByWords } from './queries.ts';
import { orderMatches, prefixQuery, wordsOf } from './search-rules.ts';

/** Nobody reads past this; who has not found it by then asks in other words. */
const deepest = 300;
/** Fewer matches to the letter than this, and near ones follow them. */
const few = 12;
/** How alike two words are, 0 to 1, when one is taken for a slip of the other: generously where nothing matched to the letter. */
const threshold = { beside: 0.6, instead: 0.4 };

interface Page {
  limit: number;
  offset: number;
}

async function findIds(ctx: Context, text: string): Promise<string[]> {
  const expression = prefixQuery(text);
  if (expression === '') return [];
  const exact = await readByWords(ctx.db, expression, deepest);
  const words = wordsOf(text).filter((word) => word.length > 2);
  if (exact.length >= few || words.length === 0) return orderMatches(exact, []);
  const alike = exact.length > 0 ? threshold.beside : threshold.instead;
  return orderMatches(exact, await ctx.transaction((tx) => readByLikeness(tx.db, words, alike, few * 4)));
}

async function pageOfIds(ctx: Context, text: string, { limit, offset }: Page): Promise<{ ids: string[]; total: number; next?: number }> {
  ctx.shown.tags.add('catalog');
  const ids = await findIds(ctx, text);
  const end = offset + limit;
  return { ids: ids.slice(offset, end), total: ids.length, ...(ids.length > end ? { next: end } : {}) };
}

/** Products that match `search`, best first, sold-out ones last. */
export async function searchProducts(ctx: Context, { search, ...page }: { search: string } & Page) {
  const { ids, next } = await pageOfIds(ctx, search, page);
  return { data: { product: await findProducts(ctx, ids) }, ...(next === undefined ? {} : { next }) };
}

/** The same as a grid shows it. */
export async function searchCards(ctx: Context, { q, ...page }: { q: string } & Page) {
  const { ids, total, next } = await pageOfIds(ctx, q, page);
  return { cards: await findCards(ctx, ids), total, totalIsExact: total < deepest, ...(next === undefined ? {} : { next }) };
}
