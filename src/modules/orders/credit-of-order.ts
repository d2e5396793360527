import { findCreditAccount } from '#modules/store-credit/credit-account.ts';
import type { Context } from '#platform/context.ts';
import type { LockedOrder } from './api.ts';

/**
 * Tells whether what goes back of an order can be store credit: only of one that was placed with its account.
 * A guest's order that joined an account later may have been paid by another person.
 */
export const takesCredit = ({ userId, isJoined }: Pick<LockedOrder, 'userId' | 'isJoined'>): boolean => userId !== null && !isJoined;

/** Finds the store credit account of an order's buyer; undefined where there is none. */
export async function creditAccountOf(ctx: Context, order: Pick<LockedOrder, 'userId' | 'isJoined'>): Promise<string | undefined> {
  return takesCredit(order) && order.userId !== null ? findCreditAccount(ctx, order.userId) : undefined;
}
