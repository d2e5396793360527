import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { ProductCard, ProductSummary, Sort } from './contract.ts';
import { type CursorPart, decodeCursor, encodeCursor } from './cursor.ts';
import { dependOnProducts, toSummary } from './product-view.ts';
import { type ListingFilter, readCards, readCategories, readCategoryOfSubcategory, readProducts } from './queries.ts';

const cursorTypes: Record<Sort, CursorPart[]> = {
  featured: ['small', 'time', 'text'],
  newest: ['time', 'text'],
  'price-up': ['number', 'text'],
  'price-down': ['number', 'text'],
};

export interface ListInput extends Omit<ListingFilter, 'after' | 'categorySlug'> {
  category?: string | undefined;
  /** The `next` of the previous page. */
  after?: string | undefined;
}

/** Turns input into a filter with one more row than requested, which tells whether there is a next page. */
export function toFilter({ category, after, ...input }: ListInput): ListingFilter {
  return {
    ...input,
    categorySlug: category,
    limit: input.limit + 1,
    ...(after === undefined ? {} : { after: decodeCursor(after, cursorTypes[input.sort]) }),
  };
}

export function paginate<Row extends { cursor: string[] }>(rows: Row[], limit: number): { page: Row[]; next?: string } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return rows.length > limit && last ? { page, next: encodeCursor(last.cursor) } : { page };
}

export function dependOnList(ctx: Context, input: ListInput): void {
  if (input.subcategoryId !== undefined) ctx.cache.dependsOn(`subcategory:${input.subcategoryId}`);
  else if (input.makerId !== undefined) ctx.cache.dependsOn(`maker:${input.makerId}`);
  else if (input.sellerId !== undefined) ctx.cache.dependsOn(`seller:${input.sellerId}`);
  else ctx.cache.dependsOn('catalog');
}

/** @throws {DomainError} CATEGORY_NOT_FOUND where a list is empty because its category does not exist */
async function rejectUnknownCategory(ctx: Context, input: ListInput): Promise<void> {
  if (input.subcategoryId !== undefined && (await readCategoryOfSubcategory(ctx.db, input.subcategoryId)) === undefined) {
    throw new DomainError('CATEGORY_NOT_FOUND');
  }
  if (input.category !== undefined && (await readCategories(ctx.db, input.category)).length === 0)
    throw new DomainError('CATEGORY_NOT_FOUND');
}

/** Returns a page of products. */
export async function listProducts(ctx: Context, input: ListInput): Promise<{ products: ProductSummary[]; next?: string }> {
  const rows = await readProducts(ctx.db, toFilter(input));
  if (rows.length === 0) await rejectUnknownCategory(ctx, input);
  const { page, next } = paginate(rows, input.limit);
  const products = page.map(toSummary);
  dependOnList(ctx, input);
  dependOnProducts(ctx, products);
  return { products, ...(next ? { next } : {}) };
}

/** Returns a page of cards. */
export async function listCards(ctx: Context, input: ListInput): Promise<{ cards: ProductCard[]; next?: string }> {
  const rows = await readCards(ctx.db, toFilter(input));
  if (rows.length === 0) await rejectUnknownCategory(ctx, input);
  const { page, next } = paginate(rows, input.limit);
  const cards = page.map((row) => row.card);
  dependOnList(ctx, input);
  dependOnProducts(ctx, cards);
  return { cards, ...(next ? { next } : {}) };
}
