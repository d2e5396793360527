import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#shared/localized.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Integer paise. */
const paise = (name: string) => bigint(name, { mode: 'number' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Id of the transaction that wrote a row, as text. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

export const productSearch = pgTable('product_search', {
  productId: text('product_id').primaryKey(),
  inStock: boolean('in_stock').notNull(),
  featured: smallint().notNull(),
  publishedAt: moment('published_at').notNull(),
  pricePaise: paise('price_paise').notNull(),
  facets: integer().array().notNull(),
  title: tsvector().notNull(),
  words: tsvector().notNull(),
  everything: tsvector().notNull(),
  place: integer().notNull().default(sql`nextval('product_search_place'::regclass)`),
  written: xid8().notNull().default(sql`pg_current_xact_id()`),
});

export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  pieces: integer().notNull().default(0),
  facts: integer().notNull().default(0),
  titles: integer().notNull().default(0),
  sound: text().notNull().generatedAlwaysAs(sql`search_sound(word)`),
  written: xid8().notNull().default(sql`pg_current_xact_id()`),
});

export const searchFacets = pgTable('search_facets', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  dimension: text().notNull(),
  value: text().notNull(),
  label: jsonb().$type<Localized>().notNull(),
  pieces: integer().notNull().default(0),
});

export const searchGone = pgTable('search_gone', {
  place: integer().notNull(),
  written: xid8().notNull().default(sql`pg_current_xact_id()`),
  leftAt: moment('left_at').notNull().defaultNow(),
});

export const searchIndexFiles = pgTable('search_index_files', {
  key: text().primaryKey(),
  written: xid8().notNull().default(sql`pg_current_xact_id()`),
  savedAt: moment('saved_at').notNull().defaultNow(),
});

export const searchClusters = pgTable('search_clusters', {
  alias: text().primaryKey(),
  indexName: text('index_name').notNull().default(''),
  /** A `pg_snapshot`: the index has everything that is visible in it. */
  snapshot: text(),
  syncedAt: moment('synced_at').notNull().defaultNow(),
  leasedUntil: moment('leased_until').notNull().defaultNow(),
});
