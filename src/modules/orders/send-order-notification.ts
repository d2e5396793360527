import { sendMail } from '#modules/notifications/send-mail.ts';
import { sendUnverifiedMail } from '#modules/notifications/send-unverified-mail.ts';
import { readReceived, readRefund } from '#modules/payments/api.ts';
import { refundSettled } from '#modules/payments/events.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { lockOrder } from './api.ts';
import type { OrderView } from './contract.ts';
import { orderChanged } from './events.ts';
import { viewOrderRow } from './get-order.ts';
import type { OrderNotification } from './notify-buyer.ts';
import type { SentRefund } from './order-bill-blocks.ts';
import { orderMail } from './order-mail.ts';
import { hasOrderedSince, insertNotification } from './queries.ts';
import { readOrder } from './view-queries.ts';

/**
 * Notifications that a buyer can trigger at will, and whose number is limited for unproved addresses. What
 * the shop does for an order always reaches its buyer.
 */
const buyerTriggeredKinds: readonly OrderNotification['kind'][] = [
  'placed',
  'payment-failed',
  'expired',
  'cancelled',
  'address-changed',
  'exchanged',
];

/** Changes with which a document may be issued: an invoice at packing, a credit note at a reversal. */
const documentKinds: readonly OrderNotification['kind'][] = [
  'packed',
  'cancelled',
  'cancelled-by-us',
  'returned',
  'lost-refunded',
  'back-refunded',
  'refund-sent',
];

/** Lists the documents of an order that went with no mail yet, and notes that they do now. */
async function takeDocuments(tx: Context, { _id: orderId, parcels }: OrderView): Promise<string[]> {
  const taken: string[] = [];
  for (const { _id: id } of parcels.flatMap(({ invoices }) => invoices))
    if (await insertNotification(tx.db, orderId, 'document', id)) taken.push(id);
  return taken;
}

/** Sends a mail about an order, once for each event, and none after the buyer was erased. */
export async function sendOrderNotification(ctx: Context, notification: OrderNotification, refund?: SentRefund): Promise<void> {
  const { orderId, kind, about } = notification;
  await ctx.transaction(async (tx) => {
    await lockOrder(tx.db, orderId);
    const row = await readOrder(tx.db, orderId);
    if (!row?.email || !(await insertNotification(tx.db, orderId, kind, about))) return;
    // The order was paid another way or its hold has ended: the mail would ask for nothing.
    if (kind === 'payment-failed' && row.state !== 'pending') return;
    if (kind === 'expired' && (row.state !== 'abandoned' || (await hasOrderedSince(tx.db, row)))) return;
    const order = await viewOrderRow(tx, row);
    const { language, email: to, userId, isProved } = row;
    const documents = isProved && documentKinds.includes(kind) ? await takeDocuments(tx, order) : [];
    const received = kind === 'payment-mismatched' ? await readReceived(tx.db, about) : undefined;
    const mailed = { order, language, to, isGuest: userId === null, isProved, at: tx.now(), refund, received, documents };
    const mail = orderMail(tx.app.operator, mailed, notification);
    const isBounded = !isProved && buyerTriggeredKinds.includes(kind);
    await (isBounded ? sendUnverifiedMail : sendMail)(tx, { ...mail, orderId });
  });
}

/** The queue is older than the event; its jobs carry the same data. */
export const orderNotificationJob = subscribe(orderChanged, {
  name: 'order-news',
  retries: 8,
  concurrency: 5,
  timeoutSeconds: 60,
  handle: (notification, ctx) => sendOrderNotification(ctx, notification),
});

/**
 * Notifies the buyer of a completed refund. The queue is older than the event; its jobs carry the same data.
 */
export const refundSettledJob = subscribe(refundSettled, {
  name: 'refund-settled',
  retries: 8,
  timeoutSeconds: 60,
  async handle({ refund }, ctx) {
    const row = await readRefund(ctx.db, refund);
    if (!row) return;
    const { orderId, lines } = row;
    const currency = (await readReceived(ctx.db, row.paymentId))?.currency ?? 'INR';
    await sendOrderNotification(ctx, { orderId, kind: 'refund-sent', about: refund, details: { lines } }, { ...row, currency });
  },
});
