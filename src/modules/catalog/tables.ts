import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { makers } from '#modules/makers/tables.ts';
import { media } from '#modules/media/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Localized } from '#shared/localized.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  bannerId: text('banner_id').references(() => media.id),
});

export const subcategories = pgTable('subcategories', {
  id: text().primaryKey(),
  categoryId: text('category_id')
    .notNull()
    .references(() => categories.id),
  slug: text().notNull(),
  position: integer().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  bannerId: text('banner_id').references(() => media.id),
});

export const terms = pgTable(
  'terms',
  {
    kind: text().$type<'material' | 'technique' | 'region' | 'color'>().notNull(),
    slug: text().notNull(),
    label: jsonb().$type<Localized>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

export interface Dimensions {
  lengthMm?: number | undefined;
  widthMm?: number | undefined;
  heightMm?: number | undefined;
  diameterMm?: number | undefined;
}

export const products = pgTable('products', {
  id: text().primaryKey(),
  slug: text().notNull(),
  subcategoryId: text('subcategory_id')
    .notNull()
    .references(() => subcategories.id),
  makerId: text('maker_id')
    .notNull()
    .references(() => makers.id),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  state: text().$type<'draft' | 'published' | 'retired'>().notNull().default('published'),
  title: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  /** Integer paise, taxes included. */
  basePricePaise: bigint('base_price_paise', { mode: 'number' }).notNull(),
  unit: jsonb().$type<Localized>(),
  materials: text().array().notNull().default(sql`'{}'`),
  technique: text(),
  region: text(),
  giName: text('gi_name'),
  care: jsonb().$type<Localized>(),
  dimensions: jsonb().$type<Dimensions>().notNull(),
  weightGrams: integer('weight_grams'),
  hsn: text().notNull(),
  countryOfOrigin: text('country_of_origin').notNull().default('IN'),
  leadTimeDays: integer('lead_time_days'),
  oneOfAKind: boolean('one_of_a_kind').notNull().default(false),
  variation: jsonb().$type<Localized>(),
  publishedAt: moment('published_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: integer().notNull().default(1),
});

export const productMedia = pgTable(
  'product_media',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    alt: jsonb().$type<Localized>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const productDiscounts = pgTable(
  'product_discounts',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    discountType: text('discount_type').$type<'percentage' | 'fixed'>().notNull(),
    /** Hundredths of a percent, or paise. */
    value: bigint({ mode: 'number' }).notNull(),
    startsAt: moment('starts_at'),
    validUntil: moment('valid_until'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const variants = pgTable('variants', {
  id: text().primaryKey(),
  productId: text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
  sku: text().notNull().unique(),
  color: text(),
  colorName: jsonb('color_name').$type<Localized>(),
  size: text().notNull(),
  priceDeltaPaise: bigint('price_delta_paise', { mode: 'number' }).notNull().default(0),
  /** Units on sale; a constraint refuses negative numbers. */
  available: integer().notNull().default(0),
});
