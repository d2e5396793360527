import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#shared/localized.ts';

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
