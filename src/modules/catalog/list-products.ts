import { hash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { RawJson } from '#platform/raw-json/raw-json.ts';
import { DomainError } from '#shared/errors.ts';
import { readCategories, readCategoryOfSubcategory } from './category-queries.ts';
import { type CursorPart, decodeCursor, encodeCursor } from './cursor.ts';
import { type ListingFilter, type ListOrder, readListIds, readListVersions } from './list-queries.ts';
import type { ProductCard, ProductSummary } from './product-contract.ts';
import { findListedJson } from './raw-json.ts';

const cursorTypes: Record<ListOrder, CursorPart[]> = {
  featured: ['small', 'time', 'text'],
  newest: ['time', 'text'],
  'price-up': ['number', 'text'],
  'price-down': ['number', 'text'],
  given: ['number'],
};

export interface ListInput extends Omit<ListingFilter, 'after' | 'categorySlug'> {
  category?: string | undefined;
  /** The `next` of the previous page. */
  after?: string | undefined;
}

/** Turns input into a filter with one more row than requested, which tells whether there is a next page. */
function toFilter({ category, after, ...input }: ListInput): ListingFilter {
  return {
    ...input,
    categorySlug: category,
    limit: input.limit + 1,
    ...(after === undefined ? {} : { after: decodeCursor(after, cursorTypes[input.sort]) }),
  };
}

function dependOnList(ctx: Context, input: ListInput): void {
  if (input.subcategoryId !== undefined) ctx.cache.dependsOn(`subcategory:${input.subcategoryId}`);
  else if (input.makerId !== undefined) ctx.cache.dependsOn(`maker:${input.makerId}`);
  else if (input.sellerId !== undefined) ctx.cache.dependsOn(`seller:${input.sellerId}`);
  else ctx.cache.dependsOn('catalog');
}

/** @throws {DomainError} CATEGORY_NOT_FOUND where a list is empty because its category does not exist */
async function rejectUnknownCategory(ctx: Context, input: ListInput): Promise<void> {
  if (input.subcategoryId !== undefined && (await readCategoryOfSubcategory(ctx.reads, input.subcategoryId)) === undefined) {
    throw new DomainError('CATEGORY_NOT_FOUND');
  }
  if (input.category !== undefined && (await readCategories(ctx.reads, input.category)).length === 0)
    throw new DomainError('CATEGORY_NOT_FOUND');
}

/** Reads a page as JSON. @param around what comes before its products, such as `{"cards":[` */
async function readPage<Output>(
  ctx: Context,
  input: ListInput,
  what: 'products' | 'cards',
  [before, after]: readonly [string, string],
): Promise<RawJson<Output>> {
  const { listed, cursor } = await readListVersions(ctx.reads, toFilter(input));
  if (listed.length === 0) await rejectUnknownCategory(ctx, input);
  dependOnList(ctx, input);
  const { parts, digest } = await findListedJson(ctx, listed.slice(0, input.limit), what);
  const next = cursor === undefined ? '' : `,"next":${JSON.stringify(encodeCursor(cursor))}`;
  const bytes = Buffer.concat([Buffer.from(before), ...parts, Buffer.from(`${after}${next}}`)]);
  return new RawJson(bytes, hash('sha1', `${before}${digest}${after}${next}`, 'base64url'));
}

/** Returns a page of products. @throws {DomainError} CATEGORY_NOT_FOUND */
export async function listProducts(
  ctx: Context,
  input: ListInput,
): Promise<RawJson<{ data: { products: ProductSummary[] }; next?: string }>> {
  return readPage(ctx, input, 'products', ['{"data":{"products":[', ']}']);
}

/** Returns a page of cards. @throws {DomainError} CATEGORY_NOT_FOUND */
export async function listCards(ctx: Context, input: ListInput): Promise<RawJson<{ cards: ProductCard[]; next?: string }>> {
  return readPage(ctx, input, 'cards', ['{"cards":[', ']']);
}

/** Lists the identifiers of the first products of a list, at most `limit`. */
export async function listIds(ctx: Context, input: Omit<ListInput, 'after' | 'category'>): Promise<string[]> {
  dependOnList(ctx, input);
  return readListIds(ctx.reads, input);
}
