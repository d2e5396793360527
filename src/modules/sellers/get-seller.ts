import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import type { Seller } from './contract.ts';
import { readSeller } from './queries.ts';

/** @throws {Failure} SELLER_NOT_FOUND */
export async function getSeller(ctx: Context, input: { slug: string }): Promise<Seller> {
  const seller = await readSeller(ctx.db, input.slug);
  if (!seller) throw new Failure('SELLER_NOT_FOUND');
  ctx.shown.tags.add(`seller:${seller._id}`);
  return seller;
}
