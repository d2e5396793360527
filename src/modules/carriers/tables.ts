import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CarrierName, ShipmentState } from './shipment-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const shipments = pgTable('shipments', {
  id: text().primaryKey(),
  parcelId: text('parcel_id').notNull().unique(),
  carrier: text().$type<CarrierName>().notNull(),
  state: text().$type<ShipmentState>().notNull(),
  attempt: integer().notNull().default(1),
  weightGrams: integer('weight_grams'),
  lengthCm: integer('length_cm'),
  breadthCm: integer('breadth_cm'),
  heightCm: integer('height_cm'),
  /** The carrier's name of the address where it fetches the parcel. */
  pickupLocation: text('pickup_location'),
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
});
export type ShipmentRow = typeof shipments.$inferSelect;
