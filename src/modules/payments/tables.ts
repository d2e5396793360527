import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Method, PaymentState } from './contract.ts';
import type { RefundReason, RefundState } from './refund-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

export const payments = pgTable('payments', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  attempt: integer().notNull(),
  provider: text().$type<Method>().notNull(),
  state: text().$type<PaymentState>().notNull(),
  amountPaise: paise('amount_paise').notNull(),
  currency: text().notNull().default('INR'),
  providerRef: text('provider_ref'),
  providerPaymentId: text('provider_payment_id'),
  payUrl: text('pay_url'),
  failure: text(),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  nextCheckAt: moment('next_check_at'),
  checks: integer().notNull().default(0),
  checkedAt: moment('checked_at'),
});
export type PaymentRow = typeof payments.$inferSelect;

export const paymentEvents = pgTable('payment_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  provider: text().notNull(),
  eventId: text('event_id').notNull(),
  source: text().$type<'webhook' | 'return' | 'poll'>().notNull(),
  kind: text().notNull(),
  paymentId: text('payment_id'),
  providerRef: text('provider_ref'),
  providerPaymentId: text('provider_payment_id'),
  refundId: text('refund_id'),
  providerRefundId: text('provider_refund_id'),
  amountPaise: paise('amount_paise'),
  currency: text(),
  occurredAt: moment('occurred_at'),
  receivedAt: moment('received_at').notNull(),
  outcome: text(),
  appliedAt: moment('applied_at'),
});
export type EventRow = typeof paymentEvents.$inferSelect;

/** Units of an order line that a refund covers. */
export interface RefundedLine {
  lineId: string;
  qty: number;
}

export const refunds = pgTable('refunds', {
  id: text().primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => payments.id),
  orderId: text('order_id').notNull(),
  amountPaise: paise('amount_paise').notNull(),
  key: text().notNull(),
  reason: text().$type<RefundReason>().notNull(),
  lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
  state: text().$type<RefundState>().notNull(),
  attempt: integer().notNull().default(1),
  providerRefundId: text('provider_refund_id'),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  nextCheckAt: moment('next_check_at'),
  checks: integer().notNull().default(0),
});
export type RefundRow = typeof refunds.$inferSelect;
