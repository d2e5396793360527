import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReturnState } from './contract.ts';
import type { ReturnActor, ReturnEvent } from './return-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const returns = pgTable('returns', {
  id: text().primaryKey(),
  number: text().notNull().unique(),
  orderId: text('order_id').notNull(),
  parcelId: text('parcel_id').notNull(),
  state: text().$type<ReturnState>().notNull(),
  wish: text().$type<'refund' | 'replacement'>().notNull(),
  decision: text(),
  carrier: text(),
  trackingNumber: text('tracking_number'),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  escalatedAt: moment('escalated_at'),
  remindedAt: moment('reminded_at'),
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
