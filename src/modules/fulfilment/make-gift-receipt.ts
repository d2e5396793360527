import type { Context } from '#platform/context.ts';
import { renderInThread } from '#platform/document-thread.ts';
import type { AttachedFile } from '#platform/mail/transport.ts';
import { isGift } from './gift-rules.ts';
import { readOrderLanguage, readOrderOfParcel } from './queries.ts';
import { readShipments, type Shipment } from './read-shipments.ts';
import type { renderGiftReceipt } from './render-gift-receipt.ts';

/** Another parcel takes the place of this one, with the same lines. */
const isReplaced = ({ state }: Shipment['parcel']) => state === 'resent';

/** Makes the gift receipt of these parcels; undefined where they are no gift, or nothing of them is sent. */
export async function makeGiftReceipt(ctx: Context, orderId: string, shipments: readonly Shipment[]): Promise<AttachedFile | undefined> {
  const sent = shipments.filter(
    ({ order, parcel, lines }) => order.state === 'placed' && isGift(order) && !isReplaced(parcel) && lines.length > 0,
  );
  const [first] = sent;
  const language = await readOrderLanguage(ctx.db, orderId);
  if (!first || !language) return undefined;
  const { brand, supportEmail, contact } = ctx.app.operator;
  const shop = { brand, supportEmail, contact };
  const content = await renderInThread<typeof renderGiftReceipt>('renderGiftReceipt', sent, language, shop);
  return { name: `gift-receipt-${first.order.number}.pdf`, type: 'application/pdf', content };
}

/** Makes the gift receipt of one parcel, for its seller to pack. */
export async function attachGiftReceipt(ctx: Context, parcelId: string): Promise<AttachedFile | undefined> {
  const orderId = await readOrderOfParcel(ctx.db, parcelId);
  if (orderId === undefined) return undefined;
  const shipments = await readShipments(ctx, orderId);
  return makeGiftReceipt(
    ctx,
    orderId,
    shipments.filter(({ parcel }) => parcel._id === parcelId),
  );
}
