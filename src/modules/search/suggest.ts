import type { Context } from '#platform/context.ts';
import { type IndexSnapshot, takeSnapshot } from './index/memory/snapshot.ts';
import { findMatches } from './index/postgres/find-matches.ts';
import { parseQuery, wordsToLookUp } from './parse-query.ts';
import { countPrefixes, readSuggestionNames, readTitles } from './queries.ts';
import { hasWordsStartingWith, prefixExpression, tokenize } from './search-rules.ts';

/** Most suggestions below a search box. */
const maxSuggestions = 8;

async function complete(ctx: Context, look: IndexSnapshot | undefined, words: readonly string[]): Promise<string[]> {
  const language = words.some((word) => /[\u0900-\u097f]/.test(word)) ? 'hi' : 'en';
  const expression = prefixExpression(words);
  const [names, counts] = await Promise.all([
    readSuggestionNames(ctx.db, words.join(' '), language, expression, 5),
    // How common they are decides how the database is asked, where it is asked at all.
    look?.index.postings.isReady('title') ? [] : countPrefixes(ctx.db, words),
  ]);
  // One letter more, and titles can be meant.
  if (words.join('').length < 2) return names;
  const wanted = { wide: expression, exact: expression, head: expression, facets: [] };
  const terms = counts.map((titles) => ({ title: titles, words: titles, everything: titles }));
  const { hits: pieces } = await findMatches(ctx, {
    snapshot: look,
    termCounts: terms,
    criteria: wanted,
    sort: 'relevance',
    scopes: ['title'],
    limit: 2 * maxSuggestions,
  });
  const titles = await readTitles(
    ctx.db,
    pieces.map(({ id }) => id),
    language,
  );
  return [...new Set([...names, ...titles.filter((title) => hasWordsStartingWith(words, title))])].slice(0, maxSuggestions);
}

/** What someone who typed `q` may be about to type: names of the shop first, then titles; for a slip, what was probably meant. */
export async function suggest(ctx: Context, { q }: { q: string }): Promise<{ suggestions: string[] }> {
  ctx.cache.dependsOn('catalog', 'categories', 'makers');
  const words = tokenize(q);
  if (words.length === 0) return { suggestions: [] };
  const look = await takeSnapshot(ctx.db, wordsToLookUp(q));
  const suggestions = await complete(ctx, look, words);
  if (suggestions.length > 0 || words.join('').length < 3) return { suggestions };
  const meant = (await parseQuery(ctx, look, q))?.didYouMean;
  return { suggestions: meant === undefined ? [] : await complete(ctx, look, tokenize(meant)) };
}
