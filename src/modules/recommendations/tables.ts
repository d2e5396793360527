import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables.ts';
import { products } from '#modules/catalog/tables.ts';

export const viewedProducts = pgTable(
  'viewed_products',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
