import type { Context } from '#platform/context.ts';
import type { MaterialChoice } from './contract.ts';
import { readMaterials } from './queries.ts';

/** What a subcategory's pieces are made of, the most common first. */
export async function listMaterials(ctx: Context, input: { subcategoryId: string }): Promise<{ materials: MaterialChoice[] }> {
  ctx.cache.dependsOn(`subcategory:${input.subcategoryId}`);
  const materials = await readMaterials(ctx.db, input.subcategoryId);
  // There is no end to subcategories that do not exist: their answers fill no cache.
  if (materials.length === 0) ctx.cache.noStore();
  return { materials };
}
