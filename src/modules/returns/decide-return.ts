import { moveParcel } from '#modules/orders/move-parcel.ts';
import type { Context } from '#platform/context.ts';
import type { ReturnView } from './contract.ts';
import { lockReturnedLines } from './lock-returned-lines.ts';
import { mailAboutReturn, type ReturnNotification } from './mail-about-return.ts';
import { moveReturn } from './move-return.ts';
import { refundReturn } from './refund-return.ts';
import { replaceReturned } from './replace-returned.ts';
import type { ReturnEvent } from './return-rules.ts';
import { getReturn } from './return-view.ts';

type Decision = Exclude<ReturnEvent, 'withdraw'>;

const notificationKinds: Record<Decision, ReturnNotification> = {
  approve: 'approved',
  refuse: 'refused',
  receive: 'received',
  refund: 'refunded',
  replace: 'replaced',
  reopen: 'reopened',
};

export interface ReturnDecision {
  id: string;
  event: Decision;
  by: 'seller' | 'operator';
  /** The member of the team, or the operator. */
  byUser?: string | undefined;
  /** Only a return of this seller. */
  sellerId?: string | undefined;
  /** The reason, for the buyer to read. Required for a refusal. */
  decision?: string | undefined;
  /** Given with `refund` where the units came back whole and are sold again. */
  restock?: boolean | undefined;
  /** Given with `replace`: the shipment of the replacement. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}

/**
 * Decides a return for the seller or the operator, with everything that follows from it, all or nothing.
 * @throws {DomainError} RETURN_NOT_FOUND, WRONG_STATE, NOT_RETURNABLE where its units were settled meanwhile,
 * OUT_OF_STOCK where there is no replacement
 */
export async function decideReturn(
  ctx: Context,
  { id, event, by, byUser, sellerId, decision, restock, carrier, trackingNumber }: ReturnDecision,
): Promise<ReturnView> {
  return ctx.transaction(async (tx) => {
    const row = await moveReturn(tx, { id, event, by, byUser, sellerId, decision, carrier, trackingNumber });
    const { data } = await getReturn(tx, row.orderId, id);
    let finish: () => Promise<void> = async () => undefined;
    let settled: { refundPaise: number; creditPaise: number } | undefined;
    if (event === 'reopen') await lockReturnedLines(tx, row);
    if (event === 'refund') {
      const refunded = await refundReturn(tx, row, restock ?? false);
      settled = refunded;
      finish = refunded.finish;
    }
    if (event === 'replace') finish = await sendReplacement(tx, row, { by, carrier, trackingNumber });
    await mailAboutReturn(tx, row.orderId, data.return, notificationKinds[event], decision, settled);
    // Stock and the number of the note come last, because other transactions wait for them.
    await finish();
    return data.return;
  });
}

/** Makes the parcel of the replacement; one that has left already is packed and shipped with it. */
async function sendReplacement(
  tx: Context,
  row: { id: string; orderId: string; parcelId: string },
  shipment: Pick<ReturnDecision, 'by' | 'carrier' | 'trackingNumber'>,
): Promise<() => Promise<void>> {
  const { parcelId, finish } = await replaceReturned(tx, row);
  return async () => {
    if (shipment.carrier !== undefined || shipment.trackingNumber !== undefined)
      for (const event of ['pack', 'ship'] as const) await moveParcel(tx, { parcelId, event, ...shipment });
    await finish();
  };
}
