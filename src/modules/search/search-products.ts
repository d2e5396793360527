import type { Context } from '#platform/context.ts';
import type { Facets, SearchSort } from './contract.ts';
import { nameFacets } from './facet-names.ts';
import { arrangeFacets, countFacets, passesFilters, type SelectedFilters } from './facet-rules.ts';
import { openIndex } from './index/open-index.ts';
import { type Matches, maxHits, type SearchCriteria, type SearchIndex } from './index/search-index.ts';
import { type ParsedQuery, parseQuery, wordsToLookUp } from './parse-query.ts';
import { type FilterInput, resolveFilters } from './resolve-filters.ts';
import type { Expressions, ProductHit } from './search-rules.ts';

interface PageInput {
  limit: number;
  offset: number;
}

const anyProduct: Expressions = { expanded: '', exact: '', head: '' };

/** @param ignoredDimension the filter that is left out, `price` for the range of prices */
const toCriteria = (
  { expanded, exact, head }: Expressions = anyProduct,
  filters?: SelectedFilters,
  ignoredDimension?: string,
): SearchCriteria => ({
  expanded,
  exact,
  head,
  facets: [...(filters?.facets ?? [])].filter(([dimension]) => dimension !== ignoredDimension).map(([, ids]) => ids),
  ...(ignoredDimension === 'price' ? {} : { minPaise: filters?.minPaise, maxPaise: filters?.maxPaise }),
});

const hasPriceRange = ({ minPaise, maxPaise }: SelectedFilters) => minPaise !== undefined || maxPaise !== undefined;

/**
 * Facets that are named for one dimension's counts: of a choice with more values than anyone reads, rare ones
 * are left out.
 */
const maxNamedFacets = 160;
const commonestFacets = (counts: ReadonlyMap<number, number>) =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxNamedFacets)
    .map(([id]) => id);

interface SearchRequest {
  query: ParsedQuery | undefined;
  filters: SelectedFilters;
  sort: SearchSort;
  withFacets: boolean;
}

interface SearchResult {
  matches: Matches;
  facets?: Facets;
}

/**
 * Finds products that match a text and pass the filters, with facets. Where every match of the text is found,
 * the filters are applied to those hits; where the text has too many, the index is asked again, once for all
 * filters and once without each.
 */
async function search(ctx: Context, index: SearchIndex, request: SearchRequest): Promise<SearchResult> {
  const { query, filters, sort, withFacets } = request;
  const terms = query?.terms ?? [];
  const findFiltered = (ignoredDimension?: string) => {
    const counts = [...(filters.matchCounts ?? [])].filter(([dimension]) => dimension !== ignoredDimension).map(([, count]) => count);
    const filterCounts = counts.map((count) => ({ fulltext: count, keywords: count, title: count }));
    return index.find({ termCounts: [...terms, ...filterCounts], criteria: toCriteria(query, filters, ignoredDimension), sort });
  };
  const filteredDimensions = [...filters.facets.keys(), ...(hasPriceRange(filters) ? ['price'] : [])];
  const isFiltered = filteredDimensions.length > 0;
  const unfiltered = query && (await index.find({ termCounts: terms, criteria: toCriteria(query), sort, completeOnly: isFiltered }));
  let matches: Matches;
  /** Hits that pass every filter but that of one dimension. */
  const hitsWithout = new Map<string, readonly ProductHit[]>();
  if (unfiltered && (unfiltered.isComplete || !isFiltered)) {
    const { hits } = unfiltered;
    matches = isFiltered ? { ...unfiltered, hits: hits.filter((hit) => passesFilters(hit, filters)) } : unfiltered;
    for (const dimension of filteredDimensions) {
      hitsWithout.set(
        dimension,
        hits.filter((hit) => passesFilters(hit, filters, dimension)),
      );
    }
  } else {
    const ignored = withFacets ? filteredDimensions : [];
    const [filtered, ...others] = await Promise.all([findFiltered(), ...ignored.map(findFiltered)]);
    matches = filtered;
    for (const [position, { hits }] of others.entries()) hitsWithout.set(ignored[position] as string, hits);
  }
  if (!withFacets) return { matches };

  const counts = countFacets(matches.hits);
  const countsWithout = new Map([...hitsWithout].map(([dimension, hits]) => [dimension, countFacets(hits)]));
  const ids = new Set([counts, ...countsWithout.values()].flatMap(commonestFacets).concat([...filters.facets.values()].flat()));
  const facets = arrangeFacets(
    await nameFacets(ctx.db, [...ids]),
    filters,
    (dimension) => countsWithout.get(dimension) ?? counts,
    (hitsWithout.get('price') ?? matches.hits).map((hit) => hit.pricePaise),
  );
  return { matches, facets };
}

/** With fewer matches, products that lack one of the words follow. */
const minMatches = 4;

const noResult: SearchResult = { matches: { hits: [], isComplete: true } };

const containsWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

const openIndexFor = (ctx: Context, text: string) => openIndex(ctx.db, containsWords(text) ? wordsToLookUp(text) : []);

async function searchText(
  ctx: Context,
  index: SearchIndex,
  text: string,
  options: Omit<SearchRequest, 'query'>,
): Promise<SearchResult & { didYouMean: string | undefined }> {
  ctx.cache.dependsOn('catalog');
  const hasWords = containsWords(text);
  const query = hasWords ? await parseQuery(index, text) : undefined;
  const isFiltered = options.filters.facets.size > 0 || hasPriceRange(options.filters);
  if (hasWords ? !query : !isFiltered) return { ...noResult, didYouMean: undefined };
  const didYouMean = query?.didYouMean;
  const all = await search(ctx, index, { ...options, query });
  if (all.matches.hits.length >= minMatches || !query?.allButOne) return { ...all, didYouMean };
  const allButOne = await search(ctx, index, { ...options, query: { ...query, ...query.allButOne } });
  const found = new Set(all.matches.hits.map(({ id }) => id));
  const hits = [...all.matches.hits, ...allButOne.matches.hits.filter(({ id }) => !found.has(id))];
  const cards = all.matches.cards && allButOne.matches.cards;
  const matches: Matches = { hits, isComplete: allButOne.matches.isComplete, ...(cards ? { cards } : {}) };
  return { ...allButOne, matches, didYouMean };
}

function pageOfMatches({ hits }: Matches, { limit, offset }: PageInput): { ids: string[]; next?: number } {
  const end = offset + limit;
  return { ids: hits.slice(offset, end).map(({ id }) => id), ...(hits.length > end && end < maxHits ? { next: end } : {}) };
}

const byRelevance: Omit<SearchRequest, 'query'> = { filters: { facets: new Map() }, sort: 'relevance', withFacets: false };

/** Finds the product ids that match `search`, best first, sold-out ones last. */
export async function findProductPage(ctx: Context, { search: text, ...page }: { search: string } & PageInput) {
  const { matches } = await searchText(ctx, await openIndexFor(ctx, text), text, byRelevance);
  return pageOfMatches(matches, page);
}

export type CardSearchInput = { q: string; sort: SearchSort; facets: boolean } & FilterInput & PageInput;

export interface PreparedSearch {
  index: SearchIndex;
  filters: SelectedFilters;
}

/** Opens the index and resolves the filters at the same time. */
export async function prepareSearch(ctx: Context, input: CardSearchInput): Promise<PreparedSearch> {
  const [index, filters] = await Promise.all([openIndexFor(ctx, input.q), resolveFilters(ctx, input)]);
  return { index, filters };
}

/**
 * Finds the product ids that match `q` and pass the filters.
 * @returns `rest` of the answer beside the cards: a `total` of 0 says that the shop has nothing of the kind
 */
export async function findCardPage(ctx: Context, { index, filters }: PreparedSearch, input: CardSearchInput) {
  const options = { filters, sort: input.sort, withFacets: input.facets };
  const { matches, facets, didYouMean } = await searchText(ctx, index, input.q, options);
  const { ids, next } = pageOfMatches(matches, input);
  const rest = {
    ...(next === undefined ? {} : { next }),
    total: matches.hits.length,
    totalIsExact: matches.isComplete,
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(facets ? { facets } : {}),
  };
  return { ids, rest, cards: matches.cards };
}
