import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { categories, subcategories } from './tables.ts';

interface CategoryInput {
  slug: string;
  position: number;
  name: Localized;
  description: Localized;
  bannerId?: string | undefined;
}

/** Slugs that fixed paths of the API use: a category with one of them could never be read. */
const reserved = new Set(['categoryWithSubWithProd', 'categorywithsubwithprod', 'names']);

/**
 * Adds a category, or returns the id of the one that has this slug already.
 * @throws {DomainError} INVALID_INPUT for a slug that the API's own paths use
 */
export async function addCategory(ctx: Context, input: CategoryInput): Promise<string> {
  if (reserved.has(input.slug)) throw new DomainError('INVALID_INPUT', { slug: 'This address is taken by the shop itself.' });
  const id = newId();
  const [row] = await ctx.db.orm
    .insert(categories)
    .values({ id, ...input })
    .onConflictDoUpdate({ target: categories.slug, set: { position: input.position } })
    .returning({ id: categories.id });
  ctx.cache.invalidate('categories');
  return row?.id ?? id;
}

/** Adds a subcategory, or returns the id of the one that has this slug in its category already. */
export async function addSubcategory(ctx: Context, input: CategoryInput & { categoryId: string }): Promise<string> {
  const id = newId();
  const [row] = await ctx.db.orm
    .insert(subcategories)
    .values({ id, ...input })
    .onConflictDoUpdate({ target: [subcategories.categoryId, subcategories.slug], set: { position: input.position } })
    .returning({ id: subcategories.id });
  ctx.cache.invalidate('categories');
  return row?.id ?? id;
}
