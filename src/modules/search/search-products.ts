import { findCards, findProducts } from '#modules/catalog/find-products.ts';
import type { Context } from '#platform/context.ts';
import type { Facets, SearchSort } from './contract.ts';
import { arrangeFacets, type Chosen, countFacets, passes } from './facet-rules.ts';
import { type Found, findPieces } from './find-pieces.ts';
import { nameFacets } from './known-facts.ts';
import { type Look, lookAround } from './look.ts';
import type { Wanted } from './piece-queries.ts';
import { type Filters, readChosen } from './read-chosen.ts';
import { type Reading, readText, wordsAskedBy } from './read-text.ts';
import type { Piece } from './search-rules.ts';

/** Nobody reads past this; who has not found it by then asks in other words. */
const deepest = 300;

interface Page {
  limit: number;
  offset: number;
}

const wantedOf = (reading: Reading | undefined, chosen?: Chosen, but?: string): Wanted => ({
  wide: reading?.wide ?? '',
  exact: reading?.exact ?? '',
  head: reading?.head ?? '',
  facets: [...(chosen?.facets ?? [])].filter(([dimension]) => dimension !== but).map(([, ids]) => ids),
  ...(but === 'price' ? {} : { minPaise: chosen?.minPaise, maxPaise: chosen?.maxPaise }),
});

/** Only these are named: of a choice with more values than anyone reads, the rare ones are left out. */
const mostNames = 160;
const mostCommon = (counts: ReadonlyMap<number, number>) =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostNames)
    .map(([id]) => id);

interface Asked {
  reading: Reading | undefined;
  chosen: Chosen;
  sort: SearchSort;
  withFacets: boolean;
}

interface Search {
  found: Found;
  facets?: Facets;
}

/**
 * Pieces that match a text and pass the filters, with what to filter by. All of it comes from one look where every match of the text
 * was seen; where the text has too many matches, the filters are asked of the database, once more for each that is set.
 */
async function search(ctx: Context, look: Look | undefined, asked: Asked): Promise<Search> {
  const { reading, chosen, sort, withFacets } = asked;
  const terms = reading?.terms ?? [];
  const find = (but?: string) => {
    const rarity = [...(chosen.pieces ?? [])].filter(([dimension]) => dimension !== but);
    const filters = rarity.map(([, pieces]) => ({ everything: pieces, words: pieces, title: pieces }));
    return findPieces(ctx, { look, terms: [...terms, ...filters], wanted: wantedOf(reading, chosen, but), sort });
  };
  const price = chosen.minPaise !== undefined || chosen.maxPaise !== undefined ? ['price'] : [];
  const filtered = [...chosen.facets.keys(), ...price];
  const isFiltered = filtered.length > 0;
  const all = reading && (await findPieces(ctx, { look, terms, wanted: wantedOf(reading), sort, isAllOrNothing: isFiltered }));
  let found: Found;
  /** Pieces that pass every filter but that of one dimension. */
  const without = new Map<string, readonly Piece[]>();
  if (all && (all.isComplete || !isFiltered)) {
    const { pieces } = all;
    found = isFiltered ? { ...all, pieces: pieces.filter((piece) => passes(piece, chosen)) } : all;
    for (const dimension of filtered) {
      without.set(
        dimension,
        pieces.filter((piece) => passes(piece, chosen, dimension)),
      );
    }
  } else {
    const others = withFacets ? filtered : [];
    const [one, ...more] = await Promise.all([find(), ...others.map(find)]);
    found = one;
    for (const [place, { pieces }] of more.entries()) without.set(others[place] as string, pieces);
  }
  if (!withFacets) return { found };

  const { pieces } = found;
  const counts = countFacets(pieces);
  const countsWithout = new Map([...without].map(([dimension, some]) => [dimension, countFacets(some)]));
  const ids = new Set([counts, ...countsWithout.values()].flatMap(mostCommon).concat([...chosen.facets.values()].flat()));
  const facets = arrangeFacets(
    await nameFacets(ctx.db, [...ids]),
    chosen,
    (dimension) => countsWithout.get(dimension) ?? counts,
    (without.get('price') ?? pieces).map((piece) => piece.pricePaise),
  );
  return { found, facets };
}

/** With fewer than these, pieces that lack one of the words follow. */
const few = 4;

const nothing: Search = { found: { pieces: [], isComplete: true } };

const hasWordsIn = (text: string) => /[\p{L}\p{N}]/u.test(text);

const lookFor = (ctx: Context, text: string) => lookAround(ctx.db, hasWordsIn(text) ? wordsAskedBy(text) : []);

async function searchText(ctx: Context, look: Look | undefined, text: string, chosen: Chosen, sort: SearchSort, withFacets: boolean) {
  ctx.shown.tags.add('catalog');
  const hasWords = hasWordsIn(text);
  const reading = hasWords ? await readText(ctx, look, text) : undefined;
  const isFiltered = chosen.facets.size > 0 || chosen.minPaise !== undefined || chosen.maxPaise !== undefined;
  if (hasWords ? !reading : !isFiltered) return { ...nothing, didYouMean: undefined };
  const didYouMean = reading?.didYouMean;
  const first = await search(ctx, look, { reading, chosen, sort, withFacets });
  if (first.found.pieces.length >= few || !reading?.lacking) return { ...first, didYouMean };
  // Whoever asks for three things or more may be content with a piece that lacks one of them.
  const more = await search(ctx, look, { reading: { ...reading, ...reading.lacking }, chosen, sort, withFacets });
  const known = new Set(first.found.pieces.map(({ id }) => id));
  const pieces = [...first.found.pieces, ...more.found.pieces.filter(({ id }) => !known.has(id))];
  const cards = first.found.cards && more.found.cards;
  return { ...more, found: { pieces, isComplete: more.found.isComplete, ...(cards ? { cards } : {}) }, didYouMean };
}

function pageOf({ pieces }: Found, { limit, offset }: Page): { ids: string[]; next?: number } {
  const end = offset + limit;
  return { ids: pieces.slice(offset, end).map(({ id }) => id), ...(pieces.length > end && end < deepest ? { next: end } : {}) };
}

const noFilters: Chosen = { facets: new Map() };

/** Which products match `search`, best first, sold-out ones last. */
export async function pageOfProducts(ctx: Context, { search: text, ...page }: { search: string } & Page) {
  const { found } = await searchText(ctx, await lookFor(ctx, text), text, noFilters, 'relevance', false);
  return pageOf(found, page);
}

export async function searchProducts(ctx: Context, input: { search: string } & Page) {
  const { ids, next } = await pageOfProducts(ctx, input);
  return { data: { product: await findProducts(ctx, ids) }, ...(next === undefined ? {} : { next }) };
}

export type CardSearch = { q: string; sort: SearchSort; facets: boolean } & Filters & Page;

/** What is known when a search comes, and what it filters by. */
export async function readAsked(ctx: Context, input: CardSearch): Promise<{ look: Look | undefined; chosen: Chosen }> {
  const [look, chosen] = await Promise.all([lookFor(ctx, input.q), readChosen(ctx, input)]);
  return { look, chosen };
}

/**
 * Which pieces match `q` and pass the filters, with everything that an answer says of them. `total` 0 says that the shop has nothing of the
 * kind.
 * @param asked without a look at what is known the database is asked for everything
 */
export async function pageOfCards(ctx: Context, { look, chosen }: { look: Look | undefined; chosen: Chosen }, input: CardSearch) {
  const { found, facets, didYouMean } = await searchText(ctx, look, input.q, chosen, input.sort, input.facets);
  const { ids, next } = pageOf(found, input);
  const told = {
    ...(next === undefined ? {} : { next }),
    total: found.pieces.length,
    totalIsExact: found.isComplete,
    ...(didYouMean === undefined ? {} : { didYouMean }),
    ...(facets ? { facets } : {}),
  };
  return { ids, told, cards: found.cards };
}

export async function searchCards(ctx: Context, input: CardSearch) {
  const { ids, told } = await pageOfCards(ctx, await readAsked(ctx, input), input);
  return { cards: await findCards(ctx, ids), ...told };
}
