import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const media = pgTable('media', {
  id: text().primaryKey(),
  contentHash: text('content_hash').notNull().unique(),
  state: text().$type<'pending' | 'ready' | 'failed'>().notNull().default('ready'),
  /** Size of the original in px. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** Widths in px that exist as AVIF and WebP. */
  widths: integer().array().notNull(),
  /** A data: URL. */
  placeholder: text().notNull(),
  kind: text().$type<'photo'>().notNull().default('photo'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
