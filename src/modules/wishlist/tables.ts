import { bigint, boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables.ts';
import { products } from '#modules/catalog/tables.ts';
import type { Localized } from '#shared/localized.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    place: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    title: jsonb().$type<Localized>().notNull(),
    pricePaise: bigint('price_paise', { mode: 'number' }).notNull(),
    wasInStock: boolean('was_in_stock').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
