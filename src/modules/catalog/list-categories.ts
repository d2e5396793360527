import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Category, MenuCategory, Subcategory } from './category-contract.ts';
import { readCategories, readFirstOfEachSubcategory } from './category-queries.ts';
import type { ProductSummary } from './product-contract.ts';
import { dependOnProducts, toSummary } from './product-view.ts';

/** Lists the names of all categories and of their subcategories, in shop order, for menus. */
export async function listCategoryNames(ctx: Context): Promise<{ categories: MenuCategory[] }> {
  ctx.cache.dependsOn('categories');
  const rows = await readCategories(ctx.reads, null);
  const categories = rows.map(({ slug, name, banner: picture, subcategories }) => ({
    ...{ slug, name, ...(picture ? { picture } : {}) },
    subcategories: subcategories.map((part) => ({ slug: part.slug, name: part.name })),
  }));
  return { categories };
}

/** Lists all categories with their subcategories, in shop order. */
export async function listCategories(ctx: Context) {
  ctx.cache.dependsOn('categories');
  return { categories: await readCategories(ctx.reads, null) };
}

/** Lists all categories with their subcategories and the first `limit` products of each. */
export async function listCategoriesWithProducts(ctx: Context, input: { limit: number }) {
  ctx.cache.dependsOn('categories', 'catalog');
  const categories = await readCategories(ctx.reads, null);
  const rows = input.limit > 0 ? await readFirstOfEachSubcategory(ctx.reads, input.limit) : [];
  const bySubcategory = new Map<string, ProductSummary[]>();
  for (const row of rows) {
    const products = bySubcategory.get(row.subcategoryId) ?? [];
    products.push(toSummary(row));
    bySubcategory.set(row.subcategoryId, products);
  }
  dependOnProducts(ctx, [...bySubcategory.values()].flat());
  return categories.map((category) => ({
    ...category,
    subcategories: category.subcategories.map((subcategory) => ({ ...subcategory, products: bySubcategory.get(subcategory._id) ?? [] })),
  }));
}

/** @throws {DomainError} CATEGORY_NOT_FOUND */
export async function getCategory(ctx: Context, input: { slug: string }): Promise<{ category: Category; subcategories: Subcategory[] }> {
  ctx.cache.dependsOn('categories');
  const [found] = await readCategories(ctx.reads, input.slug);
  if (!found) throw new DomainError('CATEGORY_NOT_FOUND');
  const { subcategories, ...category } = found;
  return { category, subcategories };
}
