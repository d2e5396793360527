import { isErasedOrder, lockOrder } from '#modules/orders/api.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { findOrderOfReturn, lockReturnRow } from './queries.ts';

/** Owner of the return. */
export interface Owned {
  orderId?: string | undefined;
  sellerId?: string | undefined;
}

/**
 * Locks a return after its order, the order of all locks.
 * @param owned given where the return must belong to that order, or to that seller
 * @throws {DomainError} RETURN_NOT_FOUND, also once the buyer was erased: nothing is written about them any
 * more
 */
export async function lockReturn(tx: Context, id: string, { orderId, sellerId }: Owned = {}) {
  const found = await findOrderOfReturn(tx.db, id, sellerId);
  if (found === undefined || (orderId !== undefined && found !== orderId)) throw new DomainError('RETURN_NOT_FOUND');
  await lockOrder(tx.db, found);
  const row = (await isErasedOrder(tx.db, found)) ? undefined : await lockReturnRow(tx.db, id);
  if (!row) throw new DomainError('RETURN_NOT_FOUND');
  return row;
}
