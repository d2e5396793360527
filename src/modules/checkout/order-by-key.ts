import { lockPerson } from '#modules/accounts/lock-person.ts';
import { findOwnOrderId, lockOrder } from '#modules/orders/api.ts';
import type { Context } from '#platform/context.ts';
import { type IdempotentRequest, withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { DomainError } from '#shared/errors.ts';
import { orderStands, type PlacedOrder } from './contract.ts';
import { lockBuyer } from './queries.ts';
import { readPlacedOrder } from './read-placed-order.ts';

interface Placing<Written> {
  /** @param ended unpaid orders in whose place it comes */
  write: (tx: Context, ended: readonly string[]) => Promise<Written>;
  reserve: (tx: Context, written: Written) => Promise<void>;
}

/**
 * Runs an order once for each key. The key stands for one order of the buyer: as long as that is not paid,
 * another request under it replaces it, such as after a lost answer and a corrected phone number; and where
 * its hold has ended, the same request orders again. An answer that is repeated tells the order as it is now.
 * @param replaces number of an unpaid order in whose place this one comes, under any key
 * @throws {DomainError} KEY_REUSED with the number at `order`, ORDER_STANDS: that order is paid or confirmed
 */
export async function orderByKey<Written extends { placed: PlacedOrder }>(
  ctx: Context,
  act: IdempotentRequest,
  replaces: string | undefined,
  { write, reserve }: Placing<Written>,
): Promise<{ answer: PlacedOrder; replayed: boolean }> {
  const ended: string[] = [];
  let written: Written | undefined;
  let standing: string | undefined;
  const lockOwner = async (tx: Context) => void (await (tx.actor ? lockPerson(tx, tx.actor.userId) : lockBuyer(tx.db, act.actor)));
  const place = async (tx: Context): Promise<PlacedOrder> => {
    await lockOwner(tx);
    const other = await replacedOrder(tx, replaces);
    written = await write(tx, [...new Set([...ended, ...(other === undefined ? [] : [other])])]);
    return written.placed;
  };
  const hasEnded = async (tx: Context, { answer, isSame }: { answer: PlacedOrder; isSame: boolean }): Promise<boolean> => {
    await lockOwner(tx);
    const order = await lockOrder(tx.db, answer.order._id);
    if (order?.state === 'placed') standing = order.number;
    const isOpen = order?.state === 'pending' && order.isHeld === true;
    if (!order || order.state === 'placed' || (isOpen && isSame)) return false;
    ended.push(order.id);
    return true;
  };
  const beforeCommit = async (tx: Context) => {
    if (written) await reserve(tx, written);
  };
  try {
    const { answer, replayed } = await withIdempotencyKey(ctx, act, place, { beforeCommit, hasEnded });
    return { answer: replayed ? await readPlacedOrder(ctx, answer.order._id) : answer, replayed };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'KEY_REUSED' || standing === undefined) throw error;
    throw new DomainError('KEY_REUSED', { ...error.fields, order: standing });
  }
}

/** Locks the order that this one replaces, where it is the caller's. @throws {DomainError} ORDER_STANDS */
async function replacedOrder(tx: Context, number: string | undefined): Promise<string | undefined> {
  const orderId = number === undefined ? undefined : await findOwnOrderId(tx, number);
  if (orderId === undefined) return undefined;
  const order = await lockOrder(tx.db, orderId);
  if (order?.state === 'placed') throw orderStands({ order: order.number });
  return orderId;
}
