import { openMemoryAdapter } from '#modules/search/index/memory/memory-adapter.ts';
import { postgresAdapter } from '#modules/search/index/postgres/postgres-adapter.ts';
import type { Connection } from '#platform/database/database.ts';
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
 * Opens the index for one question: memory once this process has built it, PostgreSQL until then and for what
 * memory declines. A cluster engine comes in here, in front of PostgreSQL or instead of it; decision 16 says
 * what it has to answer.
 * @param words folded words that will be looked up: what memory lacks of them is read on the way
 */
export async function openIndex(db: Connection, words: readonly string[]): Promise<SearchIndex> {
  const memory = await openMemoryAdapter(db, words);
  const postgres = postgresAdapter(db);
  return memory ? withFallback(memory, postgres) : postgres;
}
