import { and, eq, isNull } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import { type ShipmentRow, shipments } from './tables.ts';

/** Inserts a booking unless its parcel has one. @returns whether it was inserted */
export async function insertShipment(db: Connection, row: typeof shipments.$inferInsert): Promise<boolean> {
  return (await db.orm.insert(shipments).values(row).onConflictDoNothing().returning({ id: shipments.id })).length > 0;
}

export async function readShipmentOfParcel(db: Connection, parcelId: string): Promise<ShipmentRow | undefined> {
  return (
    await db.orm
      .select()
      .from(shipments)
      .where(and(eq(shipments.parcelId, parcelId), isNull(shipments.returnId)))
  )[0];
}

export async function readShipmentOfReturn(db: Connection, returnId: string): Promise<ShipmentRow | undefined> {
  return (await db.orm.select().from(shipments).where(eq(shipments.returnId, returnId)))[0];
}

export async function readShipment(db: Connection, id: string): Promise<ShipmentRow | undefined> {
  return (await db.orm.select().from(shipments).where(eq(shipments.id, id)))[0];
}

export async function lockShipment(db: Connection, id: string): Promise<ShipmentRow | undefined> {
  return (await db.orm.select().from(shipments).where(eq(shipments.id, id)).for('no key update'))[0];
}

export async function writeShipment(db: Connection, id: string, change: Partial<ShipmentRow>): Promise<void> {
  await db.orm.update(shipments).set(change).where(eq(shipments.id, id));
}

// Longer than all calls of one turn together.
const claimStatement: Statement = {
  name: 'carriers.claim-shipment',
  text: `update shipments set checks = checks + 1, next_check_at = now() + interval '5 minutes'
    where id = $1 and next_check_at <= now() returning id`,
};

/**
 * Claims a booking for calls to its carrier. @returns false where another worker has it, or there is none
 * to make
 */
export async function claimShipment(db: Connection, id: string): Promise<boolean> {
  return (await db.run(claimStatement, [id])).length > 0;
}

const pauseStatement: Statement = {
  name: 'carriers.pause-shipment',
  text: 'update shipments set next_check_at = now() + make_interval(secs => $3) where id = $1 and state = $2 and next_check_at is not null',
};

/** Puts off the next call, unless the booking went on meanwhile. */
export async function pauseShipment(db: Connection, { id, state }: Pick<ShipmentRow, 'id' | 'state'>, pauseMs: number): Promise<void> {
  await db.run(pauseStatement, [id, state, pauseMs / 1000]);
}

const dueStatement: Statement = {
  name: 'carriers.due-shipments',
  text: 'select id from shipments where next_check_at <= now() order by next_check_at limit $1',
};

export async function readDueShipments(db: Connection, limit: number): Promise<string[]> {
  return (await db.run<{ id: string }>(dueStatement, [limit])).map((row) => row.id);
}

const retryStatement: Statement = {
  name: 'carriers.retry-shipment',
  text: `update shipments set state = 'requested', attempt = $2, carrier_order_id = null, carrier_shipment_id = null, awb = null, courier = null,
      due_paise = null, wants_pickup = false, pickup_requested_at = null, last_event_at = null, fault = null, checks = 0,
      carrier = $3, weight_grams = $4, length_cm = $5, breadth_cm = $6, height_cm = $7, pickup_location = $8, next_check_at = now(), state_at = $9
    where id = $1 and state in ('failed', 'cancelled') returning id`,
};

/** Requests a booking again that has failed or was cancelled. @returns false where it was neither */
export async function retryShipment(db: Connection, row: Omit<typeof shipments.$inferInsert, 'nextCheckAt'>): Promise<boolean> {
  const { id, attempt, carrier, weightGrams, lengthCm, breadthCm, heightCm, pickupLocation, stateAt } = row;
  const packed = [weightGrams, lengthCm, breadthCm, heightCm, pickupLocation].map((value) => value ?? null);
  return (await db.run(retryStatement, [id, attempt ?? 1, carrier, ...packed, stateAt.toISOString()])).length > 0;
}

const wantPickupStatement: Statement = {
  name: 'carriers.want-pickup',
  text: `update shipments set wants_pickup = true, fault = null, checks = 0, next_check_at = coalesce(next_check_at, now())
    where id = $1 and state = 'booked' and carrier = 'shiprocket' and pickup_requested_at is null`,
};

export async function wantPickup(db: Connection, id: string): Promise<void> {
  await db.run(wantPickupStatement, [id]);
}

const wantAgainStatement: Statement = {
  name: 'carriers.want-pickup-again',
  text: `update shipments set wants_pickup = true, pickup_requested_at = null, fault = null, checks = 0, next_check_at = coalesce(next_check_at, now())
    where id = $1 and state = 'booked' and not (wants_pickup and pickup_requested_at is null) returning id`,
};

/** Has the courier of a return asked once more. @returns false where it is being asked */
export async function wantPickupAgain(db: Connection, id: string): Promise<boolean> {
  return (await db.run(wantAgainStatement, [id])).length > 0;
}

// A pickup that was asked for meanwhile is the next call.
const restStatement: Statement = {
  name: 'carriers.rest-shipment',
  text: `update shipments set checks = 0, next_check_at = case when wants_pickup and pickup_requested_at is null then now() end
    where id = $1 and state = 'booked'`,
};

/** Notes that nothing is to be asked of the carrier any more. */
export async function restShipment(db: Connection, id: string): Promise<void> {
  await db.run(restStatement, [id]);
}

const createdStatement: Statement = {
  name: 'carriers.write-created',
  text: `update shipments set state = 'created', carrier_order_id = $2, carrier_shipment_id = $3, state_at = $4
    where id = $1 and state in ('requested', 'created') returning id`,
};

/** Notes the carrier's order of a booking. @returns false where the booking is to be cancelled since */
export async function writeCreated(
  db: Connection,
  id: string,
  { carrierOrderId, carrierShipmentId }: { carrierOrderId: string; carrierShipmentId: string },
  at: Date,
): Promise<boolean> {
  return (await db.run(createdStatement, [id, carrierOrderId, carrierShipmentId, at.toISOString()])).length > 0;
}

// A worker that books it at this moment keeps its lease.
const cancelStatement: Statement = {
  name: 'carriers.cancel-shipment',
  text: `update shipments set state = 'cancelling', checks = 0, wants_pickup = false, state_at = $2, next_check_at = coalesce(next_check_at, now())
    where id = $1 and carrier = 'shiprocket' and state in ('requested', 'created', 'booked') returning id`,
};

/** Has a booking cancelled at its carrier. @returns false where it is none of the network, or over */
export async function cancelShipment(db: Connection, id: string, at: Date): Promise<boolean> {
  return (await db.run(cancelStatement, [id, at.toISOString()])).length > 0;
}

const ofOrderStatement: Statement = {
  name: 'carriers.shipments-of-order',
  text: `select s.id, s.parcel_id as "parcelId", s.due_paise as "duePaise", p.tracking_number is distinct from s.awb as "isSentOtherwise" from shipments s join parcels p on p.id = s.parcel_id
    where p.order_id = $1 and s.return_id is null and s.carrier = 'shiprocket' and s.state in ('requested', 'created', 'booked') order by s.id`,
};

/** Reads the bookings of an order over the network that stand. */
export async function readShipmentsOfOrder(
  db: Connection,
  orderId: string,
): Promise<(Pick<ShipmentRow, 'id' | 'parcelId' | 'duePaise'> & { isSentOtherwise: boolean })[]> {
  return db.run(ofOrderStatement, [orderId]);
}
