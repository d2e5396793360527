import { postCodCollection, postRoundOff } from '#modules/ledger/post.ts';
import type { Context } from '#platform/context.ts';
import { withSavepoint } from '#platform/database/with-savepoint.ts';
import { DomainError } from '#shared/errors.ts';
import { wholeRupees } from '#shared/money.ts';
import { type LockedOrder, lockOrder } from './api.ts';
import { cancelUnits } from './cancel-units.ts';
import { parcelMoved } from './events.ts';
import { issueParcelInvoice } from './issue-parcel-invoice.ts';
import { notifyOfMove } from './notify-of-move.ts';
import {
  type CancelReason,
  type ParcelActor,
  type ParcelEvent,
  type ParcelState,
  type Remedy,
  wrongParcelState,
} from './parcel-contract.ts';
import { findOrderOfParcel, type LockedParcel, lockParcel, readDueOfParcel, writeParcel } from './parcel-queries.ts';
import { findTransition, isWrittenOff } from './parcel-rules.ts';
import { replaceUnits } from './replace-units.ts';
import { isPresumed } from './return-window-rules.ts';
import { type Settled, type Settlement, settleUnits } from './settle-units.ts';
import { lockUnits, readCollected, readUnitsOfParcel, type UnitsLine } from './unit-queries.ts';

export interface ParcelMove {
  parcelId: string;
  event: Exclude<ParcelEvent, 'confirm'>;
  by: ParcelActor;
  /** The member of the team, or the operator. */
  byUser?: string | undefined;
  /** The API key of the seller by which it is done. */
  byKey?: string | undefined;
  /** Only a parcel of this seller. */
  sellerId?: string | undefined;
  /** Given with `ship`. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
  /** Given with `cancel`. */
  reason?: CancelReason | undefined;
  /** Given with `cancel`: only these units of a first parcel. */
  lines?: readonly { lineId: string; qty: number }[] | undefined;
  /** For the buyer to read: what happened, or the proof of delivery. */
  note?: string | undefined;
  /** Given with `take-back`: the units are whole and are sold again. */
  restock?: boolean | undefined;
  /** Given with `report-missing`, and with the buyer's choice for a parcel that does not come. */
  remedy?: Remedy | undefined;
}

/**
 * Applies an event to a parcel with everything that follows from it, all or nothing: packing issues its
 * invoice, a delivery that is paid in cash posts the cash, and what does not arrive is settled or sent again.
 * @throws {DomainError} ORDER_NOT_FOUND for an unknown parcel, WRONG_STATE where the transition is not
 * allowed, OUT_OF_STOCK where there is nothing to send again, CANNOT_SHIP where the seller may not sell there
 * any more, INVALID_INPUT
 */
export async function moveParcel(ctx: Context, move: ParcelMove): Promise<ParcelState> {
  return ctx.transaction(async (tx) => {
    const orderId = await findOrderOfParcel(tx.db, move.parcelId, { sellerId: move.sellerId });
    const order = orderId === undefined ? undefined : await lockOrder(tx.db, orderId);
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    return applyToParcel(tx, order, move);
  });
}

/** Applies an event to a parcel of a locked order. @param tx inside a transaction that holds the order */
export async function applyToParcel(tx: Context, order: LockedOrder, move: ParcelMove): Promise<ParcelState> {
  const { parcelId, event, by } = move;
  const parcel = await lockParcel(tx.db, parcelId);
  if (parcel?.orderId !== order.id) throw new DomainError('ORDER_NOT_FOUND');
  const transition = findTransition(parcel.state, event, by);
  const isSettled = event === 'confirm-receipt' && !isPresumed(parcel.deliveredBy);
  if (!transition || isSettled || order.state !== 'placed') throw wrongParcelState({ state: parcel.state });
  if (event === 'take-back' && move.restock === undefined)
    throw new DomainError('INVALID_INPUT', { restock: 'Say whether the pieces can be sold again.' });
  requireProof(parcel, move);
  // A first parcel is cancelled by its lines, as a buyer cancels units of it.
  if (event === 'cancel' && parcel.rootId === null) {
    const all = await readUnitsOfParcel(tx.db, parcelId);
    const lines = move.lines ?? all;
    if (lines.some(({ lineId }) => !all.some((unit) => unit.lineId === lineId)))
      throw new DomainError('INVALID_INPUT', { lines: 'These pieces are not in the parcel.' });
    await cancelUnits(tx, order, { ...move, lines });
    return (await lockParcel(tx.db, parcelId))?.state ?? transition.to;
  }
  await writeParcel(tx.db, { ...move, from: parcel.state, to: transition.to, at: tx.now() });
  const units = await unitsToSettle(tx, parcel);
  let settled: Pick<Settled, 'refundPaise' | 'creditPaise'> | undefined;
  let finish: () => Promise<void> = async () => undefined;
  for (const effect of transition.effects) {
    if (effect === 'collect-cash') await collectCash(tx, order, parcel);
    if (effect === 'settle') {
      const done = await settleUnits(tx, order, units, settlementOf(parcel, move));
      settled = done;
      finish = done.finish;
    }
    if (effect === 'replace') ({ finish } = await replaceUnits(tx, order, parcel, units));
    // Issued last: the seller's other parcels wait for its number. A replacement is on the invoice of its
    // first parcel.
    if (effect === 'issue-invoice' && parcel.rootId === null) finish = async () => void (await issueParcelInvoice(tx, parcelId));
  }
  await notifyOfMove(tx, parcel, move, settled);
  const { to } = transition;
  if (to !== parcel.state && (to === 'shipped' || to === 'delivered'))
    await tx.publish(parcelMoved, { parcelId, to, at: tx.now().toISOString() });
  await finish();
  if (transition.to !== 'lost' && transition.to !== 'returned') return transition.to;
  const remedy = parcel.wasRefused ? 'refund' : parcel.remedy;
  return remedy ? applyRemedy(tx, order, parcel, remedy) : transition.to;
}

/**
 * Rejects a seller's report of the courier's word that a parcel has arrived where it bears no proof: the
 * buyer's days begin with it.
 */
function requireProof(parcel: LockedParcel, { event, by, sellerId, trackingNumber, note }: ParcelMove): void {
  if (sellerId === undefined || by !== 'courier' || (event !== 'deliver' && event !== 'confirm-receipt')) return;
  const faults = {
    ...(trackingNumber || parcel.trackingNumber
      ? {}
      : { trackingNumber: 'Give the tracking number, or report the delivery as your own word.' }),
    ...(note ? {} : { note: 'Write what the courier’s proof of delivery says.' }),
  };
  if (Object.keys(faults).length > 0) throw new DomainError('INVALID_INPUT', faults);
}

/** Applies the remedy of a parcel that does not come; the money goes back where nothing can be sent again. */
async function applyRemedy(tx: Context, order: LockedOrder, { id: parcelId }: LockedParcel, remedy: Remedy): Promise<ParcelState> {
  if (remedy === 'replacement') {
    try {
      return await withSavepoint(tx, () => applyToParcel(tx, order, { parcelId, event: 'resend', by: 'shop' }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return applyToParcel(tx, order, { parcelId, event: 'refund', by: 'shop' });
}

async function unitsToSettle(tx: Context, parcel: LockedParcel): Promise<{ line: UnitsLine; qty: number }[]> {
  const lines = new Map((await lockUnits(tx.db, parcel.orderId)).map((line) => [line.lineId, line]));
  return (await readUnitsOfParcel(tx.db, parcel.id)).flatMap(({ lineId, qty }) => {
    const line = lines.get(lineId);
    return line ? [{ line, qty }] : [];
  });
}

/** Gives how a parcel that does not reach its buyer is settled, by the event that ends it. */
function settlementOf(
  { id, state, isWhole, remedy: before }: LockedParcel,
  { event, reason, remedy = before ?? undefined }: ParcelMove,
): Settlement {
  const key = `parcel:${id}`;
  const toCredit = remedy === 'store-credit';
  if (event === 'cancel')
    return { key, reason: 'cancelled', as: 'unsent', stock: isWrittenOff(reason) ? 'write-off' : 'sell-again', toCredit };
  if (state === 'returned') return { key, reason: 'returned', as: 'refunded', stock: isWhole ? 'sell-again' : 'write-off', toCredit };
  return { key, reason: 'not-received', as: 'refunded', stock: 'write-off', toCredit };
}

async function collectCash(tx: Context, order: LockedOrder, { id, rootId, orderId }: LockedParcel): Promise<void> {
  if (order.method !== 'cod' || (await readCollected(tx.db, rootId ?? id)) !== undefined) return;
  const duePaise = await readDueOfParcel(tx.db, rootId ?? id);
  const amountPaise = wholeRupees(duePaise);
  await postCodCollection(tx, { id, orderId, amountPaise });
  await postRoundOff(tx, { key: `cod:${id}`, orderId, amountPaise: amountPaise - duePaise });
}
