import type { Context } from '#platform/context.ts';
import { readStepsOfShop, type ShopStepRow } from './shop-parcel-queries.ts';

/**
 * Lists the steps that members of a shop or the operator took with its parcels, the latest first: the number
 * of the order, and nothing of its buyer.
 */
export const listShopSteps = (ctx: Context, sellerId: string, part: Parameters<typeof readStepsOfShop>[2]): Promise<ShopStepRow[]> =>
  readStepsOfShop(ctx.db, sellerId, part);
