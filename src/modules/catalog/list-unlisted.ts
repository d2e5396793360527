import type { Context } from '#platform/context.ts';
import { readUnlisted, type UnlistedProduct } from './sellability-queries.ts';

/** Products that an operator reads at once. */
const limit = 1000;

/** Lists published products that cannot be sold now, with the reason. */
export const listUnlisted = (ctx: Context): Promise<UnlistedProduct[]> => readUnlisted(ctx.db, limit);
