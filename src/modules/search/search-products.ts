import type { Context } from '#platform/context.ts';
import { applyReading } from './apply-reading.ts';
import { browseProducts } from './browse-products.ts';
import type { Facets, Relaxed, SearchSort, UnderstoodPart } from './contract.ts';
import { describeReading } from './describe-reading.ts';
import { filteredDimensions, hasOneOf, passesFilters, type SelectedFilters, toFilterCounts, toFilterCriteria } from './facet-rules.ts';
import { type FactLexicon, factLexicon } from './fact-lexicon.ts';
import { append, countFound, type Found } from './found-products.ts';
import { openIndex } from './index/open-index.ts';
import { type Matches, maxHits, type SearchCriteria, type SearchIndex } from './index/search-index.ts';
import { type ParsedQuery, parseQuery, wordsToLookUp } from './parse-query.ts';
import { type QueryReading, readQuery } from './reading/read-query.ts';
import { type FilterInput, resolveFilters } from './resolve-filters.ts';
import type { DocumentCounts, ProductHit, TextCriteria } from './search-rules.ts';

interface PageInput {
  limit: number;
  offset: number;
}

const anyProduct: TextCriteria = { expanded: '', exact: '', head: '' };

/** @param ignoredDimension the filter that is left out, `price` for the range of prices */
const toCriteria = (text: TextCriteria = anyProduct, filters?: SelectedFilters, ignoredDimension?: string): SearchCriteria => ({
  ...text,
  ...toFilterCriteria(filters, ignoredDimension),
});

interface SearchRequest {
  query: (Pick<ParsedQuery, 'criteria'> & { terms: readonly DocumentCounts[] }) | undefined;
  filters: SelectedFilters;
  sort: SearchSort;
  withFacets: boolean;
}

/**
 * Finds products that match a text and pass the filters, with what their facets are counted of. Where every
 * match of the text is found, the filters are applied to those hits; where the text has too many, the index
 * is asked again, once for all filters and once without each.
 */
async function search(index: SearchIndex, request: SearchRequest): Promise<Found> {
  const { query, filters, sort, withFacets } = request;
  const terms = query?.terms ?? [];
  const findFiltered = (ignoredDimension?: string) =>
    index.find({
      termCounts: [...terms, ...toFilterCounts(filters, ignoredDimension)],
      criteria: toCriteria(query?.criteria, filters, ignoredDimension),
      sort,
    });
  const dimensions = filteredDimensions(filters);
  const unfilteredMembers = { facets: new Map(), members: filters.members };
  const isFiltered = dimensions.length > 0;
  const unfiltered =
    query &&
    (await index.find({ termCounts: terms, criteria: toCriteria(query.criteria, unfilteredMembers), sort, completeOnly: isFiltered }));
  let matches: Matches;
  const hitsWithout = new Map<string, readonly ProductHit[]>();
  if (unfiltered && (unfiltered.isComplete || !isFiltered)) {
    const { hits } = unfiltered;
    matches = isFiltered ? { ...unfiltered, hits: hits.filter((hit) => passesFilters(hit, filters)) } : unfiltered;
    for (const dimension of dimensions) {
      hitsWithout.set(
        dimension,
        hits.filter((hit) => passesFilters(hit, filters, dimension)),
      );
    }
  } else {
    const ignored = withFacets ? dimensions : [];
    const [filtered, ...others] = await Promise.all([findFiltered(), ...ignored.map(findFiltered)]);
    matches = filtered;
    for (const [position, { hits }] of others.entries()) hitsWithout.set(ignored[position] as string, hits);
  }
  return { matches, hitsWithout };
}

/** With fewer matches, products that lack one of the words follow. */
const minMatches = 4;

interface TextResult {
  matches: Matches;
  facets?: Facets;
  query?: ParsedQuery | undefined;
  /** Words left out of the question for the products from one position on. */
  relaxed?: Relaxed;
}

const noResult: TextResult = { matches: { hits: [], isComplete: true } };

async function searchText(ctx: Context, prepared: PreparedSearch, options: Omit<SearchRequest, 'query'>): Promise<TextResult> {
  ctx.cache.dependsOn('catalog');
  const { index, reading, lexicon } = prepared;
  const { filters, withFacets } = options;
  const resultOf = async (found: Found, more: Omit<TextResult, 'matches' | 'facets'> = {}): Promise<TextResult> => ({
    matches: found.matches,
    ...(withFacets ? { facets: await countFound(ctx, found, filters) } : {}),
    ...more,
  });
  const isFiltered = filteredDimensions(filters).length > 0 || filters.members !== undefined;
  if (reading.text === '') return isFiltered ? resultOf(await search(index, { ...options, query: undefined })) : noResult;
  const query = await parseQuery(index, reading, lexicon);
  if (!query) return noResult;
  let found = await search(index, { ...options, query });
  let relaxed: Relaxed | undefined = query.unknown.length > 0 ? { from: 0, without: query.unknown } : undefined;
  const { ofKind } = query;
  if (ofKind && !found.matches.hits.some((hit) => hasOneOf(hit.facets, ofKind.kind))) {
    const first = await search(index, { ...options, query: ofKind });
    const until = first.matches.hits.length;
    if (until > 0) {
      relaxed ??= { from: 0, ...(found.matches.hits.length > 0 ? { until } : {}), without: ofKind.leftOut };
      found = append(first, found);
    }
  }
  for (const { criteria, terms, leftOut, isLast } of query.relaxations) {
    const from = found.matches.hits.length;
    if (isLast ? from > 0 : from >= minMatches) continue;
    const wider = append(found, await search(index, { ...options, query: { criteria, terms } }));
    if (wider.matches.hits.length === from) continue;
    found = wider;
    relaxed ??= { from, without: leftOut };
  }
  return resultOf(found, { query, ...(relaxed ? { relaxed } : {}) });
}

/**
 * Asks the same without its prices, then without its sizes, where nothing was found within them: the cheapest
 * first for a text that names the most it may cost.
 */
async function searchUnbounded(ctx: Context, prepared: PreparedSearch, options: Omit<SearchRequest, 'query' | 'filters'>) {
  const { lexicon, filters } = prepared;
  let { reading } = prepared;
  const without: string[] = [];
  let { sort } = options;
  for (const kind of ['price', 'size'] as const) {
    const dropped = reading.understood.filter((part) => part.kind === kind);
    if (dropped.length === 0) continue;
    without.push(...dropped.map(({ typed }) => typed));
    if (sort === 'relevance' && dropped.some((part) => part.kind === 'price' && part.price.max !== undefined)) sort = 'price-up';
    reading = { ...reading, understood: reading.understood.filter((part) => part.kind !== kind) };
    const applied = await applyReading(ctx, filters, reading, lexicon);
    const result = await searchText(ctx, { ...prepared, reading }, { ...options, sort, filters: applied });
    if (result.matches.hits.length > 0)
      return {
        ...result,
        reading,
        relaxed: { from: 0, without: [...without, ...(result.relaxed?.from === 0 ? result.relaxed.without : [])] },
      };
  }
  return undefined;
}

function pageOfMatches({ hits }: Matches, { limit, offset }: PageInput): { ids: string[]; next?: number } {
  const end = offset + limit;
  return { ids: hits.slice(offset, end).map(({ id }) => id), ...(hits.length > end && end < maxHits ? { next: end } : {}) };
}

const byRelevance: Omit<SearchRequest, 'query'> = { filters: { facets: new Map() }, sort: 'relevance', withFacets: false };

/** Reads a text, and opens the index for its words. */
export async function readText(ctx: Context, text: string, isLiteral = false): Promise<Omit<PreparedSearch, 'index' | 'filters'>> {
  const lexicon = await factLexicon(ctx.db);
  const isWordless = !/[\p{L}\p{N}]/u.test(text);
  return { lexicon, reading: readQuery(isWordless ? '' : text, lexicon, isLiteral) };
}

/** Finds the product ids that match `search`, best first, sold-out ones last. */
export async function findProductPage(ctx: Context, { search: text, ...page }: { search: string } & PageInput) {
  const read = await readText(ctx, text);
  const index = await openIndex(ctx, wordsToLookUp(read.reading));
  const filters = await applyReading(ctx, byRelevance.filters, read.reading, read.lexicon);
  const { matches } = await searchText(ctx, { ...read, index, filters }, { ...byRelevance, filters });
  return pageOfMatches(matches, page);
}

/** Finds what a search for a text shows first, without facets. */
export async function findBest(
  ctx: Context,
  read: Omit<PreparedSearch, 'filters'>,
): Promise<{ matches: Matches; didYouMean?: string | undefined }> {
  const filters = await applyReading(ctx, byRelevance.filters, read.reading, read.lexicon);
  const { matches, query } = await searchText(ctx, { ...read, filters }, { ...byRelevance, filters });
  return { matches, didYouMean: query?.didYouMean };
}

export type CardSearchInput = { q: string; literal?: boolean | undefined; sort: SearchSort; facets: boolean } & FilterInput & PageInput;

export interface PreparedSearch {
  index: SearchIndex;
  /** Those that were set. */
  filters: SelectedFilters;
  reading: QueryReading;
  lexicon: FactLexicon;
}

/** Reads the text, opens the index and resolves the filters. */
export async function prepareSearch(ctx: Context, input: CardSearchInput): Promise<PreparedSearch> {
  const read = await readText(ctx, input.q, input.literal);
  const [index, filters] = await Promise.all([openIndex(ctx, wordsToLookUp(read.reading)), resolveFilters(ctx, input)]);
  return { ...read, index, filters };
}

/**
 * Finds the product ids that match `q` and pass the filters; without a text all that pass them.
 * @returns `rest` of the answer beside the cards: a `total` of 0 says that the shop has nothing of the kind
 */
export async function findCardPage(ctx: Context, prepared: PreparedSearch, input: CardSearchInput) {
  if (input.q === '') return browseProducts(ctx, prepared.index, prepared.filters, input);
  const filters = await applyReading(ctx, prepared.filters, prepared.reading, prepared.lexicon);
  const options = { sort: input.sort, withFacets: input.facets };
  const within = await searchText(ctx, prepared, { ...options, filters });
  const asked = { ...within, reading: prepared.reading };
  const result = within.matches.hits.length > 0 ? asked : ((await searchUnbounded(ctx, prepared, options)) ?? asked);
  const { matches, facets, query, relaxed } = result;
  const { ids, next } = pageOfMatches(matches, input);
  const understood: UnderstoodPart[] = describeReading(result.reading, prepared.lexicon, query?.facts ?? []);
  const rest = {
    ...(next === undefined ? {} : { next }),
    total: matches.hits.length,
    totalIsExact: matches.isComplete,
    ...(query?.didYouMean === undefined ? {} : { didYouMean: query.didYouMean }),
    ...(understood.length > 0 ? { understood } : {}),
    ...(relaxed ? { relaxed } : {}),
    ...(facets ? { facets } : {}),
  };
  return { ids, rest, cards: matches.cards };
}
