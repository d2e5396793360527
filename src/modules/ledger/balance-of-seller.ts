import type { Context } from '#platform/context.ts';
import { readBalanceOfSeller } from './posting-queries.ts';

/** Reads what a seller is owed, in paise; negative where the seller owes. */
export function balanceOfSeller(ctx: Context, sellerId: string): Promise<number> {
  return readBalanceOfSeller(ctx.db, sellerId);
}
