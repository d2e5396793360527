import type { Context } from '#platform/context.ts';
import { findPieces } from './find-pieces.ts';
import { type Look, lookAround } from './look.ts';
import { countBeginnings, readNames, readTitles } from './queries.ts';
import { readText, wordsAskedBy } from './read-text.ts';
import { beginningsOf, beginsIn, wordsOf } from './search-rules.ts';

/** Most suggestions below a search box. */
const most = 8;

async function beginLike(ctx: Context, look: Look | undefined, words: readonly string[]): Promise<string[]> {
  const language = words.some((word) => /[\u0900-\u097f]/.test(word)) ? 'hi' : 'en';
  const expression = beginningsOf(words);
  const [names, counts] = await Promise.all([
    readNames(ctx.db, words.join(' '), language, expression, 5),
    // How common they are decides how the database is asked, where it is asked at all.
    look?.pieces.places.isReady('title') ? [] : countBeginnings(ctx.db, words),
  ]);
  // One letter more, and titles can be meant.
  if (words.join('').length < 2) return names;
  const wanted = { wide: expression, exact: expression, head: expression, facets: [] };
  const terms = counts.map((titles) => ({ title: titles, words: titles, everything: titles }));
  const { pieces } = await findPieces(ctx, { look, terms, wanted, sort: 'relevance', levels: ['title'], most: 2 * most });
  const titles = await readTitles(
    ctx.db,
    pieces.map(({ id }) => id),
    language,
  );
  return [...new Set([...names, ...titles.filter((title) => beginsIn(words, title))])].slice(0, most);
}

/** What someone who typed `q` may be about to type: names of the shop first, then titles; for a slip, what was probably meant. */
export async function suggest(ctx: Context, { q }: { q: string }): Promise<{ suggestions: string[] }> {
  ctx.shown.tags.add('catalog').add('categories').add('makers');
  const words = wordsOf(q);
  if (words.length === 0) return { suggestions: [] };
  const look = await lookAround(ctx.db, wordsAskedBy(q));
  const suggestions = await beginLike(ctx, look, words);
  if (suggestions.length > 0 || words.join('').length < 3) return { suggestions };
  const meant = (await readText(ctx, look, q))?.didYouMean;
  return { suggestions: meant === undefined ? [] : await beginLike(ctx, look, wordsOf(meant)) };
}
