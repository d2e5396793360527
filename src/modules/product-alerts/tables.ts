import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables.ts';
import { products, variants } from '#modules/catalog/tables.ts';
import type { Language } from '#shared/localized.ts';
import type { AlertKind } from './contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const productAlerts = pgTable('product_alerts', {
  id: text().primaryKey(),
  kind: text().$type<AlertKind>().notNull(),
  productId: text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  variantId: text('variant_id').references(() => variants.id, { onDelete: 'cascade' }),
  userId: text('user_id').references(() => users.id),
  email: text(),
  language: text().$type<Language>().notNull(),
  pricePaise: bigint('price_paise', { mode: 'number' }),
  requestedAt: moment('requested_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  notifiedAt: moment('notified_at'),
  expiresAt: moment('expires_at').notNull(),
});
