import type { Context } from '#platform/context.ts';
import { openIndex } from './index/open-index.ts';
import type { SearchIndex } from './index/search-index.ts';
import { parseQuery, wordsToLookUp } from './parse-query.ts';
import { readSuggestionNames, readTitles } from './queries.ts';
import { hasWordsStartingWith, prefixExpression, tokenize } from './search-rules.ts';

const maxSuggestions = 8;
const maxNames = 5;

async function complete(ctx: Context, index: SearchIndex, words: readonly string[]): Promise<string[]> {
  const language = words.some((word) => /[\u0900-\u097f]/.test(word)) ? 'hi' : 'en';
  // Nearly every title has a word that begins with one given letter.
  const isOneLetter = words.join('').length < 2;
  const [names, hits] = await Promise.all([
    readSuggestionNames(ctx.db, words.join(' '), language, prefixExpression(words), maxNames),
    isOneLetter ? [] : index.suggest(words, 2 * maxSuggestions),
  ]);
  if (isOneLetter) return names;
  const titles = await readTitles(
    ctx.db,
    hits.map(({ id }) => id),
    language,
  );
  return [...new Set([...names, ...titles.filter((title) => hasWordsStartingWith(words, title))])].slice(0, maxSuggestions);
}

/**
 * Completes `q`: names of the shop first, then titles of products; where there are none, completes what was
 * probably meant.
 */
export async function suggest(ctx: Context, { q }: { q: string }): Promise<{ suggestions: string[] }> {
  ctx.cache.dependsOn('catalog', 'categories', 'makers');
  const words = tokenize(q);
  if (words.length === 0) return { suggestions: [] };
  const index = await openIndex(ctx.db, wordsToLookUp(q));
  const suggestions = await complete(ctx, index, words);
  if (suggestions.length > 0 || words.join('').length < 3) return { suggestions };
  const corrected = (await parseQuery(index, q))?.didYouMean;
  return { suggestions: corrected === undefined ? [] : await complete(ctx, index, tokenize(corrected)) };
}
