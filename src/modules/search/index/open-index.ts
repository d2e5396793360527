import { openClusterAdapter } from '#modules/search/index/cluster/cluster-adapter.ts';
import { openMemoryAdapter } from '#modules/search/index/memory/memory-adapter.ts';
import { postgresAdapter } from '#modules/search/index/postgres/postgres-adapter.ts';
import type { Context } from '#platform/context.ts';
import type { PartialIndex, SearchIndex } from './search-index.ts';

/** Asks the second index where the first declines. */
export function withFallback(first: PartialIndex, second: SearchIndex): SearchIndex {
  return {
    lookUpWords: async (words, typed) => (await first.lookUpWords(words, typed)) ?? second.lookUpWords(words, typed),
    similarWords: async (words) => (await first.similarWords(words)) ?? second.similarWords(words),
    find: async (request) => (await first.find(request)) ?? second.find(request),
    browse: async (request) => (await first.browse(request)) ?? second.browse(request),
    suggest: async (prefixes, limit) => (await first.suggest(prefixes, limit)) ?? second.suggest(prefixes, limit),
  };
}

/**
 * Opens the index for one question. With a search cluster, that, and PostgreSQL for what it declines; this
 * process keeps no index then. Without one, memory once this process has built it, PostgreSQL until then and
 * for what memory declines.
 * @param words folded words that will be looked up: what memory lacks of them is read on the way
 */
export async function openIndex(ctx: Pick<Context, 'db' | 'app' | 'log'>, words: readonly string[]): Promise<SearchIndex> {
  const { searchCluster } = ctx.app;
  const first = await (searchCluster ? openClusterAdapter(ctx, searchCluster) : openMemoryAdapter(ctx.db, words));
  const postgres = postgresAdapter(ctx.db);
  return first ? withFallback(first, postgres) : postgres;
}
