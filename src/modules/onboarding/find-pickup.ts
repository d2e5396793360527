import type { Context } from '#platform/context.ts';
import { type Pickup, readPickup } from './shop-queries.ts';

/** Finds the address at which couriers fetch the parcels of a shop; undefined where none was entered. */
export const findPickup = (ctx: Context, sellerId: string): Promise<Pickup | undefined> => readPickup(ctx.db, sellerId);
