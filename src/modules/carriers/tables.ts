import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DeliveryProof, TrackingKind } from './carrier.ts';
import type { CarrierName, ShipmentState } from './shipment-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const shipments = pgTable('shipments', {
  id: text().primaryKey(),
  parcelId: text('parcel_id').notNull(),
  /** The return whose goods are fetched; null: the parcel on its way out. */
  returnId: text('return_id').unique(),
  carrier: text().$type<CarrierName>().notNull(),
  state: text().$type<ShipmentState>().notNull(),
  attempt: integer().notNull().default(1),
  weightGrams: integer('weight_grams'),
  lengthCm: integer('length_cm'),
  breadthCm: integer('breadth_cm'),
  heightCm: integer('height_cm'),
  /** The carrier's name of the address where it fetches the parcel. */
  pickupLocation: text('pickup_location'),
  /** Cash that the courier was told to collect, in integer paise. */
  duePaise: bigint('due_paise', { mode: 'number' }),
  carrierOrderId: text('carrier_order_id'),
  carrierShipmentId: text('carrier_shipment_id'),
  awb: text(),
  courier: text(),
  wantsPickup: boolean('wants_pickup').notNull().default(false),
  pickupRequestedAt: moment('pickup_requested_at'),
  /** Reason of a failure, without anything about people. */
  fault: text(),
  checks: integer().notNull().default(0),
  nextCheckAt: moment('next_check_at'),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  lastEventAt: moment('last_event_at'),
  proof: text().$type<DeliveryProof>(),
  polledAt: moment('polled_at'),
});
export type ShipmentRow = typeof shipments.$inferSelect;

export const trackingEvents = pgTable('tracking_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  carrier: text().$type<CarrierName>().notNull(),
  eventId: text('event_id').notNull(),
  awb: text().notNull(),
  code: text().notNull(),
  kind: text().$type<TrackingKind>().notNull(),
  proof: text().$type<DeliveryProof>(),
  source: text().$type<'webhook' | 'poll'>().notNull(),
  isReturn: boolean('is_return').notNull().default(false),
  occurredAt: moment('occurred_at').notNull(),
  receivedAt: moment('received_at').notNull(),
  outcome: text(),
});
export type TrackingEventRow = typeof trackingEvents.$inferSelect;
