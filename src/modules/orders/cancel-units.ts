import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { LockedOrder } from './api.ts';
import { notifyBuyer } from './notify-buyer.ts';
import type { CancelReason, ParcelActor } from './parcel-contract.ts';
import { findTransition, isWrittenOff } from './parcel-rules.ts';
import { settleUnits } from './settle-units.ts';
import { cancelEmptyParcels, lockUnits, type UnitsLine } from './unit-queries.ts';

export interface Cancellation {
  by: ParcelActor;
  byUser?: string | undefined;
  lines: readonly { lineId: string; qty: number }[];
  reason?: CancelReason | undefined;
  note?: string | undefined;
  /** The buyer chose store credit in place of money. */
  toCredit?: boolean | undefined;
}

/** Says why units of a line cannot be cancelled; undefined where they can. */
function rejectionReason(line: UnitsLine | undefined, qty: number, by: ParcelActor): string | undefined {
  if (!line) return 'There is no such line.';
  if (line.perishable && by === 'buyer') return 'Perishable pieces cannot be cancelled.';
  if (findTransition(line.parcelState, 'cancel', by) === undefined) return 'These pieces are packed already.';
  return line.qty - line.cancelledQty - line.refundedQty < qty ? 'There are not so many left.' : undefined;
}

/**
 * Cancels units of first parcels that have not left: the sale is reversed and what was paid goes back.
 * Parcels that become empty are cancelled.
 * @param tx inside a transaction that holds the order's row
 * @throws {DomainError} NOT_CANCELLABLE with the reason at each line, INVALID_INPUT
 */
export async function cancelUnits(tx: Context, order: LockedOrder, cancellation: Cancellation): Promise<void> {
  const { by, byUser, lines, reason, note, toCredit } = cancellation;
  const known = new Map((await lockUnits(tx.db, order.id)).map((line) => [line.lineId, line]));
  const faults = lines.flatMap(({ lineId, qty }, index) => {
    const fault = rejectionReason(known.get(lineId), qty, by);
    return fault === undefined ? [] : [[`lines.${index}`, fault] as const];
  });
  if (new Set(lines.map((line) => line.lineId)).size < lines.length) throw new DomainError('INVALID_INPUT', { lines: 'Each line once.' });
  if (faults.length > 0) throw new DomainError('NOT_CANCELLABLE', Object.fromEntries(faults));
  const units = lines.map(({ lineId, qty }) => ({ line: known.get(lineId) as UnitsLine, qty }));
  const key = `cancel:${units.map(({ line, qty }) => `${line.lineId}:${line.cancelledQty + line.refundedQty + qty}`).join('+')}`;
  const { refundPaise, creditPaise, finish } = await settleUnits(tx, order, units, {
    key,
    reason: 'cancelled',
    as: 'cancelled',
    stock: isWrittenOff(reason) ? 'write-off' : 'sell-again',
    toCredit,
  });
  await cancelEmptyParcels(tx.db, order.id, { at: tx.now(), by, byUser, reason, note });
  const details = {
    lines: [...lines],
    refundPaise,
    ...(creditPaise > 0 ? { creditPaise } : {}),
    by,
    ...(by === 'buyer' ? {} : { reason: reason ?? 'other', note }),
  };
  await notifyBuyer(tx, { orderId: order.id, kind: by === 'buyer' ? 'cancelled' : 'cancelled-by-us', about: key, details });
  await finish();
}
