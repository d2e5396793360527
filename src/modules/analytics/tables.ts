import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
