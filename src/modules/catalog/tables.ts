import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, json, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { UnlistedReason } from '#modules/ledger/supply-rules.ts';
import { makers } from '#modules/makers/tables.ts';
import { media } from '#modules/media/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Localized } from '#shared/localized.ts';
import type { ProductBody } from './shop-contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  bannerId: text('banner_id').references(() => media.id),
  /** Names as suggestions compare them. */
  folded: jsonb().notNull().generatedAlwaysAs(sql`search_fold_names(name)`),
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
  /** Names as suggestions compare them. */
  folded: jsonb().notNull().generatedAlwaysAs(sql`search_fold_names(name)`),
});

export const terms = pgTable(
  'terms',
  {
    kind: text().$type<'material' | 'technique' | 'region' | 'color'>().notNull(),
    slug: text().notNull(),
    label: jsonb().$type<Localized>().notNull(),
    folded: jsonb().notNull().generatedAlwaysAs(sql`search_fold_names(label)`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

export interface Dimensions {
  lengthMm?: number | undefined;
  widthMm?: number | undefined;
  heightMm?: number | undefined;
  diameterMm?: number | undefined;
}

/** Measurements of each size, in the order of `measures`. */
export interface SizeTable {
  measures: Localized[];
  rows: { size: string; mm: number[] }[];
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
  giLabel: jsonb('gi_label').$type<Localized>(),
  /** The mark that its shop claims; null where the operator gave the name, or none. */
  giClaim: text('gi_claim'),
  care: jsonb().$type<Localized>(),
  dimensions: jsonb().$type<Dimensions>().notNull().default({}),
  weightGrams: integer('weight_grams'),
  sizeTable: jsonb('size_table').$type<SizeTable>(),
  hsn: text().notNull(),
  countryOfOrigin: text('country_of_origin').notNull().default('IN'),
  leadTimeDays: integer('lead_time_days'),
  oneOfAKind: boolean('one_of_a_kind').notNull().default(false),
  variation: jsonb().$type<Localized>(),
  publishedAt: moment('published_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: integer().notNull().default(1),
  perishable: boolean().notNull().default(false),
  /** For whom and when it is a gift: `for-her`, `diwali`. */
  tags: text().array().notNull().default(sql`'{}'`),
  /** The condition of a tax rate that it fulfils, such as `lac-bangles`. */
  taxEntry: text('tax_entry'),
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
    /** The colour of the variants that it shows; null where it shows any. */
    color: text(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const giMarks = pgTable('gi_marks', {
  slug: text().primaryKey(),
  /** As it is registered. */
  name: text().notNull().unique(),
  label: jsonb().$type<Localized>(),
});

export const giVerifications = pgTable(
  'gi_verifications',
  {
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    mark: text()
      .notNull()
      .references(() => giMarks.slug),
    /** The last day on which products bear the name. */
    until: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.mark] })],
);

export const productVersions = pgTable(
  'product_versions',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    body: jsonb().$type<ProductBody>().notNull(),
    pictures: jsonb().$type<{ mediaId: string; alt: Localized; color: string | null }[]>().notNull(),
    /** The account that sent the draft; null: from before drafts, or by a program. */
    sentBy: text('sent_by'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.number] })],
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
  /** That of its product; the trigger `variants_are_of_a_seller` fills it. */
  sellerId: text('seller_id')
    .notNull()
    .default(sql`null`)
    .references(() => sellers.id),
  /** The shop's own code, unique in the shop. */
  sku: text().notNull(),
  color: text(),
  colorName: jsonb('color_name').$type<Localized>(),
  size: text().notNull(),
  sizeLabel: jsonb('size_label').$type<Localized>(),
  priceDeltaPaise: bigint('price_delta_paise', { mode: 'number' }).notNull().default(0),
  /** Units on sale; a constraint refuses negative numbers. */
  available: integer().notNull().default(0),
  /** Units ever put on sale; the trigger `variants_are_stocked` fills it with `available`. */
  stocked: integer().notNull().default(sql`null`),
  /** Neither shown nor sold since then; orders of before still name it. */
  retiredAt: moment('retired_at'),
});

export const productListings = pgTable('product_listings', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  categoryId: text('category_id').notNull(),
  subcategoryId: text('subcategory_id').notNull(),
  makerId: text('maker_id').notNull(),
  sellerId: text('seller_id').notNull(),
  pricePaise: bigint('price_paise', { mode: 'number' }).notNull(),
  priceUntil: moment('price_until'),
  onSale: boolean('on_sale').notNull(),
  inStock: boolean('in_stock').notNull(),
  madeToOrder: boolean('made_to_order').notNull(),
  materials: text().array().notNull(),
  featured: smallint().notNull(),
  publishedAt: moment('published_at').notNull(),
  card: jsonb().notNull(),
  document: jsonb().notNull(),
  summary: jsonb().notNull().default(sql`'{}'::jsonb`),
  summaryAnswer: text('summary_answer').generatedAlwaysAs(sql`(summary)::text`),
  cardAnswer: text('card_answer').generatedAlwaysAs(sql`(card)::text`),
  productAnswer: text('product_answer').generatedAlwaysAs(sql`(document)::text`),
  variants: json().notNull().default(sql`'[]'::json`),
});

export const unlistedProducts = pgTable('unlisted_products', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  reason: text().$type<UnlistedReason>().notNull(),
  sellerId: text('seller_id').notNull(),
  card: jsonb().notNull(),
  document: jsonb().notNull(),
  since: moment('since').notNull().defaultNow(),
});

export const stockMovements = pgTable('stock_movements', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  variantId: text('variant_id')
    .notNull()
    .references(() => variants.id),
  qty: integer().notNull(),
  reason: text().notNull(),
  orderId: text('order_id'),
  at: moment('at').notNull().defaultNow(),
});

export const stockSums = pgTable('stock_sums', {
  variantId: text('variant_id')
    .primaryKey()
    .references(() => variants.id),
  /** Sum of its movements up to the highest `movement_id` of the table. */
  moved: bigint({ mode: 'number' }).notNull(),
  movementId: bigint('movement_id', { mode: 'number' }).notNull(),
});

export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: text('order_id').notNull(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    qty: integer().notNull(),
    holders: text().array().notNull().default(sql`'{}'`),
    isGuest: boolean('is_guest').notNull(),
    isCash: boolean('is_cash').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.variantId] })],
);

export const lowStockNotices = pgTable('low_stock_notices', {
  variantId: text('variant_id')
    .primaryKey()
    .references(() => variants.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
});
