import { date, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const exchangeRates = pgTable('exchange_rates', {
  currency: text().primaryKey(),
  /** Units for one rupee. */
  rate: numeric().notNull(),
  ratedOn: date('rated_on').notNull(),
  source: text().notNull(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
});
