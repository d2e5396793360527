import type { SearchIndex } from '#modules/search/index/search-index.ts';
import { prefixExpression } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { browseTables } from './browse-tables.ts';
import { findMatches } from './find-matches.ts';
import { countPrefixes, lookUpWords, readSimilarWords } from './vocabulary-queries.ts';

/** The tables of the search index as they are now. */
export const postgresAdapter = (db: Connection): SearchIndex => ({
  lookUpWords: (words, typed) => lookUpWords(db, words, typed),
  similarWords: (words) => readSimilarWords(db, words),
  find: (request) => findMatches(db, request),
  browse: (request) => browseTables(db, request),
  async suggest(prefixes, limit) {
    const expression = prefixExpression(prefixes);
    const termCounts = (await countPrefixes(db, prefixes)).map((titles) => ({ title: titles, keywords: titles, fulltext: titles }));
    const criteria = { expanded: expression, exact: expression, head: expression, facets: [] };
    return findMatches(db, { criteria, sort: 'relevance', termCounts, scopes: ['title'], limit });
  },
});
