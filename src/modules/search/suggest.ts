import type { Context } from '#platform/context.ts';
import { readAlike, readNames, readTitles } from './queries.ts';
import { prefixQuery, wordsOf } from './search-rules.ts';

/** Most suggestions below a search box. */
const most = 8;

/** What someone who typed `q` may be about to type: names of the shop first, then titles; where nothing begins so, what looks like it. */
export async function suggest(ctx: Context, { q }: { q: string }): Promise<{ suggestions: string[] }> {
  ctx.shown.tags.add('catalog').add('categories').add('makers');
  const text = wordsOf(q).join(' ');
  if (text === '') return { suggestions: [] };
  const names = await readNames(ctx.db, text, 5);
  const titles = await readTitles(ctx.db, prefixQuery(q), most);
  const found = [...new Set([...names, ...titles])].slice(0, most);
  return { suggestions: found.length > 0 || text.length < 3 ? found : await readAlike(ctx.db, text, 5) };
}
