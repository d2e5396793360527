import { takeStock } from '#modules/catalog/take-stock.ts';
import { postSale } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { noteOrder } from './note-order.ts';
import { lockOrder, placeLocked, readPieces } from './queries.ts';

/** What stands once an order does: its sale is in the books, and the buyer is told. */
export async function settlePlaced(tx: Context, orderId: string): Promise<void> {
  await postSale(tx, { id: orderId });
  await noteOrder(tx, { orderId, kind: 'placed', about: orderId });
}

/**
 * Lets an order stand, once, however often its payment is reported. One whose time ran out takes its pieces again.
 * @param tx inside a transaction; it holds the order's row from here on
 * @returns `no-stock` where the pieces are gone: nothing was changed, and what was paid has to go back
 */
export async function confirmOrder(tx: Context, orderId: string): Promise<'placed' | 'already' | 'no-stock'> {
  const order = await lockOrder(tx.db, orderId);
  if (!order) throw new Error('a payment of no order');
  if (order.state === 'placed') return 'already';
  if (order.state === 'abandoned') {
    try {
      await takeStock(tx, { orderId, items: await readPieces(tx.db, orderId) });
    } catch (error) {
      if (error instanceof Failure && error.code === 'OUT_OF_STOCK') return 'no-stock';
      throw error;
    }
  }
  await placeLocked(tx.db, orderId, tx.now());
  await settlePlaced(tx, orderId);
  return 'placed';
}
