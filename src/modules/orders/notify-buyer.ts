import type { Context } from '#platform/context.ts';
import type { JobReference } from '#platform/jobs/jobs.ts';

/** Events of an order of which its buyer is notified by mail. */
export const orderNotificationKinds = ['placed', 'payment-failed', 'packed', 'shipped', 'delivered', 'cancelled', 'refund-sent'] as const;
export interface OrderNotification {
  orderId: string;
  kind: (typeof orderNotificationKinds)[number];
  /** Deduplication key: the parcel, payment, refund or cancellation of which the buyer is notified once. */
  about: string;
}

/** Name of the job alone: the mail is composed from the state at the time when it runs. */
export const orderNotificationQueue: JobReference<OrderNotification> = { name: 'order-news' };

/** Enqueues a notification of the buyer, in the transaction in which the event happens. */
export async function notifyBuyer(tx: Context, notification: OrderNotification): Promise<void> {
  await tx.enqueue(orderNotificationQueue, notification);
}
