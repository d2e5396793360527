import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MediaKind } from './recording.ts';

export const media = pgTable('media', {
  id: text().primaryKey(),
  contentHash: text('content_hash').notNull().unique(),
  state: text().$type<'pending' | 'ready' | 'failed'>().notNull().default('ready'),
  /** Size of the original in px; 1 for a recording. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** Widths in px that exist as AVIF and WebP. */
  widths: integer().array().notNull(),
  /** A data: URL. */
  placeholder: text().notNull(),
  kind: text().$type<MediaKind>().notNull().default('photo'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Uploaded pictures whose files are not made yet. */
export const mediaOriginals = pgTable('media_originals', {
  mediaId: text('media_id')
    .primaryKey()
    .references(() => media.id, { onDelete: 'cascade' }),
  content: bytea().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Deleted pictures whose files are not removed yet. */
export const mediaRemovals = pgTable('media_removals', {
  contentHash: text('content_hash').primaryKey(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});
