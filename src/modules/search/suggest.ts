import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { findRawJson } from '#modules/catalog/raw-json.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage } from '#shared/localized.ts';
import type { SuggestedProduct, Suggestions } from './contract.ts';
import { openIndex } from './index/open-index.ts';
import type { Matches, SearchIndex } from './index/search-index.ts';
import { wordsToLookUp } from './parse-query.ts';
import { readSuggestionNames } from './queries.ts';
import { findBest, readText } from './search-products.ts';
import { foldText, hasWordsStartingWith, prefixExpression, tokenize } from './search-rules.ts';
import { titlePhrases } from './title-phrases.ts';

const maxSearches = 5;
const maxPages = 3;
const maxProducts = 3;
/** Titles that phrases are made of. */
const maxTitles = 16;

const nothing: Suggestions = { suggestions: [], pages: [], products: [] };

const toSuggested = ({ _id, slug, title, image, pricing, priceVaries, inStock }: ProductCard): SuggestedProduct => {
  if (!image) return { _id, slug, title, pricing, priceVaries, inStock };
  const { placeholder: _, ...picture } = image;
  return { _id, slug, title, image: picture, pricing, priceVaries, inStock };
};

async function readCards(ctx: Context, { hits, cards }: Pick<Matches, 'hits' | 'cards'>): Promise<ProductCard[]> {
  if (hits.length === 0) return [];
  const items = await findRawJson(
    ctx,
    hits.map(({ id }) => id),
    'cards',
    cards,
  );
  return JSON.parse(`[${items}]`) as ProductCard[];
}

/** Completes words: pages by their names, products and searches by titles. */
async function complete(ctx: Context, index: SearchIndex, words: readonly string[]): Promise<Suggestions> {
  const language = words.some((word) => /\p{Script=Devanagari}/u.test(word)) ? 'hi' : 'en';
  // Nearly every title has a word that begins with one given letter.
  const isOneLetter = words.join('').length < 2;
  const [pages, cards] = await Promise.all([
    readSuggestionNames(ctx.db, words.join(' '), language, prefixExpression(words), maxPages),
    isOneLetter ? [] : index.suggest(words, maxTitles).then((matches) => readCards(ctx, matches)),
  ]);
  const titles = cards.map((card) => inLanguage(card.title, language)).filter((title) => hasWordsStartingWith(words, title));
  const names = pages.map(({ name }) => inLanguage(name, language));
  const searches = new Map([...titlePhrases(words, titles, maxSearches), ...names].map((text) => [foldText(text), text]));
  return { suggestions: [...searches.values()].slice(0, maxSearches), pages, products: cards.slice(0, maxProducts).map(toSuggested) };
}

/**
 * Completes `q`. Where no title begins like it, suggests the products that a search for it finds, and
 * completes what was probably meant.
 */
export async function suggest(ctx: Context, { q }: { q: string }): Promise<Suggestions> {
  ctx.cache.dependsOn('catalog', 'categories', 'makers', 'collections');
  const words = tokenize(q);
  if (words.length === 0) return nothing;
  const read = await readText(ctx, q);
  const index = await openIndex(ctx, [...new Set([...words, ...wordsToLookUp(read.reading)])]);
  const completed = await complete(ctx, index, words);
  if (completed.products.length > 0 || words.join('').length < 3) return completed;
  const { matches, didYouMean } = await findBest(ctx, { ...read, index });
  const corrected = completed.pages.length === 0 && didYouMean !== undefined ? await complete(ctx, index, tokenize(didYouMean)) : completed;
  const products = await readCards(ctx, { ...matches, hits: matches.hits.slice(0, maxProducts) });
  const suggestions = corrected.suggestions.length > 0 || didYouMean === undefined ? corrected.suggestions : [didYouMean];
  return { suggestions, pages: corrected.pages, products: products.map(toSuggested) };
}
