import { holdOrder, isErased } from '#modules/orders/hold-order.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { findOrderOfReturn, lockReturn } from './queries.ts';

/**
 * Locks a return after its order, which everybody locks first.
 * @param orderId where it must belong to that order
 * @throws {Failure} RETURN_NOT_FOUND, also once who sent it back was erased: nothing is written about them any more
 */
export async function holdReturn(tx: Context, id: string, orderId?: string) {
  const found = await findOrderOfReturn(tx.db, id);
  if (found === undefined || (orderId !== undefined && found !== orderId)) throw new Failure('RETURN_NOT_FOUND');
  await holdOrder(tx, found);
  const row = (await isErased(tx, found)) ? undefined : await lockReturn(tx.db, id);
  if (!row) throw new Failure('RETURN_NOT_FOUND');
  return row;
}
