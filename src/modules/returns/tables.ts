import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Remedy } from '#modules/orders/parcel-contract.ts';
import type { ReturnState } from './contract.ts';
import type { PickupActor, PickupEvent, PickupState } from './pickup-rules.ts';
import type { ReturnActor, ReturnEvent } from './return-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const returns = pgTable('returns', {
  id: text().primaryKey(),
  number: text().notNull().unique(),
  orderId: text('order_id').notNull(),
  parcelId: text('parcel_id').notNull(),
  state: text().$type<ReturnState>().notNull(),
  wish: text().$type<Remedy>().notNull(),
  decision: text(),
  carrier: text(),
  trackingNumber: text('tracking_number'),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  escalatedAt: moment('escalated_at'),
  remindedAt: moment('reminded_at'),
});

export const returnPickups = pgTable('return_pickups', {
  returnId: text('return_id').primaryKey(),
  state: text().$type<PickupState>().notNull(),
  weightGrams: integer('weight_grams').notNull(),
  lengthCm: integer('length_cm').notNull(),
  breadthCm: integer('breadth_cm').notNull(),
  heightCm: integer('height_cm').notNull(),
  /** The carrier's name of the address to which it brings the goods. */
  toLocation: text('to_location').notNull(),
  courier: text(),
  trackingNumber: text('tracking_number'),
  trackingUrl: text('tracking_url'),
  /** ISO date in India. */
  pickupOn: date('pickup_on', { mode: 'string' }),
  collectedAt: moment('collected_at'),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  remindedAt: moment('reminded_at'),
  escalatedAt: moment('escalated_at'),
});
export type PickupRow = typeof returnPickups.$inferSelect;

export const returnPickupEvents = pgTable('return_pickup_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  returnId: text('return_id').notNull(),
  event: text().$type<PickupEvent>().notNull(),
  fromState: text('from_state').notNull(),
  toState: text('to_state').$type<PickupState>().notNull(),
  by: text().$type<PickupActor>().notNull(),
  at: moment('at').notNull(),
});

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id').notNull(),
    lineId: text('line_id').notNull(),
    qty: integer().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.lineId] })],
);

export const returnPhotos = pgTable(
  'return_photos',
  {
    orderId: text('order_id').notNull(),
    mediaId: text('media_id').notNull(),
    returnId: text('return_id'),
    position: integer().notNull().default(0),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.mediaId] })],
);

export const returnEvents = pgTable('return_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  returnId: text('return_id').notNull(),
  event: text().$type<ReturnEvent | 'request'>().notNull(),
  fromState: text('from_state').notNull(),
  toState: text('to_state').$type<ReturnState>().notNull(),
  by: text().$type<ReturnActor>().notNull(),
  /** The member of the team, or the operator. */
  byUser: text('by_user'),
  at: moment('at').notNull(),
});

export const returnMessages = pgTable('return_messages', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  returnId: text('return_id').notNull(),
  author: text().$type<'buyer' | 'seller' | 'operator'>().notNull(),
  text: text(),
  at: moment('at').notNull(),
});

export type DigestRecipient = 'buyer' | 'operator';

export const returnDigests = pgTable(
  'return_digests',
  {
    returnId: text('return_id').notNull(),
    recipient: text().$type<DigestRecipient>().notNull(),
    mailedAt: moment('mailed_at').notNull(),
    dueAt: moment('due_at'),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.recipient] })],
);
