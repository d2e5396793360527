import { bigint, customType, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '#shared/localized.ts';
import type { HoldReason, HoldState, PayoutState, RunState } from './payout-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Integer paise. */
const paise = (name: string) => bigint(name, { mode: 'number' });

export const payoutRuns = pgTable('payout_runs', {
  id: text().primaryKey(),
  state: text().$type<RunState>().notNull(),
  openedAt: moment('opened_at').notNull(),
  stateAt: moment('state_at').notNull(),
  proposedBy: text('proposed_by'),
  approvedBy: text('approved_by'),
  sentBy: text('sent_by'),
  remindedAt: moment('reminded_at'),
});
export type RunRow = typeof payoutRuns.$inferSelect;

export const payouts = pgTable('payouts', {
  id: text().primaryKey(),
  sellerId: text('seller_id').notNull(),
  runId: text('run_id'),
  state: text().$type<PayoutState>().notNull(),
  amountPaise: paise('amount_paise').notNull(),
  attempt: integer().notNull().default(0),
  bankId: text('bank_id'),
  accountLast4: text('account_last4'),
  utr: text(),
  returnReason: text('return_reason'),
  createdAt: moment('created_at').notNull(),
  stateAt: moment('state_at').notNull(),
  sentAt: moment('sent_at'),
});
export type PayoutRow = typeof payouts.$inferSelect;

export const payoutEntries = pgTable('payout_entries', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
  payoutId: text('payout_id').notNull(),
});

export const payoutMarks = pgTable('payout_marks', {
  sellerId: text('seller_id').primaryKey(),
  /** Every entry of the seller's account up to this one was sent. */
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
});

/** Sellers to whose account something was posted since all of it was found paid; a trigger adds them. */
export const unpaidSellers = pgTable('unpaid_sellers', { sellerId: text('seller_id').primaryKey() });

export const payoutEvents = pgTable('payout_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  runId: text('run_id'),
  payoutId: text('payout_id'),
  event: text().notNull(),
  by: text().notNull(),
  at: moment('at').notNull(),
});

export const holds = pgTable('holds', {
  id: text().primaryKey(),
  sellerId: text('seller_id').notNull(),
  state: text().$type<HoldState>().notNull(),
  reason: text().$type<HoldReason>().notNull(),
  words: jsonb().$type<Localized>().notNull(),
  capPaise: paise('cap_paise').notNull(),
  endsOn: date('ends_on').notNull(),
  setBy: text('set_by').notNull(),
  setAt: moment('set_at').notNull(),
  stateAt: moment('state_at').notNull(),
});
export type HoldRow = typeof holds.$inferSelect;

export const holdAppeals = pgTable('hold_appeals', {
  holdId: text('hold_id').primaryKey(),
  userId: text('user_id'),
  words: text().notNull(),
  at: moment('at').notNull(),
  answerDue: date('answer_due').notNull(),
  answer: jsonb().$type<Localized>(),
  answeredBy: text('answered_by'),
  answeredAt: moment('answered_at'),
});

export const taxDeposits = pgTable('tax_deposits', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  kind: text().$type<'tds' | 'tcs'>().notNull(),
  /** Its first day. */
  month: date({ mode: 'string' }).notNull(),
  challan: text().notNull(),
  depositedOn: date('deposited_on', { mode: 'string' }).notNull(),
  by: text().notNull(),
  at: moment('at').notNull(),
});

export const taxCertificates = pgTable('tax_certificates', {
  id: text().primaryKey(),
  sellerId: text('seller_id').notNull(),
  /** Year of its April. */
  year: integer().notNull(),
  quarter: integer().notNull(),
  /** Encrypted. */
  content: customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })().notNull(),
  digest: text().notNull(),
  by: text().notNull(),
  at: moment('at').notNull(),
});
