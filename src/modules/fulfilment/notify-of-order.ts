import { lockOrder } from '#modules/orders/api.ts';
import { orderChanged } from '#modules/orders/events.ts';
import type { OrderNotification, OrderNotificationKind } from '#modules/orders/notify-buyer.ts';
import { orderRecipients } from '#modules/orders/recipients.ts';
import { notifySeller } from '#modules/sellers/notify-seller.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { insertNotice } from './queries.ts';
import { readShipments, type Shipment } from './read-shipments.ts';
import { type Happened, sellerParcelMail } from './seller-mail.ts';
import type { ParcelMailKind } from './seller-words.ts';

/** Mails to sellers by kind of change. */
const mailKinds: Partial<Record<OrderNotificationKind, ParcelMailKind>> = {
  placed: 'to-send',
  packed: 'invoice',
  cancelled: 'cancelled',
  'cancelled-by-us': 'cancelled',
  undeliverable: 'undeliverable',
  refused: 'refused',
  returning: 'returning',
  returned: 'returned',
  'not-received': 'not-received',
  'lost-refunded': 'lost',
  'back-refunded': 'reversed',
  'back-resent': 'replacement',
  'address-changed': 'readdressed',
  exchanged: 'exchanged',
  goodwill: 'goodwill',
  'goodwill-credit': 'goodwill',
  resent: 'replacement',
};

/** A parcel of which its seller is told, and what. */
interface Concerned {
  shipment: Shipment;
  happened: Happened;
}

/** Finds the parcels that a change concerns. */
function concernedBy({ kind, about, parcelId = about, details = {} }: OrderNotification, shipments: readonly Shipment[]): Concerned[] {
  const { by, reason, note, lines } = details;
  if (kind === 'placed')
    // One that was cancelled before this ran is not to be sent; a mail of its own says so.
    return shipments
      .filter(({ parcel, lines: left }) => !parcel.replaces && left.length > 0)
      .map((shipment) => ({ shipment, happened: {} }));
  if (kind === 'address-changed')
    return shipments
      .filter(({ parcel, lines: left }) => parcel.state === 'confirmed' && left.length > 0)
      .map((shipment) => ({ shipment, happened: {} }));
  if (kind === 'resent' || kind === 'back-resent')
    return shipments.filter(({ parcel }) => parcel.replaces === parcelId).map((shipment) => ({ shipment, happened: {} }));
  // Everything of the parcel is to be packed, as it is now.
  if (kind === 'exchanged')
    return shipments
      .filter(({ parcel }) => !parcel.replaces && lines?.some(({ lineId }) => parcel.lines.some(({ _id }) => _id === lineId)))
      .map((shipment) => ({ shipment, happened: {} }));
  if (kind === 'goodwill' || kind === 'goodwill-credit')
    return shipments
      .filter(({ parcel }) => parcel.seller._id === details.sellerId)
      .slice(0, 1)
      .map((shipment) => ({ shipment, happened: { note, amountPaise: details.creditPaise ?? details.refundPaise } }));
  if (lines)
    return shipments.flatMap((shipment) => {
      const units = lines.filter(({ lineId }) => shipment.parcel.lines.some(({ _id }) => _id === lineId) && !shipment.parcel.replaces);
      return units.length > 0 ? [{ shipment, happened: { units, by, reason, note } }] : [];
    });
  const named = shipments.find(({ parcel }) => parcel._id === parcelId);
  const invoiceId = named?.parcel.invoices.findLast((document) => document.kind === 'invoice')?._id;
  return named ? [{ shipment: named, happened: { by, reason, note, invoiceId } }] : [];
}

/**
 * Notifies the sellers of an order of what happened to their parcels, each once for each change, however
 * often the job runs. The mail is composed from the state at the time when it runs.
 */
export async function notifySellersOfOrder(ctx: Context, change: OrderNotification): Promise<void> {
  const { orderId, kind, about } = change;
  const { seller: notice, operator } = orderRecipients[kind];
  const mailKind = mailKinds[kind];
  if (notice === 'none' || mailKind === undefined) return;
  await ctx.transaction(async (tx) => {
    // The erasure of the buyer takes this lock, too, and deletes the mails about the order.
    if (!(await lockOrder(tx.db, orderId))) return;
    for (const { shipment, happened } of concernedBy(change, await readShipments(tx, orderId))) {
      const { parcel } = shipment;
      // A replacement was on the invoice of the first parcel.
      if (mailKind === 'invoice' && !happened.invoiceId) continue;
      const key = mailKind === 'replacement' ? parcel._id : about;
      if (!(await insertNotice(tx.db, parcel._id, mailKind, key, tx.now()))) continue;
      await notifySeller(tx, {
        sellerId: parcel.seller._id,
        sellerName: parcel.seller.sellerName,
        notice,
        queue: 'orders',
        operator: operator === 'always' ? 'always' : 'instead',
        replyTo: tx.app.operator.supportEmail,
        orderId,
        compose: (language) => sellerParcelMail(shipment, mailKind, happened, { language, publicUrl: tx.app.operator.publicUrl }),
      });
    }
  });
}

export const sellerOrderNoticesJob = subscribe(orderChanged, {
  name: 'seller-order-notices',
  concerns: ({ kind }) => orderRecipients[kind].seller !== 'none' && mailKinds[kind] !== undefined,
  retries: 8,
  concurrency: 5,
  timeoutSeconds: 60,
  handle: (change, ctx) => notifySellersOfOrder(ctx, change),
});
