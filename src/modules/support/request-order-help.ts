import { lockOwnOrder } from '#modules/orders/api.ts';
import { viewOrder } from '#modules/orders/get-order.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import { notifySeller } from '#modules/sellers/notify-seller.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { confirmations } from './confirmations.ts';
import type { OrderHelp, Received } from './contract.ts';
import { openTicket } from './open-ticket.ts';
import { orderHelpMail } from './order-help-mail.ts';
import { topics } from './ticket-notice-mail.ts';

const byOrder = { name: 'help by order', max: 10, seconds: 86_400 };

/**
 * Opens a ticket about a parcel for its buyer and tells the seller, unless the question is to the shop alone.
 * A topic that speaks for itself needs no message.
 * @throws {DomainError} ORDER_NOT_FOUND, also for a parcel of another order; TOO_MANY_REQUESTS
 */
export async function requestOrderHelp(outside: Context, input: OrderHelp): Promise<Received> {
  const { language, number, parcelId, topic } = input;
  const { orderId } = await requireOrder(outside, number);
  return outside.transaction(async (ctx) => {
    await lockOwnOrder(ctx, orderId);
    const order = await viewOrder(ctx, orderId);
    const parcel = order.parcels.find(({ _id }) => _id === parcelId);
    if (!parcel || !order.contact) throw new DomainError('ORDER_NOT_FOUND');
    await consumeRateLimit(ctx, byOrder, orderId);
    const { seller } = parcel;
    const body = input.message || topics[topic];
    const about = { topic, body, orderId, orderNumber: order.number, parcelId, sellerName: seller.sellerName };
    const { name, email } = order.contact;
    const reference = await openTicket(
      ctx,
      { kind: 'order-help', language, name, email, ...about },
      {
        afterwards: async (tx, ticket) => {
          if (topic === 'support') return;
          // The ticket is mailed to the operator as well.
          await notifySeller(tx, {
            sellerId: seller._id,
            sellerName: seller.sellerName,
            notice: 'questions',
            queue: 'support',
            operator: 'knows',
            replyTo: tx.app.operator.supportEmail,
            orderId,
            ...(tx.actor ? { userId: tx.actor.userId } : {}),
            compose: (reader) =>
              orderHelpMail({ reference: ticket, orderNumber: order.number, topic, name, message: body, language }, reader),
          });
        },
      },
    );
    return { message: confirmations['order-help'][language], reference };
  });
}
