import type { Context } from '#platform/context.ts';
import { endCouponNow } from './queries.ts';

/**
 * Ends a running coupon now.
 * @returns false where no such coupon runs
 */
export const endCoupon = (ctx: Context, code: string): Promise<boolean> => endCouponNow(ctx.db, code);
