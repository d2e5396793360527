import type { Context } from '#platform/context.ts';
import { readBalanceOfOrder } from './posting-queries.ts';

/** Reads what the buyer owes of an order, in paise; negative where the buyer is owed a refund. */
export function balanceOfOrder(ctx: Context, orderId: string): Promise<number> {
  return readBalanceOfOrder(ctx.db, orderId);
}
