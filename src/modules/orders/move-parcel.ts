import { issueInvoice } from '#modules/ledger/issue-invoice.ts';
import { postCodCollection } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { type ParcelState, wrongParcelState } from './contract.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { lockParcel, writeParcel } from './parcel-queries.ts';
import { nextParcelState, type ParcelEvent } from './parcel-rules.ts';

export interface ParcelMove {
  parcelId: string;
  event: Extract<ParcelEvent, 'pack' | 'ship' | 'deliver'>;
  by: 'seller' | 'operator' | 'shop';
  /** With `ship`. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
}

const notificationKinds = { pack: 'packed', ship: 'shipped', deliver: 'delivered' } as const;

/**
 * Moves a parcel on. Packing issues its invoice; delivering one that is paid in cash books the cash.
 * @throws {DomainError} ORDER_NOT_FOUND for no parcel, WRONG_STATE where it cannot happen now
 */
export async function moveParcel(ctx: Context, move: ParcelMove): Promise<ParcelState> {
  const { parcelId, event } = move;
  return ctx.transaction(async (tx) => {
    const parcel = await lockParcel(tx.db, parcelId);
    if (!parcel) throw new DomainError('ORDER_NOT_FOUND');
    const to = nextParcelState(parcel.state, event);
    if (to === undefined) throw wrongParcelState({ state: parcel.state });
    await writeParcel(tx.db, { ...move, from: parcel.state, to, at: tx.now() });
    if (event === 'deliver' && parcel.method === 'cod') await postCodCollection(tx, parcelId);
    await notifyBuyer(tx, { orderId: parcel.orderId, kind: notificationKinds[event], about: parcelId });
    // Last: whoever packs for the same seller waits for its number.
    if (event === 'pack') await issueInvoice(tx, parcelId);
    return to;
  });
}
