import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const schemaMigrations = pgTable('schema_migrations', {
  name: text().primaryKey(),
  checksum: text().notNull(),
  /** Number of the migration that software has to know from this one on. */
  minimum: text(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
