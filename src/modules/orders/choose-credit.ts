import { openCreditAccount } from '#modules/store-credit/credit-account.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { LockedOrder } from './api.ts';
import { takesCredit } from './credit-of-order.ts';

/**
 * Opens the store credit that the buyer of an order chose in place of money.
 * @param tx inside a transaction that holds the buyer's account and the order (`lockOwnOrder`)
 * @throws {DomainError} INVALID_INPUT at `field` for an order that was not placed with the caller's account
 */
export async function chooseCredit(tx: Context, order: LockedOrder, field: string): Promise<void> {
  const userId = tx.actor?.userId;
  if (userId === undefined || order.userId !== userId || !takesCredit(order))
    throw new DomainError('INVALID_INPUT', { [field]: 'Store credit is for orders that were placed with your account.' });
  await openCreditAccount(tx, userId);
}
