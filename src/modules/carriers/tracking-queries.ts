import { and, desc, eq, isNull } from 'drizzle-orm';
import { presumedSql } from '#modules/orders/return-window-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { TrackingEvent } from './carrier.ts';
import type { CarrierName } from './shipment-rules.ts';
import { type ShipmentRow, shipments, type TrackingEventRow, trackingEvents } from './tables.ts';

// A report that came before its number was known here is applied when it is repeated.
const storeStatement: Statement = {
  name: 'carriers.store-event',
  text: `insert into tracking_events (carrier, event_id, awb, code, kind, proof, source, occurred_at, received_at, is_return)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (carrier, event_id) do update set outcome = null where tracking_events.outcome = 'unknown' returning id`,
};

/** Stores a report. @returns its id; undefined where it was stored before */
export async function storeEvent(
  db: Connection,
  carrier: CarrierName,
  source: TrackingEventRow['source'],
  { eventId, awb, code, kind, proof = undefined, occurredAt, isReturn = false }: TrackingEvent,
  receivedAt: Date,
): Promise<number | undefined> {
  const values = [carrier, eventId, awb, code, kind, proof ?? null, source, occurredAt.toISOString(), receivedAt.toISOString(), isReturn];
  return (await db.run<{ id: number }>(storeStatement, values))[0]?.id;
}

/** Locks a stored report that is not applied yet. */
export async function lockEvent(db: Connection, id: number): Promise<TrackingEventRow | undefined> {
  const isOpen = and(eq(trackingEvents.id, id), isNull(trackingEvents.outcome));
  return (await db.orm.select().from(trackingEvents).where(isOpen).for('no key update'))[0];
}

export async function writeOutcome(db: Connection, id: number, outcome: string): Promise<void> {
  await db.orm.update(trackingEvents).set({ outcome }).where(eq(trackingEvents.id, id));
}

export async function findShipmentByAwb(db: Connection, carrier: CarrierName, awb: string): Promise<ShipmentRow | undefined> {
  return (
    await db.orm
      .select()
      .from(shipments)
      .where(and(eq(shipments.carrier, carrier), eq(shipments.awb, awb)))
  )[0];
}

/** Reads the reports on a number, the latest first. */
export async function readEvents(db: Connection, awb: string): Promise<TrackingEventRow[]> {
  return db.orm.select().from(trackingEvents).where(eq(trackingEvents.awb, awb)).orderBy(desc(trackingEvents.occurredAt)).limit(50);
}

const openStatement: Statement = {
  name: 'carriers.open-events',
  text: `select id from tracking_events where outcome is null and received_at < now() - interval '1 minute' order by occurred_at, id limit $1`,
};

/** Reads the reports that were stored and not applied, oldest first. */
export async function readOpenEvents(db: Connection, limit: number): Promise<number[]> {
  return (await db.run<{ id: number }>(openStatement, [limit])).map((row) => row.id);
}

const followedStatement: Statement = {
  name: 'carriers.followed-shipments',
  text: `select s.id, s.awb, s.carrier from shipments s join parcels p on p.id = s.parcel_id
    left join return_pickups k on k.return_id = s.return_id
    where s.carrier = 'shiprocket' and s.state = 'booked' and s.state_at > now() - interval '120 days'
      and (s.polled_at is null or s.polled_at < now() - interval '50 minutes')
      and case when s.return_id is not null then k.tracking_number = s.awb and k.state in ('awaiting', 'failed', 'picked-up', 'lost')
        else p.tracking_number = s.awb and (p.state in ('packed', 'shipped', 'undeliverable', 'refused', 'returning', 'not-received', 'lost')
          or (p.state = 'delivered' and ${presumedSql})) end
    order by s.polled_at nulls first, s.id limit $1`,
};

/**
 * Reads the booked parcels of which something is still to be heard, those first that were asked longest
 * ago.
 */
export async function readFollowed(db: Connection, limit: number): Promise<{ id: string; awb: string; carrier: CarrierName }[]> {
  return db.run(followedStatement, [limit]);
}
