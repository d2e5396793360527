import type { Context } from '#platform/context.ts';
import type { MaterialChoice } from './contract.ts';
import { readMaterials } from './queries.ts';

/** Lists the materials of a subcategory's products, the most common first. */
export async function listMaterials(ctx: Context, input: { subcategoryId: string }): Promise<{ materials: MaterialChoice[] }> {
  ctx.cache.dependsOn(`subcategory:${input.subcategoryId}`);
  const materials = await readMaterials(ctx.db, input.subcategoryId);
  // Unknown subcategories are countless: their answers must not fill the cache.
  if (materials.length === 0) ctx.cache.noStore();
  return { materials };
}
