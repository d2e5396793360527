import { findPickup } from '#modules/returns/find-pickup.ts';
import { lockReturn } from '#modules/returns/lock-return.ts';
import { movePickup, type PickupMove } from '#modules/returns/move-pickup.ts';
import { nextPickupState } from '#modules/returns/pickup-rules.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { TrackingKind } from './carrier.ts';
import { readShipmentOfReturn, writeShipment } from './shipment-queries.ts';
import type { TrackingEventRow } from './tables.ts';

/** Steps of a pickup that reports of its courier stand for; its delivery is that to the seller. */
const moves: Partial<Record<TrackingKind, PickupMove['event']>> = {
  'pickup-failed': 'fail',
  'picked-up': 'collect',
  'out-for-delivery': 'collect',
  undelivered: 'collect',
  delivered: 'arrive',
  lost: 'lose',
};

/** Applies a report to the pickup of a return. @returns the outcome, in one word */
export async function applyToPickup(tx: Context, event: TrackingEventRow, returnId: string): Promise<string> {
  try {
    await lockReturn(tx, returnId);
  } catch (error) {
    if (error instanceof DomainError) return 'erased';
    throw error;
  }
  const shipment = await readShipmentOfReturn(tx.db, returnId);
  const pickup = await findPickup(tx, returnId);
  if (!shipment || !pickup || shipment.awb !== event.awb) return 'other-number';
  if (shipment.lastEventAt !== null && event.occurredAt < shipment.lastEventAt) return 'late';
  const move = moves[event.kind];
  const isPossible = move !== undefined && nextPickupState(pickup.state, move, 'courier') !== undefined;
  // A report of before the last step, such as one on the attempt that the buyer knows of, is answered by it.
  const isOld = move === 'fail' && event.occurredAt < pickup.stateAt;
  // A clock that runs ahead must not make the reports after it late.
  const at = new Date(Math.min(event.occurredAt.getTime(), tx.now().getTime()));
  await writeShipment(tx.db, shipment.id, { lastEventAt: at });
  if (!isPossible || isOld) return 'nothing';
  await movePickup(tx, { returnId, event: move, by: 'courier' });
  return 'applied';
}
