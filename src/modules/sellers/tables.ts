import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { ShopRole } from '#shared/access.ts';
import type { ApiKeyScope } from '#shared/api-keys.ts';
import type { AwaySales } from '#shared/dispatch-day.ts';
import type { Language, Localized } from '#shared/localized.ts';
import type { SellerScheme } from '#shared/seller-facts.ts';
import type { ShopState } from '#shared/shop-states.ts';
import type { BankState } from './bank-rules.ts';
import type { SellerNotice } from './contract.ts';

export const sellers = pgTable('sellers', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  sellerName: text('seller_name').notNull(),
  label: jsonb().$type<Localized>(),
  kind: text().$type<'cooperative' | 'producer-company' | 'studio' | 'trust'>().notNull(),
  verified: boolean().notNull().default(false),
  city: jsonb().$type<Localized>().notNull(),
  state: text().notNull(),
  since: integer().notNull(),
  about: jsonb().$type<Localized>().notNull(),
  dispatchDays: integer('dispatch_days').notNull().default(2),
  /** ISO weekdays on which it sends parcels. */
  weekdays: integer().array().notNull().default([1, 2, 3, 4, 5]),
  legalName: text('legal_name'),
  gstin: text(),
  pan: text(),
  address: text(),
  invoicePrefix: text('invoice_prefix'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  scheme: text().$type<SellerScheme>(),
  /** The code of GST; null where the name of the state is not known. */
  stateCode: text('state_code'),
  enrolmentNo: text('enrolment_no'),
  lutArn: text('lut_arn'),
  /** A financial year such as 2627. */
  lutYear: text('lut_year'),
  iec: text(),
  shopState: text('shop_state').$type<ShopState>().notNull().default('open'),
  shopStateAt: timestamp('shop_state_at', { withTimezone: true }).notNull().defaultNow(),
  /** Words of the operator to the team about the last step. */
  shopStateReason: jsonb('shop_state_reason').$type<Localized>(),
  shopRemindedAt: timestamp('shop_reminded_at', { withTimezone: true }),
  shopEscalatedAt: timestamp('shop_escalated_at', { withTimezone: true }),
  /** Units of a variant at which the shop hears that few are left. */
  lowStockAt: integer('low_stock_at'),
});

export const sellerPeople = pgTable(
  'seller_people',
  {
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    userId: text('user_id').notNull(),
    role: text().$type<ShopRole>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
    /** It counts in demonstrations alone. */
    madeInDemo: boolean('made_in_demo').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.userId] })],
);

export const sellerContacts = pgTable('seller_contacts', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  name: text().notNull(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  notices: text().array().$type<SellerNotice[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const sellerBanks = pgTable('seller_banks', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  holder: text().notNull(),
  /** Encrypted. */
  number: text().notNull(),
  last4: text().notNull(),
  ifsc: text().notNull(),
  state: text().$type<BankState>().notNull().default('entered'),
  enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
  /** End of its rest. */
  usableFrom: timestamp('usable_from', { withTimezone: true }).notNull(),
  stateAt: timestamp('state_at', { withTimezone: true }).notNull(),
});

export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  name: text().notNull(),
  /** Its beginning, by which its owner knows it. */
  prefix: text().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  scopes: text().array().$type<ApiKeyScope[]>().notNull(),
  /** The owner who made it; null once that person was erased. */
  userId: text('user_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** A day in India. */
  lastUsedOn: date('last_used_on'),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
  /** Days before its end of which its owners have heard. */
  endAnnounced: smallint('end_announced'),
});

export const sellerHolidays = pgTable('seller_holidays', {
  id: text().primaryKey(),
  sellerId: text('seller_id')
    .notNull()
    .references(() => sellers.id),
  fromDay: date('from_day').notNull(),
  untilDay: date('until_day').notNull(),
  name: text().notNull(),
  /** Set in holiday mode. */
  sells: text().$type<AwaySales>(),
  words: jsonb().$type<Localized>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
