import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables.ts';
import { variants } from '#modules/catalog/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Localized } from '#shared/localized.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const cartItems = pgTable(
  'cart_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    place: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    qty: integer().notNull(),
    saved: boolean().notNull().default(false),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.variantId] })],
);

export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  kind: text().$type<'percentage' | 'fixed'>().notNull(),
  value: bigint({ mode: 'number' }).notNull(),
  minPaise: bigint('least_paise', { mode: 'number' }).notNull().default(0),
  maxPaise: bigint('most_paise', { mode: 'number' }),
  fundedBy: text('funded_by').$type<'operator' | 'seller'>().notNull(),
  sellerId: text('seller_id').references(() => sellers.id),
  startsAt: moment('starts_at').notNull().defaultNow(),
  endsAt: moment('ends_at'),
  usesLimit: integer('uses_limit'),
  uses: integer().notNull().default(0),
  perPerson: integer('per_person'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const couponUses = pgTable(
  'coupon_uses',
  {
    code: text()
      .notNull()
      .references(() => coupons.code),
    orderId: text('order_id').notNull(),
    person: text().notNull(),
    marks: text().array().notNull().default(sql`'{}'`),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderId] })],
);

export const exportLimits = pgTable('export_limits', {
  id: text().primaryKey(),
  material: text().notNull(),
  country: text(),
  aboveGrams: integer('above_grams'),
  reason: jsonb().$type<Localized>().notNull(),
});
