import { findCards, findProducts } from '#modules/catalog/find-products.ts';
import type { Context } from '#platform/context.ts';
import type { Facets, SearchSort } from './contract.ts';
import { nameFacets } from './facet-names.ts';
import { arrangeFacets, countFacets, passesFilters, type SelectedFilters } from './facet-rules.ts';
import { type IndexSnapshot, takeSnapshot } from './index/memory/snapshot.ts';
import { findMatches, type Matches } from './index/postgres/find-matches.ts';
import type { SearchCriteria } from './index/postgres/match-queries.ts';
import { type ParsedQuery, parseQuery, wordsToLookUp } from './parse-query.ts';
import { type FilterInput, resolveFilters } from './resolve-filters.ts';
import type { ProductHit } from './search-rules.ts';

/** Nobody reads past this; who has not found it by then asks in other words. */
const maxOffset = 300;

interface PageInput {
  limit: number;
  offset: number;
}

const toCriteria = (reading: ParsedQuery | undefined, chosen?: SelectedFilters, but?: string): SearchCriteria => ({
  wide: reading?.wide ?? '',
  exact: reading?.exact ?? '',
  head: reading?.head ?? '',
  facets: [...(chosen?.facets ?? [])].filter(([dimension]) => dimension !== but).map(([, ids]) => ids),
  ...(but === 'price' ? {} : { minPaise: chosen?.minPaise, maxPaise: chosen?.maxPaise }),
});

/** Only these are named: of a choice with more values than anyone reads, the rare ones are left out. */
const maxNamedFacets = 160;
const mostCommon = (counts: ReadonlyMap<number, number>) =>
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
 * Pieces that match a text and pass the filters, with what to filter by. All of it comes from one look where every match of the text
 * was seen; where the text has too many matches, the filters are asked of the database, once more for each that is set.
 */
async function search(ctx: Context, look: IndexSnapshot | undefined, asked: SearchRequest): Promise<SearchResult> {
  const { query: reading, filters: chosen, sort, withFacets } = asked;
  const terms = reading?.terms ?? [];
  const find = (but?: string) => {
    const rarity = [...(chosen.matchCounts ?? [])].filter(([dimension]) => dimension !== but);
    const filters = rarity.map(([, pieces]) => ({ everything: pieces, words: pieces, title: pieces }));
    return findMatches(ctx, { snapshot: look, termCounts: [...terms, ...filters], criteria: toCriteria(reading, chosen, but), sort });
  };
  const price = chosen.minPaise !== undefined || chosen.maxPaise !== undefined ? ['price'] : [];
  const filtered = [...chosen.facets.keys(), ...price];
  const isFiltered = filtered.length > 0;
  const all =
    reading &&
    (await findMatches(ctx, { snapshot: look, termCounts: terms, criteria: toCriteria(reading), sort, completeOnly: isFiltered }));
  let found: Matches;
  /** Pieces that pass every filter but that of one dimension. */
  const without = new Map<string, readonly ProductHit[]>();
  if (all && (all.isComplete || !isFiltered)) {
    const { hits: pieces } = all;
    found = isFiltered ? { ...all, hits: pieces.filter((piece) => passesFilters(piece, chosen)) } : all;
    for (const dimension of filtered) {
      without.set(
        dimension,
        pieces.filter((piece) => passesFilters(piece, chosen, dimension)),
      );
    }
  } else {
    const others = withFacets ? filtered : [];
    const [one, ...more] = await Promise.all([find(), ...others.map(find)]);
    found = one;
    for (const [place, { hits: pieces }] of more.entries()) without.set(others[place] as string, pieces);
  }
  if (!withFacets) return { matches: found };

  const { hits: pieces } = found;
  const counts = countFacets(pieces);
  const countsWithout = new Map([...without].map(([dimension, some]) => [dimension, countFacets(some)]));
  const ids = new Set([counts, ...countsWithout.values()].flatMap(mostCommon).concat([...chosen.facets.values()].flat()));
  const facets = arrangeFacets(
    await nameFacets(ctx.db, [...ids]),
    chosen,
    (dimension) => countsWithout.get(dimension) ?? counts,
    (without.get('price') ?? pieces).map((piece) => piece.pricePaise),
  );
  return { matches: found, facets };
}

/** With fewer than these, pieces that lack one of the words follow. */
const minMatches = 4;

const noResult: SearchResult = { matches: { hits: [], isComplete: true } };

const containsWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

const takeSnapshotFor = (ctx: Context, text: string) => takeSnapshot(ctx.db, containsWords(text) ? wordsToLookUp(text) : []);

async function runSearch(
  ctx: Context,
  look: IndexSnapshot | undefined,
  text: string,
  chosen: SelectedFilters,
  sort: SearchSort,
  withFacets: boolean,
) {
  ctx.cache.dependsOn('catalog');
  const hasWords = containsWords(text);
  const reading = hasWords ? await parseQuery(ctx, look, text) : undefined;
  const isFiltered = chosen.facets.size > 0 || chosen.minPaise !== undefined || chosen.maxPaise !== undefined;
  if (hasWords ? !reading : !isFiltered) return { ...noResult, didYouMean: undefined };
  const didYouMean = reading?.didYouMean;
  const first = await search(ctx, look, { query: reading, filters: chosen, sort, withFacets });
  if (first.matches.hits.length >= minMatches || !reading?.allButOne) return { ...first, didYouMean };
  // Whoever asks for three things or more may be content with a piece that lacks one of them.
  const more = await search(ctx, look, { query: { ...reading, ...reading.allButOne }, filters: chosen, sort, withFacets });
  const known = new Set(first.matches.hits.map(({ id }) => id));
  const pieces = [...first.matches.hits, ...more.matches.hits.filter(({ id }) => !known.has(id))];
  const cards = first.matches.cards && more.matches.cards;
  return { ...more, found: { pieces, isComplete: more.matches.isComplete, ...(cards ? { cards } : {}) }, didYouMean };
}

function pageOfMatches({ hits: pieces }: Matches, { limit, offset }: PageInput): { ids: string[]; next?: number } {
  const end = offset + limit;
  return { ids: pieces.slice(offset, end).map(({ id }) => id), ...(pieces.length > end && end < maxOffset ? { next: end } : {}) };
}

const noFilters: SelectedFilters = { facets: new Map() };

/** Which products match `search`, best first, sold-out ones last. */
export async function findProductPage(ctx: Context, { search: text, ...page }: { search: string } & PageInput) {
  const { matches: found } = await runSearch(ctx, await takeSnapshotFor(ctx, text), text, noFilters, 'relevance', false);
  return pageOfMatches(found, page);
}

export async function searchProducts(ctx: Context, input: { search: string } & PageInput) {
  const { ids, next } = await findProductPage(ctx, input);
  return { data: { product: await findProducts(ctx, ids) }, ...(next === undefined ? {} : { next }) };
}

export type CardSearchInput = { q: string; sort: SearchSort; facets: boolean } & FilterInput & PageInput;

/** What is known when a search comes, and what it filters by. */
export async function prepareSearch(
  ctx: Context,
  input: CardSearchInput,
): Promise<{ look: IndexSnapshot | undefined; chosen: SelectedFilters }> {
  const [look, chosen] = await Promise.all([takeSnapshotFor(ctx, input.q), resolveFilters(ctx, input)]);
  return { look, chosen };
}

/**
 * Which pieces match `q` and pass the filters, with everything that an answer says of them. `total` 0 says that the shop has nothing of the
 * kind.
 * @param asked without a look at what is known the database is asked for everything
 */
export async function findCardPage(
  ctx: Context,
  { look, chosen }: { look: IndexSnapshot | undefined; chosen: SelectedFilters },
  input: CardSearchInput,
) {
  const { matches: found, facets, didYouMean } = await runSearch(ctx, look, input.q, chosen, input.sort, input.facets);
  const { ids, next } = pageOfMatches(found, input);
  const told = {
    ...(next === undefined ? {} : { next }),
    total: found.hits.length,
    totalIsExact: found.isComplete,
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(facets ? { facets } : {}),
  };
  return { ids, told, cards: found.cards };
}

export async function searchCards(ctx: Context, input: CardSearchInput) {
  const { ids, told } = await findCardPage(ctx, await prepareSearch(ctx, input), input);
  return { cards: await findCards(ctx, ids), ...told };
}
