import type { Context } from '#platform/context.ts';
import { type ReturnView, wrongPickupState } from './contract.ts';
import { lockReturn } from './lock-return.ts';
import { mailAboutReturn } from './mail-about-return.ts';
import { insertPickup, lockPickup, type PickupFacts, writePickupMove } from './pickup-queries.ts';
import { nextPickupState, type PickupActor, type PickupEvent } from './pickup-rules.ts';
import type { PickupNotification } from './pickup-words.ts';
import { getReturn } from './return-view.ts';
import type { PickupRow } from './tables.ts';

const notifications: Record<Exclude<PickupEvent, 'offer' | 'end'>, PickupNotification> = {
  book: 'pickup-wanted',
  schedule: 'pickup-booked',
  fail: 'pickup-failed',
  collect: 'picked-up',
  arrive: 'pickup-back',
  lose: 'pickup-lost',
  'self-ship': 'self-shipped',
};

export interface PickupMove extends PickupFacts {
  returnId: string;
  event: Exclude<PickupEvent, 'offer' | 'end'>;
  by: PickupActor;
  /** Only a return of this order. */
  orderId?: string | undefined;
}

/**
 * Moves the pickup of a return and tells those who have to hear of it, in the caller's transaction.
 * @throws {DomainError} RETURN_NOT_FOUND, WRONG_STATE where there is none, or the transition is not allowed
 */
export async function movePickup(tx: Context, { returnId, event, by, orderId, ...facts }: PickupMove): Promise<ReturnView> {
  const row = await lockReturn(tx, returnId, { orderId });
  const pickup = await lockPickup(tx.db, returnId);
  const toState = pickup && nextPickupState(pickup.state, event, by);
  if (!pickup || !toState) throw wrongPickupState({ state: pickup?.state ?? 'none' });
  const at = tx.now();
  const collected = event === 'collect' || (event === 'arrive' && pickup.collectedAt === null) ? { collectedAt: at } : {};
  // A number of before leads nowhere.
  const forgotten =
    event === 'book' || event === 'self-ship' ? { courier: null, trackingNumber: null, trackingUrl: null, pickupOn: null } : {};
  await writePickupMove(tx.db, pickup, { event, toState, by, at, ...collected, ...forgotten, ...facts });
  const view = (await getReturn(tx, row.orderId, returnId)).data.return;
  await mailAboutReturn(tx, row.orderId, view, event === 'fail' && by === 'buyer' ? 'pickup-missed' : notifications[event]);
  return view;
}

export interface PickupOffer extends Pick<PickupRow, 'weightGrams' | 'lengthCm' | 'breadthCm' | 'heightCm' | 'toLocation'> {
  returnId: string;
  by: 'seller' | 'operator';
  sellerId?: string | undefined;
}

/**
 * Offers the buyer of an approved return to have the goods fetched; repeated it changes nothing.
 * @throws {DomainError} RETURN_NOT_FOUND, also of another seller, WRONG_STATE where it is not approved
 */
export async function storePickupOffer(tx: Context, { returnId, by, sellerId, ...parcel }: PickupOffer): Promise<ReturnView> {
  const row = await lockReturn(tx, returnId, { sellerId });
  const pickup = await lockPickup(tx.db, returnId);
  if (row.state !== 'approved') throw wrongPickupState({ state: pickup?.state ?? 'none' });
  if (pickup && pickup.state !== 'ended') return (await getReturn(tx, row.orderId, returnId)).data.return;
  const now = tx.now();
  await insertPickup(tx.db, { returnId, ...parcel, state: 'offered', createdAt: now, stateAt: now }, by, pickup?.state ?? 'none');
  const view = (await getReturn(tx, row.orderId, returnId)).data.return;
  await mailAboutReturn(tx, row.orderId, view, 'pickup-offered');
  return view;
}
