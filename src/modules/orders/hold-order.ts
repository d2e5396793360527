import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { guestToken, guestTokenHash } from './guest-token.ts';
import { isErasedOrder, isOwnOrderNow, lockOrder } from './queries.ts';

/** Locks an order until the transaction ends: what changes it, or writes about who ordered, does so one after the other. */
export async function holdOrder(tx: Context, orderId: string): Promise<void> {
  await lockOrder(tx.db, orderId);
}

/**
 * Locks an order for an act of who ordered it, after the account where somebody is signed in, and asks again under the lock whether it is
 * theirs: the person may have been erased since the request began.
 * @throws {Failure} ORDER_NOT_FOUND; UNAUTHORIZED where the account is gone
 */
export async function holdOwnOrder(tx: Context, orderId: string): Promise<void> {
  if (tx.actor) await lockPerson(tx, tx.actor.userId);
  await lockOrder(tx.db, orderId);
  const token = guestToken(tx);
  if (!(await isOwnOrderNow(tx.db, orderId, tx.actor?.userId, token && guestTokenHash(token)))) throw new Failure('ORDER_NOT_FOUND');
}

/** Whether who placed an order was erased. Lock the order first. */
export async function isErased(tx: Context, orderId: string): Promise<boolean> {
  return isErasedOrder(tx.db, orderId);
}
