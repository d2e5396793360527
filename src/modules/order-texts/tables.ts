import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { TextKind } from '#modules/notifications/text-settings.ts';
import { orders } from '#modules/orders/tables.ts';

export const orderTextConsents = pgTable('order_text_consents', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
});

export const orderWhatsappConsents = pgTable('order_whatsapp_consents', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
});

export const orderWhatsapps = pgTable(
  'order_whatsapps',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<TextKind>().notNull(),
    about: text().notNull(),
    state: text().$type<'waiting' | 'sent' | 'delivered' | 'read' | 'failed'>().notNull(),
    reference: text().notNull().unique(),
    attempts: integer().notNull(),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }).notNull(),
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.about] })],
);

export const orderTexts = pgTable(
  'order_texts',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<TextKind>().notNull(),
    about: text().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull(),
    attempts: integer().notNull(),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }).notNull(),
    lastError: text('last_error'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.about] })],
);
