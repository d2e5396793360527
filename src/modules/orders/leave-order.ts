import { exchangeCoupons, releaseCoupon } from '#modules/cart/redeem-coupon.ts';
import { dropHolds } from '#modules/catalog/end-hold.ts';
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { freeMonths } from '#modules/making/book-months.ts';
import { releaseCredit } from '#modules/store-credit/spend-credit.ts';
import type { Context } from '#platform/context.ts';
import { lockOrder } from './api.ts';
import { markLeft, readHeldItems } from './queries.ts';

/**
 * Ends an order that is not paid, because its buyer changed or cancelled it: its stock, its coupon and its
 * store credit are free again. A payment that comes later is refunded. Done twice it has one effect.
 * @param tx inside a transaction that holds the order's row
 * @returns `stands` where it is paid or confirmed: nothing was changed
 */
export async function leaveOrder(tx: Context, orderId: string): Promise<'left' | 'stands'> {
  const order = await lockOrder(tx.db, orderId);
  if (!order || order.state === 'placed') return 'stands';
  await markLeft(tx.db, orderId);
  if (order.state === 'abandoned') return 'left';
  await releaseCredit(tx, { order });
  if (order.couponCode !== null) await releaseCoupon(tx, orderId);
  await freeMonths(tx, orderId);
  await releaseStock(tx, { orderId, items: await readHeldItems(tx.db, orderId), reason: 'release' });
  return 'left';
}

export interface LeftOrder {
  orderId: string;
  /** Units that go to the order in whose place it comes; none where the hold had ended. */
  items: { variantId: string; qty: number }[];
}

/**
 * Ends unpaid orders in whose place another one of the same buyer comes. Their coupons and their store
 * credit are free at once; their stock is handed over by `holdStock`, so that it cannot be sold in between.
 * @param tx inside a transaction that holds the account, or the browser of a guest
 * @param next coupon of the order that comes
 */
export async function replaceOrders(tx: Context, orderIds: readonly string[], next: string | undefined): Promise<LeftOrder[]> {
  if (orderIds.length === 0) return [];
  const left: LeftOrder[] = [];
  for (const orderId of [...orderIds].sort()) {
    const order = await lockOrder(tx.db, orderId);
    if (!order || order.state === 'placed') continue;
    await markLeft(tx.db, orderId);
    await releaseCredit(tx, { order });
    await dropHolds(tx, orderId);
    await freeMonths(tx, orderId);
    left.push({ orderId, items: order.state === 'pending' ? await readHeldItems(tx.db, orderId) : [] });
  }
  await exchangeCoupons(
    tx,
    left.map((each) => each.orderId),
    next,
  );
  return left;
}
