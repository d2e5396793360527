import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.subject] })],
);

export const searchLeads = pgTable(
  'search_leads',
  {
    productId: text('product_id').notNull(),
    day: date().notNull(),
    word: text().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day, table.word] })],
);
