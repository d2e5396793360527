import type { Context } from '#platform/context.ts';
import type { KeptCard } from './contract.ts';
import { readKeptByIds } from './queries.ts';

/** Published products in the order of `ids`, as they are at this moment; others are left out. */
export async function listKept(ctx: Context, ids: readonly string[]): Promise<KeptCard[]> {
  const rows = await readKeptByIds(ctx.db, ids);
  return rows.map(({ card, inStock, onlyVariant }) => ({ ...card, inStock, ...(onlyVariant ? { onlyVariant } : {}) }));
}
