import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DestinationKind, Method, PaymentState } from './contract.ts';
import type { DisputeState } from './dispute-rules.ts';
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
  mismatch: text().$type<'amount' | 'currency'>(),
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
  providerDisputeId: text('provider_dispute_id'),
  disputeReason: text('dispute_reason'),
  withheldPaise: paise('withheld_paise'),
  respondBy: moment('respond_by'),
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
  paidFrom: text('paid_from').$type<'provider' | 'bank' | 'chargeback' | 'store-credit'>().notNull().default('provider'),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  nextCheckAt: moment('next_check_at'),
  checks: integer().notNull().default(0),
  paidTo: text('paid_to'),
  bankRef: text('bank_ref'),
  askedAt: moment('asked_at'),
  askedTimes: integer('asked_times').notNull().default(0),
  toldAt: moment('told_at'),
});
export type RefundRow = typeof refunds.$inferSelect;

export const refundDestinations = pgTable('refund_destinations', {
  orderId: text('order_id').primaryKey(),
  kind: text().$type<DestinationKind>().notNull(),
  sealed: text().notNull(),
  ending: text().notNull(),
  givenAt: moment('given_at').notNull(),
});

export const disputes = pgTable('disputes', {
  id: text().primaryKey(),
  provider: text().$type<Method>().notNull(),
  providerDisputeId: text('provider_dispute_id').notNull(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => payments.id),
  orderId: text('order_id').notNull(),
  state: text().$type<DisputeState>().notNull(),
  amountPaise: paise('amount_paise').notNull(),
  currency: text().notNull(),
  reason: text(),
  withheldPaise: paise('withheld_paise').notNull().default(0),
  lostPaise: paise('lost_paise').notNull().default(0),
  postings: integer().notNull().default(0),
  respondBy: moment('respond_by'),
  reminders: integer().notNull().default(0),
  openedAt: moment('opened_at').notNull(),
  stateAt: moment('state_at').notNull(),
});
export type DisputeRow = typeof disputes.$inferSelect;
