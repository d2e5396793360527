import { sendMail } from '#modules/notifications/send-mail.ts';
import { sendUnprovedMail } from '#modules/notifications/send-unproved.ts';
import type { Context } from '#platform/context.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { viewRow } from './get-order.ts';
import { holdOrder } from './hold-order.ts';
import { type News, orderNewsQueue } from './note-order.ts';
import { orderMail } from './order-mail.ts';
import { insertNews, readRefund } from './queries.ts';
import { readOrder } from './view-queries.ts';

/** News that whoever ordered can cause at will. What the shop does for an order always reaches its buyer. */
const causedByBuyers: readonly News['kind'][] = ['placed', 'payment-failed', 'cancelled'];

/** Sends a mail about an order, once for each thing that happened. Nobody is told once the person was erased. */
export async function tellBuyer(ctx: Context, news: News, refundPaise?: number): Promise<void> {
  const { orderId, kind, about } = news;
  await ctx.transaction(async (tx) => {
    await holdOrder(tx, orderId);
    const row = await readOrder(tx.db, orderId);
    if (!row?.email || !(await insertNews(tx.db, orderId, kind, about))) return;
    // Paid another way, or too late to pay: there is nothing to do any more.
    if (kind === 'payment-failed' && row.state !== 'pending') return;
    const order = await viewRow(tx, row);
    const { language, email: to, userId, isProved } = row;
    const mail = orderMail(tx.operator, { order, language, to, isGuest: userId === null, isProved, refundPaise }, news);
    const isBounded = !isProved && causedByBuyers.includes(kind);
    await (isBounded ? sendUnprovedMail : sendMail)(tx, { ...mail, orderId });
  });
}

export const orderNewsJob: JobKind<News> = {
  ...orderNewsQueue,
  retries: 8,
  atOnce: 5,
  timeoutSeconds: 60,
  handle: (news, ctx) => tellBuyer(ctx, news),
};

/** Money went back. Enqueued by name where that is found out. */
export const refundSettledJob: JobKind<{ refund: string }> = {
  name: 'refund-settled',
  retries: 8,
  timeoutSeconds: 60,
  async handle({ refund }, ctx) {
    const row = await readRefund(ctx.db, refund);
    if (row) await tellBuyer(ctx, { orderId: row.orderId, kind: 'refund-sent', about: refund }, row.amountPaise);
  },
};
