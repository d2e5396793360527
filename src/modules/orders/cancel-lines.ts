import { releaseCoupon } from '#modules/cart/redeem-coupon.ts';
import { releaseStock } from '#modules/catalog/release-stock.ts';
import { postReversal } from '#modules/ledger/post.ts';
import { requestRefund } from '#modules/payments/request-refund.ts';
import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { shareOf } from '#shared/money.ts';
import { lockOwnOrder, orderActor } from './api.ts';
import type { OrderView } from './contract.ts';
import { viewOrder } from './get-order.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { addCancelled, cancelEmptyParcels, type LineToCancel, lockLinesToCancel } from './parcel-queries.ts';
import { nextParcelState } from './parcel-rules.ts';
import { requireOrder } from './require-order.ts';

export interface CancelInput {
  number: string;
  idempotencyKey: string;
  lines: { lineId: string; qty: number }[];
}

/** Says why units of a line cannot be cancelled; undefined where they can. */
function rejectionReason(line: LineToCancel | undefined, qty: number): string | undefined {
  if (!line) return 'There is no such line.';
  if (line.perishable) return 'Perishable pieces cannot be cancelled.';
  if (nextParcelState(line.parcelState, 'cancel') === undefined) return 'These pieces are packed already.';
  return line.qty - line.doneQty < qty ? 'There are not so many left.' : undefined;
}

/** Cancels units of a placed order. @param tx inside a transaction */
async function cancel(tx: Context, orderId: string, lines: CancelInput['lines']): Promise<void> {
  const order = await lockOwnOrder(tx, orderId);
  if (order?.state !== 'placed') throw new DomainError('NOT_CANCELLABLE');
  const known = new Map((await lockLinesToCancel(tx.db, orderId)).map((line) => [line.lineId, line]));
  const faults = lines.flatMap(({ lineId, qty }, index) => {
    const fault = rejectionReason(known.get(lineId), qty);
    return fault === undefined ? [] : [[`lines.${index}`, fault] as const];
  });
  if (new Set(lines.map((line) => line.lineId)).size < lines.length) throw new DomainError('INVALID_INPUT', { lines: 'Each line once.' });
  if (faults.length > 0) throw new DomainError('NOT_CANCELLABLE', Object.fromEntries(faults));
  const cancelled = lines.map(({ lineId, qty }) => {
    const line = known.get(lineId) as LineToCancel;
    const from = line.doneQty;
    return {
      line,
      lineId,
      variantId: line.variantId,
      qty,
      from,
      to: from + qty,
      paise: shareOf(line.paidPaise, line.qty, { from, to: from + qty }),
    };
  });
  await addCancelled(tx.db, cancelled);
  await postReversal(
    tx,
    cancelled.map(({ line, from, to }) => ({ ...line, fromQty: from, toQty: to })),
  );
  const key = `cancel:${cancelled.map(({ lineId, to }) => `${lineId}:${to}`).join('+')}`;
  const amountPaise = cancelled.reduce((sum, line) => sum + line.paise, 0);
  // Cash is collected at the door, and a packed parcel cannot be cancelled: there is nothing to refund.
  if (amountPaise > 0 && order.method !== 'cod')
    await requestRefund(tx, {
      orderId,
      amountPaise,
      key,
      reason: 'cancelled',
      lines: cancelled.map(({ lineId, qty }) => ({ lineId, qty })),
    });
  const isNothingLeft = await cancelEmptyParcels(tx.db, orderId, tx.now());
  if (isNothingLeft && order.couponCode !== null) await releaseCoupon(tx, orderId);
  await notifyBuyer(tx, { orderId, kind: 'cancelled', about: newId() });
  await releaseStock(tx, { orderId, items: cancelled.map(({ variantId, qty }) => ({ variantId, qty })), reason: 'release' });
}

/**
 * Cancels units that are not packed yet: stock is released, the ledger reverses the sale, and the payment is
 * refunded the way it came.
 * @throws {DomainError} ORDER_NOT_FOUND, NOT_CANCELLABLE with the reason at each line
 */
export async function cancelLines(ctx: Context, input: CancelInput): Promise<{ data: { order: OrderView } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  const { idempotencyKey: key, lines } = input;
  await withIdempotencyKey(ctx, { actor: orderActor(orderId), route: 'cancel-lines', key, body: lines }, (tx) =>
    cancel(tx, orderId, lines),
  );
  return { data: { order: await viewOrder(ctx, orderId) } };
}
