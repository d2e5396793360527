import { LRUCache } from 'lru-cache';
import { listCards, listIds } from '#modules/catalog/list-products.ts';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { findDelivery } from '#modules/delivery/find-delivery.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/database.ts';
import type { RawJson } from '#platform/raw-json/raw-json.ts';
import { estimateArrival } from '#shared/arrival.ts';
import { DomainError } from '#shared/errors.ts';
import { dayInIndia, endOfDay, isInSeason, rankPopular, selectionOf, toCollection } from './collection-rules.ts';
import type { Collection, CollectionSort, PopularityBasis, Shelf } from './contract.ts';
import { type CollectionRow, readCollection, readMostPopular, readShelf } from './queries.ts';

/** Products that collections of the most popular choose from. */
const maxPopular = 200;

/** Says that an answer holds until the day in India ends, or a collection changes. */
function dependOnDay(ctx: Context): void {
  ctx.cache.dependsOn('collections');
  ctx.cache.expireAt(endOfDay(ctx.now()).getTime());
}

const readPopular = async (ctx: Context) => rankPopular(await readMostPopular(ctx.db, maxPopular));

interface CardsInput {
  sort?: CollectionSort | undefined;
  inStock?: boolean | undefined;
  limit: number;
  after?: string | undefined;
}

/** The conditions of a collection and the order of its own. */
async function selectOf(ctx: Context, { rule, sort }: CollectionRow) {
  const popular = rule.popular ? (await readPopular(ctx)).ranked.map(({ productId }) => productId) : [];
  const selection = selectionOf(rule, ctx.now(), popular);
  return { selection, ownSort: selection.ids && sort === 'featured' ? ('given' as const) : sort };
}

async function listCardsOf(
  ctx: Context,
  row: CollectionRow,
  { sort: chosen, inStock, ...page }: CardsInput,
): Promise<RawJson<{ cards: ProductCard[]; next?: string }>> {
  const { selection, ownSort } = await selectOf(ctx, row);
  return listCards(ctx, { ...selection, ...page, ...(inStock === undefined ? {} : { inStock }), sort: chosen ?? ownSort });
}

/** Products of one collection that lists with filters choose from: more than their pages lead to. */
const maxMembers = 5_000;
/** Shorter lists are read for every answer. */
const minCached = 500;
/** Milliseconds for which a long list is kept, and how many are. */
const membersTtlMs = 30_000;
const maxCachedLists = 60;

const longLists = new WeakMap<Connection, LRUCache<string, string[]>>();

/** Reads a list of at most `maxMembers` and one more. A long one, a walk over thousands of rows, is kept. */
async function readMembers(ctx: Context, input: Parameters<typeof listIds>[1]): Promise<string[]> {
  const key = JSON.stringify(input);
  const cache = longLists.get(ctx.db) ?? new LRUCache({ max: maxCachedLists, ttl: membersTtlMs });
  longLists.set(ctx.db, cache);
  const known = cache.get(key);
  if (known) return known;
  const ids = await listIds(ctx, input);
  if (ids.length >= minCached) cache.set(key, ids);
  return ids;
}

export interface CollectionMembers {
  /** In the order of the collection. */
  ids: string[];
  /** `given`: the order of the identifiers. */
  sort: CollectionSort | 'given';
  /** There are no others. */
  isComplete: boolean;
}

/**
 * Lists the products that are in one of these collections, for lists with filters. One collection keeps its
 * order, several have the order of featured products. Unknown ones have none.
 */
export async function listMembers(ctx: Context, slugs: readonly string[]): Promise<CollectionMembers> {
  dependOnDay(ctx);
  const rows = (await Promise.all(slugs.map((slug) => readCollection(ctx.db, slug)))).filter((row) => row !== undefined);
  const lists = await Promise.all(
    rows.map(async (row) => {
      const { selection, ownSort } = await selectOf(ctx, row);
      return { ids: await readMembers(ctx, { ...selection, sort: ownSort, limit: maxMembers + 1 }), sort: ownSort };
    }),
  );
  const [only] = lists;
  return {
    ids: [...new Set(lists.flatMap(({ ids }) => ids.slice(0, maxMembers)))],
    sort: lists.length === 1 && only ? only.sort : 'featured',
    isComplete: lists.every(({ ids }) => ids.length <= maxMembers),
  };
}

async function requireCollection(ctx: Context, slug: string): Promise<CollectionRow> {
  dependOnDay(ctx);
  const row = await readCollection(ctx.db, slug);
  if (!row) throw new DomainError('COLLECTION_NOT_FOUND');
  return row;
}

/** @throws {DomainError} COLLECTION_NOT_FOUND */
export async function getCollection(
  ctx: Context,
  { slug }: { slug: string },
): Promise<{ collection: Collection; basis?: PopularityBasis }> {
  const row = await requireCollection(ctx, slug);
  const collection = toCollection(row, dayInIndia(ctx.now()));
  return row.rule.popular ? { collection, basis: (await readPopular(ctx)).basis } : { collection };
}

/** Returns a page of a collection's products. @throws {DomainError} COLLECTION_NOT_FOUND */
export async function listCollectionCards(ctx: Context, { slug, ...input }: CardsInput & { slug: string }) {
  return listCardsOf(ctx, await requireCollection(ctx, slug), input);
}

/** Lists the collections of one list, each with its first products in stock, one indexed query for each. */
export async function listCollections(ctx: Context, { shelf, cards: limit }: { shelf: Shelf; cards: number }) {
  dependOnDay(ctx);
  const day = dayInIndia(ctx.now());
  const collections = [];
  for (const row of await readShelf(ctx.db, shelf)) {
    const cards = limit === 0 ? [] : (await listCardsOf(ctx, row, { inStock: true, limit })).parse().cards;
    if (limit === 0 || cards.length > 0) collections.push({ ...toCollection(row, day), cards });
  }
  return { collections };
}

/** Lists the occasions in season whose gifts arrive in time by the promise of the cart. */
export async function listSeasons(ctx: Context, { country }: { country: string }) {
  dependOnDay(ctx);
  const now = ctx.now();
  const day = dayInIndia(now);
  const delivery = await findDelivery(ctx, { country });
  if ('refused' in delivery) return { seasons: [] };
  const { promisedUntil } = estimateArrival([], now, delivery);
  const rows = await readShelf(ctx.db, 'occasion');
  return {
    seasons: rows.flatMap((row) =>
      row.endsOn !== null && isInSeason(row, day) && promisedUntil <= row.endsOn ? [{ slug: row.slug, arriveBy: row.endsOn }] : [],
    ),
  };
}
