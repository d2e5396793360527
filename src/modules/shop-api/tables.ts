import { bigint, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { sellers } from '#modules/sellers/tables.ts';
import type { DeliveryState, WebhookEvent, WebhookState } from './webhook-contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const webhooks = pgTable('webhooks', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  /** Encrypted. */
  secret: text().notNull(),
  previousSecret: text('previous_secret'),
  previousUntil: moment('previous_until'),
  state: text().$type<WebhookState>().notNull().default('on'),
  createdAt: moment('created_at').notNull(),
  /** Since when nothing arrived there. */
  failingSince: moment('failing_since'),
  /** A run of deliveries holds it until then. */
  busyUntil: moment('busy_until'),
});

export const webhookEventRows = pgTable('webhook_events', {
  /** Made of what happened, so that it is noted once. */
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  kind: text().notNull(),
  data: jsonb().notNull(),
  occurredAt: moment('occurred_at').notNull(),
});

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => webhookEventRows.id, { onDelete: 'cascade' }),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    /** Attempts since it was sent first, or again by its shop. */
    attempts: integer().notNull().default(0),
    since: moment('since').notNull(),
    dueAt: moment('due_at'),
    triedAt: moment('tried_at'),
    outcome: text(),
    status: integer(),
    ms: integer(),
  },
  (table) => [unique().on(table.webhookId, table.eventId)],
);
