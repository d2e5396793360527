import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { shopSight } from '#shared/shop-states.ts';
import type { Seller } from './contract.ts';
import { readSeller } from './queries.ts';

/** Shows the page of a seller. @throws {DomainError} SELLER_NOT_FOUND, also before its shop is opened */
export async function getSeller(ctx: Context, input: { slug: string }): Promise<Seller> {
  const found = await readSeller(ctx.db, input.slug);
  if (!found || !shopSight[found.shopState].shown) throw new DomainError('SELLER_NOT_FOUND');
  const { shopState: _, ...seller } = found;
  ctx.cache.dependsOn(`seller:${seller._id}`);
  return seller;
}
