import { lockOrder } from '#modules/orders/api.ts';
import { returnChanged } from '#modules/returns/events.ts';
import { returnRecipients } from '#modules/returns/recipients.ts';
import { getReturn } from '#modules/returns/return-view.ts';
import { notifySeller } from '#modules/sellers/notify-seller.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { insertNotice } from './queries.ts';
import { readShipments } from './read-shipments.ts';
import { sellerParcelMail, sellerReturnMail } from './seller-mail.ts';
import type { ReturnMailKind } from './seller-words.ts';
import { sellerWordsEn } from './seller-words-en.ts';

/** Tells whether sellers are written to about a step. */
const isMailed = (kind: string): kind is ReturnMailKind => Object.hasOwn(sellerWordsEn.returns, kind);

type Change = NonNullable<typeof returnChanged.data>;

/**
 * Notifies the seller of a return of its steps, each once, and of the replacement that is to be sent for it.
 */
export async function notifySellerOfReturn(ctx: Context, { orderId, returnId, kind, about }: Change): Promise<void> {
  const { seller: notice, operator } = returnRecipients[kind];
  if (notice === 'none' || !isMailed(kind)) return;
  await ctx.transaction(async (tx) => {
    if (!(await lockOrder(tx.db, orderId))) return;
    const shipments = await readShipments(tx, orderId);
    const view = (await getReturn(tx, orderId, returnId)).data.return;
    const shipment = shipments.find(({ parcel }) => parcel._id === view.parcelId);
    if (!shipment) return;
    const { _id: parcelId, seller } = shipment.parcel;
    const to = {
      sellerId: seller._id,
      sellerName: seller.sellerName,
      queue: 'returns',
      replyTo: tx.app.operator.supportEmail,
      orderId,
    } as const;
    const { publicUrl } = tx.app.operator;
    if (await insertNotice(tx.db, parcelId, `return-${kind}`, `${returnId}:${about}`, tx.now()))
      await notifySeller(tx, {
        ...to,
        notice,
        operator: operator === 'always' ? 'knows' : 'instead',
        compose: (language) => sellerReturnMail(view, kind, { slug: seller.slug, language, publicUrl }),
      });
    if (kind !== 'replaced') return;
    // One that has left already needs nothing more.
    for (const sent of shipments.filter(({ parcel }) => parcel.replaces === parcelId && parcel.state === 'confirmed'))
      if (await insertNotice(tx.db, sent.parcel._id, 'replacement', sent.parcel._id, tx.now()))
        await notifySeller(tx, {
          ...to,
          notice: 'orders',
          operator: 'instead',
          compose: (language) => sellerParcelMail(sent, 'replacement', {}, { language, publicUrl }),
        });
  });
}

export const sellerReturnNoticesJob = subscribe(returnChanged, {
  name: 'seller-return-notices',
  retries: 8,
  timeoutSeconds: 60,
  handle: (change, ctx) => notifySellerOfReturn(ctx, change),
});
