import { outForDelivery } from '#modules/carriers/events.ts';
import type { TextKind } from '#modules/notifications/text-settings.ts';
import { orderChanged } from '#modules/orders/events.ts';
import type { OrderNotification } from '#modules/orders/notify-buyer.ts';
import { returnChanged } from '#modules/returns/events.ts';
import { findPickup } from '#modules/returns/find-pickup.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { isWantedSql, type TextKey } from './queries.ts';
import { maxAttempts, notifyByPhone, pickupKey } from './send-text.ts';

/** Changes of an order that are told by text message. */
const kinds: Partial<Record<OrderNotification['kind'], TextKind>> = { placed: 'placed', shipped: 'shipped', delivered: 'delivered' };

/** A queue of its own: its failures touch no mail. */
const queue = { retries: maxAttempts, retryDelaySeconds: 90, maxRetryDelaySeconds: 1_800, timeoutSeconds: 60 };

/** Tells the buyer of a change of an order by phone. @throws {TextError} where another attempt can succeed */
export async function sendOrderText(ctx: Context, { kind: change, orderId, about, parcelId = about }: OrderNotification): Promise<void> {
  const kind = kinds[change];
  if (kind) await notifyByPhone(ctx, { orderId, kind, about: parcelId });
}

export const sendOrderTextJob = subscribe(orderChanged, {
  ...queue,
  name: 'order-texts',
  concerns: ({ kind }) => kinds[kind] !== undefined,
  onlyWhere: isWantedSql,
  handle: (change, ctx) => sendOrderText(ctx, change),
});

export const sendDeliveryTextJob = subscribe(outForDelivery, {
  ...queue,
  name: 'delivery-texts',
  handle: ({ orderId, parcelId }, ctx) => notifyByPhone(ctx, { orderId, kind: 'out-for-delivery', about: parcelId }),
});

export const sendPickupTextJob = subscribe(returnChanged, {
  ...queue,
  name: 'pickup-texts',
  async handle({ orderId, returnId, kind }, ctx) {
    const pickup = kind === 'pickup-booked' ? await findPickup(ctx, returnId) : undefined;
    if (pickup?.state === 'awaiting') await notifyByPhone(ctx, { orderId, kind: 'pickup', about: pickupKey(returnId, pickup.pickupOn) });
  },
});

/** Tells by SMS what did not arrive by WhatsApp. */
export const sendTextAgainJob: JobDefinition<TextKey & object> = {
  ...queue,
  name: 'texts-again',
  handle: (key, ctx) => notifyByPhone(ctx, key),
};
