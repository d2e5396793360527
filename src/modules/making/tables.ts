import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { products, variants } from '#modules/catalog/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';

export const madeCapacities = pgTable('made_capacities', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  /** Null where it is that of the whole shop. */
  productId: text('product_id').references(() => products.id),
  perMonth: integer('per_month').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

export const madeBookings = pgTable(
  'made_bookings',
  {
    orderId: text('order_id').notNull(),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Such as 2026-12. */
    month: text().notNull(),
    units: integer().notNull(),
    /** Those that were neither cancelled nor given back. */
    openUnits: integer('open_units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.variantId, table.month] })],
);
