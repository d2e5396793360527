import { issueInvoice } from '#modules/ledger/issue-invoice.ts';
import { postCodCollection } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { readInvoicedParcel } from './api.ts';
import { type ParcelState, wrongParcelState } from './contract.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { lockParcel, readDueOfParcel, writeParcel } from './parcel-queries.ts';
import { nextParcelState, type ParcelEvent } from './parcel-rules.ts';

export interface ParcelMove {
  parcelId: string;
  event: Extract<ParcelEvent, 'pack' | 'ship' | 'deliver'>;
  by: 'seller' | 'operator' | 'shop';
  /** Given with `ship`. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
}

const notificationKinds = { pack: 'packed', ship: 'shipped', deliver: 'delivered' } as const;

/**
 * Advances a parcel. Packing issues its invoice; delivering one that is paid in cash posts the cash.
 * @throws {DomainError} ORDER_NOT_FOUND for an unknown parcel, WRONG_STATE where the transition is not
 * allowed
 */
export async function moveParcel(ctx: Context, move: ParcelMove): Promise<ParcelState> {
  const { parcelId, event } = move;
  return ctx.transaction(async (tx) => {
    const parcel = await lockParcel(tx.db, parcelId);
    if (!parcel) throw new DomainError('ORDER_NOT_FOUND');
    const to = nextParcelState(parcel.state, event);
    if (to === undefined) throw wrongParcelState({ state: parcel.state });
    await writeParcel(tx.db, { ...move, from: parcel.state, to, at: tx.now() });
    if (event === 'deliver' && parcel.method === 'cod')
      await postCodCollection(tx, { ...parcel, amountPaise: await readDueOfParcel(tx.db, parcelId) });
    await notifyBuyer(tx, { orderId: parcel.orderId, kind: notificationKinds[event], about: parcelId });
    // Issued last: the seller's other parcels wait for the number of the invoice.
    if (event === 'pack') await issueInvoice(tx, await readInvoicedParcel(tx.db, parcelId));
    return to;
  });
}
