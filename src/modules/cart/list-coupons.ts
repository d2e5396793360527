import type { Context } from '#platform/context.ts';
import { readCoupons } from './queries.ts';

/** Every coupon with its uses, the newest first. */
export const listCoupons = (ctx: Context) => readCoupons(ctx.db);
