import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { Maker } from './contract.ts';
import { makers } from './tables.ts';

/**
 * Adds a maker under the given or a new `_id`, and returns it; returns the id of the maker that has this
 * slug already.
 * @param input with `sellerId`: the shop that keeps its page
 */
export async function addMaker(ctx: Context, input: Omit<Maker, '_id'> & { _id?: string | undefined; sellerId?: string }): Promise<string> {
  const { _id: id = newId(), ...columns } = input;
  const [row] = await ctx.db.orm
    .insert(makers)
    .values({ id, ...columns })
    .onConflictDoUpdate({ target: makers.slug, set: { slug: input.slug } })
    .returning({ id: makers.id });
  ctx.cache.invalidate('makers');
  return row?.id ?? id;
}
