import type { Context } from '#platform/context.ts';
import type { JobReference } from '#platform/jobs/jobs.ts';

/** What the buyer of an order is told by mail. */
export const orderNotificationKinds = ['placed', 'payment-failed', 'packed', 'shipped', 'delivered', 'cancelled', 'refund-sent'] as const;
export interface OrderNotification {
  orderId: string;
  kind: (typeof orderNotificationKinds)[number];
  /** What it is about, of which the buyer is told once: a parcel, a payment, a refund, a cancellation. */
  about: string;
}

/** The job's name alone: what it says is composed from what is known when it runs. */
export const orderNotificationQueue: JobReference<OrderNotification> = { name: 'order-news' };

/** Has the buyer told, in the transaction in which it happened. */
export async function notifyBuyer(tx: Context, news: OrderNotification): Promise<void> {
  await tx.enqueue(orderNotificationQueue, news);
}
