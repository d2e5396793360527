import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { guestToken, guestTokenHash } from './guest-token.ts';
import { isErasedOrder, isOwnOrderNow, lockOrderRow } from './queries.ts';

/** Locks an order until the transaction ends: what changes it, or writes about who ordered, does so one after the other. */
export async function lockOrder(tx: Context, orderId: string): Promise<void> {
  await lockOrderRow(tx.db, orderId);
}

/**
 * Locks an order for an act of who ordered it, after the account where somebody is signed in, and asks again under the lock whether it is
 * theirs: the person may have been erased since the request began.
 * @throws {DomainError} ORDER_NOT_FOUND; UNAUTHORIZED where the account is gone
 */
export async function lockOwnOrder(tx: Context, orderId: string): Promise<void> {
  if (tx.actor) await lockPerson(tx, tx.actor.userId);
  await lockOrderRow(tx.db, orderId);
  const token = guestToken(tx);
  if (!(await isOwnOrderNow(tx.db, orderId, tx.actor?.userId, token && guestTokenHash(token)))) throw new DomainError('ORDER_NOT_FOUND');
}

/** Whether who placed an order was erased. Lock the order first. */
export async function isBuyerErased(tx: Context, orderId: string): Promise<boolean> {
  return isErasedOrder(tx.db, orderId);
}
