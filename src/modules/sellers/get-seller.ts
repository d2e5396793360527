import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Seller } from './contract.ts';
import { readSeller } from './queries.ts';

/** @throws {DomainError} SELLER_NOT_FOUND */
export async function getSeller(ctx: Context, input: { slug: string }): Promise<Seller> {
  const seller = await readSeller(ctx.db, input.slug);
  if (!seller) throw new DomainError('SELLER_NOT_FOUND');
  ctx.cache.dependsOn(`seller:${seller._id}`);
  return seller;
}
