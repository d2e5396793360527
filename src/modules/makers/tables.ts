import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sellers } from '#modules/sellers/tables.ts';
import type { Localized } from '#shared/localized.ts';
import type { ConsentKind } from './consents-contract.ts';

export const makers = pgTable('makers', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<Localized>().notNull(),
  kind: text().$type<'artisan' | 'group' | 'cluster'>().notNull(),
  craft: jsonb().$type<Localized>().notNull(),
  place: jsonb().$type<Localized>().notNull(),
  state: text().notNull(),
  since: integer().notNull(),
  story: jsonb().$type<Localized>().notNull(),
  folded: jsonb().notNull().generatedAlwaysAs(sql`search_fold_names(name)`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const makerConsents = pgTable('maker_consents', {
  id: text().primaryKey(),
  makerId: text('maker_id')
    .notNull()
    .references(() => makers.id),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  /** The facilitator; null once erased. */
  userId: text('user_id'),
  given: text().$type<ConsentKind>().notNull(),
  /** Name of the witness of a thumbprint. */
  witness: text(),
  /** The key of the member who recorded it. */
  recordedBy: text('recorded_by'),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  /** The last day on which it counts. */
  until: date().notNull(),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
});
