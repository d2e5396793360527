import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { guestToken, guestTokenHash } from './guest-token.ts';
import { isErasedOrder, isOwnOrderNow, lockOrderRow } from './queries.ts';

/**
 * Locks an order until the transaction ends: changes of it, and writes about its buyer, happen one after the
 * other.
 */
export async function lockOrder(tx: Context, orderId: string): Promise<void> {
  await lockOrderRow(tx.db, orderId);
}

/**
 * Locks an order for an act of its buyer, after the account of a signed-in caller, and checks the ownership
 * again under the lock: the person may have been erased since the request began.
 * @throws {DomainError} ORDER_NOT_FOUND; UNAUTHORIZED where the account is gone
 */
export async function lockOwnOrder(tx: Context, orderId: string): Promise<void> {
  if (tx.actor) await lockPerson(tx, tx.actor.userId);
  await lockOrderRow(tx.db, orderId);
  const token = guestToken(tx);
  if (!(await isOwnOrderNow(tx.db, orderId, tx.actor?.userId, token && guestTokenHash(token)))) throw new DomainError('ORDER_NOT_FOUND');
}

/** Tells whether the buyer of an order was erased. Lock the order first. */
export async function isBuyerErased(tx: Context, orderId: string): Promise<boolean> {
  return isErasedOrder(tx.db, orderId);
}
