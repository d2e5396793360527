import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#shared/localized.ts';

export const sellers = pgTable('sellers', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  sellerName: text('seller_name').notNull(),
  kind: text().$type<'cooperative' | 'producer-company' | 'studio' | 'trust'>().notNull(),
  verified: boolean().notNull().default(false),
  city: jsonb().$type<Localized>().notNull(),
  state: text().notNull(),
  since: integer().notNull(),
  about: jsonb().$type<Localized>().notNull(),
  dispatchDays: integer('dispatch_days').notNull().default(2),
  legalName: text('legal_name'),
  gstin: text(),
  pan: text(),
  address: text(),
  invoicePrefix: text('invoice_prefix'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const sellerPeople = pgTable(
  'seller_people',
  {
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.userId] })],
);
