import type { SearchSort } from '#modules/search/contract.ts';
import { readExpression, splitTerms } from '#modules/search/index/expression-rules.ts';
import type { SearchCriteria } from '#modules/search/index/search-index.ts';
import type { FieldScope, Preference } from '#modules/search/search-rules.ts';

/** A query as OpenSearch reads it. */
export type ClusterQuery = Record<string, unknown>;
export type ClusterSort = (string | Record<string, 'asc' | 'desc'>)[];

const nothing: ClusterQuery = { match_none: {} };

const anyOf = (queries: readonly ClusterQuery[]): ClusterQuery =>
  queries.length === 1 ? (queries[0] as ClusterQuery) : { bool: { should: queries, minimum_should_match: 1 } };
const allOf = (queries: readonly ClusterQuery[]): ClusterQuery =>
  queries.length === 1 ? (queries[0] as ClusterQuery) : { bool: { filter: queries } };

const hasFacet = (ids: readonly number[]): ClusterQuery => ({ terms: { facets: ids.map(String) } });
const isListed = (docIds: readonly number[]): ClusterQuery => ({ terms: { place: docIds } });

function inPriceRange(minPaise: number | undefined, maxPaise: number | undefined): ClusterQuery[] {
  return minPaise === undefined && maxPaise === undefined ? [] : [{ range: { pricePaise: { gte: minPaise, lte: maxPaise } } }];
}

/** The documents that an expression of lexemes matches in a scope; none for an empty one. */
function matching(scope: FieldScope, expression: string): ClusterQuery {
  return readExpression(expression, {
    terms(terms) {
      const all = splitTerms(terms);
      const lexemes = all.filter(({ isPrefix }) => !isPrefix).map(({ lexeme }) => lexeme);
      const prefixes = all.filter(({ isPrefix }) => isPrefix).map(({ lexeme }) => ({ prefix: { [scope]: { value: lexeme } } }));
      const queries = [...(lexemes.length > 0 ? [{ terms: { [scope]: lexemes } }] : []), ...prefixes];
      return queries.length === 0 ? nothing : anyOf(queries);
    },
    all: allOf,
    any: anyOf,
  });
}

/** The documents of a preference. */
function fitting({ facets, title, besides, docIds, minPaise, maxPaise }: Preference): ClusterQuery {
  return allOf([
    anyOf([hasFacet(facets), ...(title === '' ? [] : [matching('title', title)])]),
    ...(besides ? [hasFacet(besides)] : []),
    ...(docIds ? [isListed(docIds)] : []),
    ...inPriceRange(minPaise, maxPaise),
  ]);
}

/** The first of several queries that a document matches gives it that one's score, which is above zero. */
const firstOf = (cases: readonly { query: ClusterQuery; score: number }[]): ClusterQuery => ({
  dis_max: { queries: cases.map(({ query, score }) => ({ constant_score: { filter: query, boost: score } })) },
});

/** The ranking tiers (docs/search.md), the best first, each with its group: 2 is the best. */
function tiersOf({ expanded, exact, head }: SearchCriteria, scope: FieldScope): { query: ClusterQuery; group: number }[] {
  if (expanded === '') return [];
  const inTitle = [
    { query: matching('title', exact), group: 2 },
    { query: matching('title', expanded), group: 2 },
  ];
  if (scope === 'title') return inTitle;
  const hasHead = matching('title', head);
  const inKeywords = matching('keywords', expanded);
  return [
    ...inTitle,
    { query: scope === 'keywords' ? hasHead : allOf([inKeywords, hasHead]), group: 2 },
    ...(scope === 'keywords' ? [] : [{ query: hasHead, group: 1 }]),
    { query: inKeywords, group: 1 },
  ];
}

/**
 * Makes the score of a document, which says its tier and its preference: the group of its tier counts most,
 * then its preference, then its tier. Whole numbers below 2^24 are exact in a score.
 */
function ranking(criteria: SearchCriteria, sort: SearchSort, scope: FieldScope): ClusterQuery[] {
  const { preferences = [], isPreferredOnly = false } = criteria;
  if (sort !== 'relevance') {
    return preferences.length === 0 || isPreferredOnly ? [] : [firstOf([{ query: anyOf(preferences.map(fitting)), score: 1 }])];
  }
  const tiers = tiersOf(criteria, scope);
  const step = tiers.length + 1;
  const groupStep = step * (preferences.length + 1);
  const scores = tiers.map(({ query, group }, index) => ({ query, score: group * groupStep + tiers.length - index }));
  // All that is found in titles or keywords is of the last tier at least, which is not asked for again.
  const least = scope === 'fulltext' ? undefined : scores.pop();
  return [
    ...(scores.length > 0 ? [firstOf(scores.map(({ query, score }) => ({ query, score: score - (least?.score ?? 0) })))] : []),
    ...(preferences.length > 0
      ? [firstOf(preferences.map((preference, index) => ({ query: fitting(preference), score: step * (preferences.length - index) })))]
      : []),
  ];
}

/**
 * The documents that match in a scope and pass the filters, without those that changed; the score ranks them.
 */
export function toQuery(criteria: SearchCriteria, sort: SearchSort, scope: FieldScope, changedDocIds: readonly number[]): ClusterQuery {
  const { expanded, facets, docIds, minPaise, maxPaise, required = '', excluded = [], preferences = [], isPreferredOnly } = criteria;
  const filter = [
    ...(expanded === '' ? [] : [matching(scope, expanded)]),
    ...facets.map(hasFacet),
    ...(docIds ? [isListed(docIds)] : []),
    ...inPriceRange(minPaise, maxPaise),
    ...(required === '' ? [] : [matching('keywords', required)]),
    ...(isPreferredOnly ? [preferences.length === 0 ? nothing : anyOf(preferences.map(fitting))] : []),
  ];
  const must_not = [...(excluded.length > 0 ? [hasFacet(excluded)] : []), ...(changedDocIds.length > 0 ? [isListed(changedDocIds)] : [])];
  const should = ranking(criteria, sort, scope);
  return { bool: { filter: filter.length > 0 ? filter : [{ match_all: {} }], must_not, should, minimum_should_match: 0 } };
}

/** The order of the result; a query without a ranking scores every document alike. */
export const sortOrders: Record<SearchSort, ClusterSort> = {
  relevance: [{ inStock: 'desc' }, '_score', { featured: 'desc' }, { publishedAt: 'desc' }, { id: 'desc' }],
  newest: ['_score', { inStock: 'desc' }, { publishedAt: 'desc' }, { id: 'desc' }],
  'price-up': ['_score', { inStock: 'desc' }, { pricePaise: 'asc' }, { id: 'asc' }],
  'price-down': ['_score', { inStock: 'desc' }, { pricePaise: 'desc' }, { id: 'desc' }],
};
