import type { Context } from '#platform/context.ts';
import { readShopRow } from './shop-queries.ts';

/** Finds a shop with its state by the id of its seller; undefined where there is none. */
export const findShop = (ctx: Context, sellerId: string) => readShopRow(ctx.db, sellerId);
