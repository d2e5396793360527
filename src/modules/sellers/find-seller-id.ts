import type { Context } from '#platform/context.ts';
import { readSeller } from './queries.ts';

/** The identifier of the seller at this address; undefined where there is none. */
export async function findSellerId(ctx: Context, slug: string): Promise<string | undefined> {
  return (await readSeller(ctx.db, slug))?._id;
}
