import type { Context } from '#platform/context.ts';
import { hasFailedBefore, type ReturnedGoods, readPickup, readReturnedGoods } from './pickup-queries.ts';
import { findOrderOfReturn } from './queries.ts';
import type { PickupRow } from './tables.ts';

/** Finds the pickup of a return; undefined where none was offered. */
export const findPickup = (ctx: Context, returnId: string): Promise<PickupRow | undefined> => readPickup(ctx.db, returnId);

/** Tells whether the courier of a return came to no avail before, or not at all. */
export const hasPickupFailed = (ctx: Context, returnId: string): Promise<boolean> => hasFailedBefore(ctx.db, returnId);

/**
 * Finds what comes back by a return; undefined where there is none.
 * @param sellerId only of this seller
 */
export async function findReturnedGoods(ctx: Context, returnId: string, sellerId?: string): Promise<ReturnedGoods | undefined> {
  return (await findOrderOfReturn(ctx.db, returnId, sellerId)) === undefined ? undefined : readReturnedGoods(ctx.db, returnId);
}
