import { sendMail } from '#modules/notifications/send-mail.ts';
import { sendUnverifiedMail } from '#modules/notifications/send-unverified-mail.ts';
import { readRefund } from '#modules/payments/api.ts';
import { refundSettled } from '#modules/payments/events.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { lockOrder } from './api.ts';
import { viewOrderRow } from './get-order.ts';
import { type OrderNotification, orderNotificationQueue } from './notify-buyer.ts';
import { orderMail } from './order-mail.ts';
import { insertNotification } from './queries.ts';
import { readOrder } from './view-queries.ts';

/**
 * Notifications that a buyer can trigger at will, and whose number is limited for unproved addresses. What
 * the shop does for an order always reaches its buyer.
 */
const buyerTriggeredKinds: readonly OrderNotification['kind'][] = ['placed', 'payment-failed', 'cancelled'];

/** Sends a mail about an order, once for each event, and none after the buyer was erased. */
export async function sendOrderNotification(ctx: Context, notification: OrderNotification, refundPaise?: number): Promise<void> {
  const { orderId, kind, about } = notification;
  await ctx.transaction(async (tx) => {
    await lockOrder(tx.db, orderId);
    const row = await readOrder(tx.db, orderId);
    if (!row?.email || !(await insertNotification(tx.db, orderId, kind, about))) return;
    // The order was paid another way or its hold has ended: the mail would ask for nothing.
    if (kind === 'payment-failed' && row.state !== 'pending') return;
    const order = await viewOrderRow(tx, row);
    const { language, email: to, userId, isProved } = row;
    const mail = orderMail(tx.app.operator, { order, language, to, isGuest: userId === null, isProved, refundPaise }, notification);
    const isBounded = !isProved && buyerTriggeredKinds.includes(kind);
    await (isBounded ? sendUnverifiedMail : sendMail)(tx, { ...mail, orderId });
  });
}

export const orderNotificationJob: JobDefinition<OrderNotification> = {
  ...orderNotificationQueue,
  retries: 8,
  concurrency: 5,
  timeoutSeconds: 60,
  handle: (notification, ctx) => sendOrderNotification(ctx, notification),
};

/**
 * Notifies the buyer of a completed refund. The queue is older than the event; its jobs carry the same data.
 */
export const refundSettledJob = subscribe(refundSettled, {
  name: 'refund-settled',
  retries: 8,
  timeoutSeconds: 60,
  async handle({ refund }, ctx) {
    const row = await readRefund(ctx.db, refund);
    if (row) await sendOrderNotification(ctx, { orderId: row.orderId, kind: 'refund-sent', about: refund }, row.amountPaise);
  },
});
