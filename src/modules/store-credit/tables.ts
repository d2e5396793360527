import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables.ts';
import type { CreditSource } from './contract.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const storeCreditAccounts = pgTable('store_credit_accounts', {
  id: text().primaryKey(),
  userId: text('user_id')
    .unique()
    .references(() => users.id),
  openedAt: moment('opened_at').notNull(),
});

export const storeCreditMovements = pgTable('store_credit_movements', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  transactionId: text('transaction_id').notNull().unique(),
  accountId: text('account_id')
    .notNull()
    .references(() => storeCreditAccounts.id),
  source: text().$type<CreditSource>().notNull(),
  orderNumber: text('order_number'),
  at: moment('at').notNull(),
});

export const storeCreditReasons = pgTable('store_credit_reasons', {
  transactionId: text('transaction_id')
    .primaryKey()
    .references(() => storeCreditMovements.transactionId),
  reason: text().notNull(),
});
