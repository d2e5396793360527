import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { Seller } from './contract.ts';
import { sellers } from './tables.ts';

/** Adds a seller, or answers the identifier of the one that has this slug already. `_id` where the caller brings one. */
export async function addSeller(ctx: Context, input: Omit<Seller, '_id'> & { _id?: string | undefined }): Promise<string> {
  const { _id: id = newId(), ...columns } = input;
  const [row] = await ctx.db.orm
    .insert(sellers)
    .values({ id, ...columns })
    .onConflictDoUpdate({ target: sellers.slug, set: { slug: input.slug } })
    .returning({ id: sellers.id });
  return row?.id ?? id;
}
