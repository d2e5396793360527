import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const limits = pgTable('limits', {
  key: text().primaryKey(),
  taken: integer().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
