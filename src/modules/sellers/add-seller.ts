import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { Seller } from './contract.ts';
import { sellers } from './tables.ts';

export interface NewSeller extends Omit<Seller, '_id'> {
  _id?: string | undefined;
  pan?: string | undefined;
  /** The first part of its invoice numbers: two to four capitals or digits. */
  invoicePrefix?: string | undefined;
}

/**
 * Adds a seller under the given or a new `_id`, and returns it; returns the id of the seller that has this
 * slug already.
 */
export async function addSeller(ctx: Context, input: NewSeller): Promise<string> {
  const { _id: id = newId(), ...columns } = input;
  const [row] = await ctx.db.orm
    .insert(sellers)
    .values({ id, ...columns })
    .onConflictDoUpdate({ target: sellers.slug, set: { slug: input.slug } })
    .returning({ id: sellers.id });
  return row?.id ?? id;
}
