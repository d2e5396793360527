import type { Context } from '#platform/context.ts';
import { readCoupons } from './queries.ts';

/** Lists all coupons with their uses, the newest first. */
export const listCoupons = (ctx: Context) => readCoupons(ctx.db);
