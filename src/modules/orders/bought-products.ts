import type { Context } from '#platform/context.ts';
import { readBoughtProducts } from './view-queries.ts';

/**
 * Lists the products of a person's placed orders and when each was last ordered, latest first. Lines that
 * were cancelled whole are left out.
 */
export async function boughtProducts(
  ctx: Context,
  { userId, since, limit }: { userId: string; since: Date; limit: number },
): Promise<{ productId: string; at: Date }[]> {
  return readBoughtProducts(ctx.db, userId, since, limit);
}
