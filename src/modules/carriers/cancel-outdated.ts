import { lockOrder } from '#modules/orders/api.ts';
import { nameCarrier, readConsignment } from '#modules/orders/consignment.ts';
import { orderChanged } from '#modules/orders/events.ts';
import type { OrderNotification, OrderNotificationKind } from '#modules/orders/notify-buyer.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { advanceShipmentJob } from './advance-shipment.ts';
import { notifyBookAgain } from './notify-shipment.ts';
import { cancelShipment, readShipmentsOfOrder } from './shipment-queries.ts';

const kinds: readonly OrderNotificationKind[] = ['cancelled', 'cancelled-by-us', 'shipped'];

/**
 * Cancels the bookings of parcels of an order that were cancelled or sent another way since, and of those for
 * which the courier would collect another amount than is due.
 */
export async function cancelOutdated(ctx: Context, { orderId, kind }: OrderNotification): Promise<void> {
  if (!kinds.includes(kind)) return;
  await ctx.transaction(async (tx) => {
    if (!(await lockOrder(tx.db, orderId))) return;
    for (const { id, parcelId, duePaise, isSentOtherwise } of await readShipmentsOfOrder(tx.db, orderId)) {
      const consignment = await readConsignment(tx.db, parcelId);
      const isOutdated = consignment?.state === 'packed' && duePaise !== null && duePaise !== consignment.duePaise;
      const isOver = consignment?.state === 'cancelled' || (consignment?.state === 'shipped' && isSentOtherwise);
      if (!isOver && !isOutdated) continue;
      if (!(await cancelShipment(tx.db, id, tx.now()))) continue;
      await tx.enqueue(advanceShipmentJob, { shipment: id }, { key: id });
      if (!isOutdated) continue;
      await nameCarrier(tx.db, parcelId, undefined);
      await notifyBookAgain(tx, parcelId, consignment.orderNumber);
    }
  });
}

export const cancelOutdatedJob = subscribe(orderChanged, {
  name: 'cancel-outdated-shipments',
  concerns: ({ kind }) => kinds.includes(kind),
  retries: 8,
  timeoutSeconds: 60,
  handle: (change, ctx) => cancelOutdated(ctx, change),
});
