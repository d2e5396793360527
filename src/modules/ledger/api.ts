import type { Context } from '#platform/context.ts';
import { readBalanceOfOrder } from './posting-queries.ts';

/** What the buyer still owes of an order, in paise; below 0 what goes back to the buyer. */
export function balanceOfOrder(ctx: Context, orderId: string): Promise<number> {
  return readBalanceOfOrder(ctx.db, orderId);
}
