import { findEmail } from '#modules/accounts/find-email.ts';
import { deliveryDigests } from '#modules/cart/buyer-digest.ts';
import { redeemCoupon } from '#modules/cart/redeem-coupon.ts';
import { removeOrderedItems } from '#modules/cart/remove-ordered-items.ts';
import { endHold } from '#modules/catalog/end-hold.ts';
import { reserveStock } from '#modules/catalog/reserve-stock.ts';
import { postSale } from '#modules/ledger/post.ts';
import { lockYearOfSellers, type SellerPans, withholdIncomeTax } from '#modules/ledger/withhold-income-tax.ts';
import { lockMonths, rebookMonths } from '#modules/making/book-months.ts';
import { releaseCredit, spendCredit } from '#modules/store-credit/spend-credit.ts';
import type { Context } from '#platform/context.ts';
import { withSavepoint } from '#platform/database/with-savepoint.ts';
import { DomainError } from '#shared/errors.ts';
import { isErasedOrder, type LockedOrder, lockOrder, readPostedLines } from './api.ts';
import { writeWithheld } from './line-tax-queries.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { markPlaced, readHeldItems } from './queries.ts';
import { readOrder } from './view-queries.ts';

/** The lines of an order that is being placed, and the PANs of their sellers. */
export interface SoldLines {
  lines: Awaited<ReturnType<typeof readPostedLines>>;
  pans: SellerPans;
}

/**
 * Posts the sale of an order that was just placed, and notifies its buyer. What is withheld of its sellers
 * follows from what they have sold by now, which may be more than when the order was priced.
 * @param sold what is sold, where it was written in the same transaction; undefined: it is read
 */
export async function onOrderPlaced(tx: Context, orderId: string, sold?: SoldLines): Promise<void> {
  const agreed = sold?.lines ?? (await readPostedLines(tx.db, orderId));
  const lines = await withholdIncomeTax(tx, agreed, sold?.pans);
  const changed = lines.filter((line, index) => line.tdsPaise !== agreed[index]?.tdsPaise);
  if (changed.length > 0) await writeWithheld(tx.db, changed);
  await postSale(tx, lines);
  await notifyBuyer(tx, { orderId, kind: 'placed', about: orderId });
}

/**
 * Redeems the coupon of an order whose hold had ended. The price was agreed, so a coupon that is used up
 * since does not stop the order: the redemption is left out.
 */
async function redeemCouponAgain(tx: Context, { id: orderId, couponCode: code }: LockedOrder): Promise<void> {
  const order = await readOrder(tx.db, orderId);
  if (code === null || !order) return;
  const { userId, joinedAt, isProved, email, phone, country, line1, line2, city, postalCode } = order;
  const buyer = userId !== null && joinedAt === null ? await findEmail(tx, userId) : isProved ? (email ?? undefined) : undefined;
  const address = { country, line1: line1 ?? '', line2, city: city ?? '', postalCode };
  const marks = phone === null ? [] : deliveryDigests(tx, { phone, address });
  try {
    await withSavepoint(tx, () => redeemCoupon(tx, { code, orderId, buyer, marks }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/**
 * Places an order, once, however often its payment is reported. An abandoned order reserves its stock again,
 * unless its buyer has left it or was erased since.
 * @param tx inside a transaction; it holds the order's row from here on
 * @returns `no-stock` where the stock, the store credit or the buyer is gone: nothing was changed, and the
 * payment has to be refunded
 */
export async function confirmOrder(tx: Context, orderId: string): Promise<'placed' | 'already' | 'no-stock'> {
  const order = await lockOrder(tx.db, orderId);
  if (!order) throw new Error('a payment of no order');
  if (order.state === 'placed') return 'already';
  if (order.isLeft || (await isErasedOrder(tx.db, orderId))) return 'no-stock';
  if (order.state === 'abandoned') {
    const items = await readHeldItems(tx.db, orderId);
    // Months come before all else, as where an order is placed.
    await lockMonths(
      tx,
      items.map(({ variantId }) => variantId),
    );
    // It was given back when the time to pay was over, and may be spent since.
    if (!(await spendCredit(tx, { order, amountPaise: order.creditPaise }))) return 'no-stock';
    try {
      await withSavepoint(tx, async () => {
        await rebookMonths(tx, orderId);
        await redeemCouponAgain(tx, order);
        // Sellers come before stock, as where an order is placed at once.
        await lockYearOfSellers(
          tx,
          (await readPostedLines(tx.db, orderId)).map(({ sellerId }) => sellerId),
        );
        await reserveStock(tx, { orderId, items });
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'OUT_OF_STOCK') throw error;
      await releaseCredit(tx, { order });
      return 'no-stock';
    }
  }
  await markPlaced(tx.db, orderId, tx.now());
  await endHold(tx, orderId, order.method === 'cod');
  // Until it stands its items stay in the cart, for a buyer who changes them.
  if (order.userId !== null && !order.isJoined) await removeOrderedItems(tx, order.userId, await readHeldItems(tx.db, orderId));
  await onOrderPlaced(tx, orderId);
  return 'placed';
}
