import { eq } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import { type ShipmentRow, shipments } from './tables.ts';

/** Inserts a booking unless its parcel has one. @returns whether it was inserted */
export async function insertShipment(db: Connection, row: typeof shipments.$inferInsert): Promise<boolean> {
  return (await db.orm.insert(shipments).values(row).onConflictDoNothing().returning({ id: shipments.id })).length > 0;
}

export async function readShipmentOfParcel(db: Connection, parcelId: string): Promise<ShipmentRow | undefined> {
  return (await db.orm.select().from(shipments).where(eq(shipments.parcelId, parcelId)))[0];
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
  text: `update shipments set state = 'requested', attempt = $2, carrier_order_id = null, carrier_shipment_id = null, fault = null, checks = 0,
      carrier = $3, weight_grams = $4, length_cm = $5, breadth_cm = $6, height_cm = $7, pickup_location = $8, next_check_at = now(), state_at = $9
    where id = $1 and state = 'failed' returning id`,
};

/** Requests a booking again that had failed. @returns false where it has not */
export async function retryShipment(db: Connection, row: Omit<typeof shipments.$inferInsert, 'nextCheckAt'>): Promise<boolean> {
  const { id, attempt, carrier, weightGrams, lengthCm, breadthCm, heightCm, pickupLocation, stateAt } = row;
  const packed = [weightGrams, lengthCm, breadthCm, heightCm, pickupLocation].map((value) => value ?? null);
  return (await db.run(retryStatement, [id, attempt ?? 1, carrier, ...packed, stateAt.toISOString()])).length > 0;
}

const wantPickupStatement: Statement = {
  name: 'carriers.want-pickup',
  text: `update shipments set wants_pickup = true, fault = null, checks = 0, next_check_at = coalesce(next_check_at, now())
    where parcel_id = $1 and state = 'booked' and carrier = 'shiprocket' and pickup_requested_at is null`,
};

export async function wantPickup(db: Connection, parcelId: string): Promise<void> {
  await db.run(wantPickupStatement, [parcelId]);
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
