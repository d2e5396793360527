import { findEmail } from '#modules/accounts/find-email.ts';
import { takeCoupon } from '#modules/cart/take-coupon.ts';
import { takeStock } from '#modules/catalog/take-stock.ts';
import { postSale } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { inSavepoint } from '#platform/database/in-savepoint.ts';
import { Failure } from '#shared/errors.ts';
import { noteOrder } from './note-order.ts';
import { isErasedOrder, type LockedOrder, lockOrder, placeLocked, readPieces } from './queries.ts';
import { readOrder } from './view-queries.ts';

/** What stands once an order does: its sale is in the books, and the buyer is told. */
export async function settlePlaced(tx: Context, orderId: string): Promise<void> {
  await postSale(tx, orderId);
  await noteOrder(tx, { orderId, kind: 'placed', about: orderId });
}

/** The price was agreed: where the coupon was used by others meanwhile, its use is not counted. */
async function takeCouponAgain(tx: Context, { id: orderId, couponCode: code }: LockedOrder): Promise<void> {
  const order = await readOrder(tx.db, orderId);
  if (code === null || !order) return;
  const { userId, joinedAt, isProved, email } = order;
  const buyer = userId !== null && joinedAt === null ? await findEmail(tx, userId) : isProved ? (email ?? undefined) : undefined;
  try {
    await inSavepoint(tx.db, () => takeCoupon(tx, { code, orderId, buyer }));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/**
 * Lets an order stand, once, however often its payment is reported. One whose time ran out takes its pieces again, unless who ordered
 * was erased since: there is nobody to send them to.
 * @param tx inside a transaction; it holds the order's row from here on
 * @returns `no-stock` where the pieces, or who wanted them, are gone: nothing was changed, and what was paid has to go back
 */
export async function confirmOrder(tx: Context, orderId: string): Promise<'placed' | 'already' | 'no-stock'> {
  const order = await lockOrder(tx.db, orderId);
  if (!order) throw new Error('a payment of no order');
  if (order.state === 'placed') return 'already';
  if (await isErasedOrder(tx.db, orderId)) return 'no-stock';
  if (order.state === 'abandoned') {
    try {
      await inSavepoint(tx.db, async () => {
        await takeCouponAgain(tx, order);
        await takeStock(tx, { orderId, items: await readPieces(tx.db, orderId) });
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'OUT_OF_STOCK') throw error;
      return 'no-stock';
    }
  }
  await placeLocked(tx.db, orderId, tx.now());
  await settlePlaced(tx, orderId);
  return 'placed';
}
