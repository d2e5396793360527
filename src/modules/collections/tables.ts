import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '#modules/catalog/tables.ts';
import type { Localized } from '#shared/localized.ts';
import type { CollectionRule, CollectionSort, Shelf } from './contract.ts';

export const collections = pgTable('collections', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  /** The list that it stands in. */
  shelf: text().$type<Shelf>().notNull(),
  /** Its place in that list. */
  position: integer().notNull(),
  title: jsonb().$type<Localized>().notNull(),
  lead: jsonb().$type<Localized>().notNull(),
  rule: jsonb().$type<CollectionRule>().notNull(),
  sort: text().$type<CollectionSort>().notNull().default('featured'),
  published: boolean().notNull().default(true),
  /** Days of the Indian calendar. */
  startsOn: date('starts_on'),
  /** Of an occasion, the day by which a gift has to arrive. */
  endsOn: date('ends_on'),
});

/** Counts recent sales of products, and the wishlists that hold them. */
export const productPopularity = pgTable('product_popularity', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  sold: integer().notNull(),
  wished: integer().notNull(),
});
