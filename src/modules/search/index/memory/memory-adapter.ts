import type { PartialIndex } from '#modules/search/index/search-index.ts';
import { prefixExpression } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { browseMemoryIndex } from './browse-memory-index.ts';
import { queryMemoryIndex } from './query-memory-index.ts';
import { takeSnapshot } from './snapshot.ts';

/**
 * The index of this process with what changed since it was built.
 * @param words folded words that will be looked up
 * @returns undefined until it is built, and where too much changed since
 */
export async function openMemoryAdapter(db: Connection, words: readonly string[]): Promise<PartialIndex | undefined> {
  const snapshot = await takeSnapshot(db, words);
  if (!snapshot) return undefined;
  return {
    lookUpWords: async (lookups, typed) => snapshot.vocabulary.lookUp(lookups, typed),
    similarWords: async (unknown) => snapshot.vocabulary.similarTo(unknown),
    find: (request) => queryMemoryIndex(db, snapshot, request),
    browse: (request) => browseMemoryIndex(db, snapshot, request),
    async suggest(prefixes, limit) {
      const expression = prefixExpression(prefixes);
      const criteria = { expanded: expression, exact: expression, head: expression, facets: [] };
      return queryMemoryIndex(db, snapshot, { criteria, sort: 'relevance', limit, titlesOnly: true });
    },
  };
}
