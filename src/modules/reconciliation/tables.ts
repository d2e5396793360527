import { sql } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StatementRow } from '#modules/payments/statement.ts';
import type { CheckedKind } from './book-check.ts';

const paise = (name: string) => bigint(name, { mode: 'number' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const bookFindings = pgTable(
  'book_findings',
  {
    checkName: text('check_name').notNull(),
    subject: text().notNull(),
    detail: text().notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** Bounds of the time that it was looked for in; `-infinity` and `infinity` are everything. */
    since: moment('since').notNull().default(sql`'-infinity'`),
    until: moment('until').notNull().default(sql`'infinity'`),
    /** The order or the payout that it is of; null where it was found among many. */
    belongsTo: text('belongs_to'),
  },
  (table) => [primaryKey({ columns: [table.checkName, table.subject] })],
);

/** Orders and payouts of which something was written since their books were checked; triggers note them. */
export const bookChanges = pgTable(
  'book_changes',
  {
    kind: text().$type<CheckedKind>().notNull(),
    id: text().notNull(),
    /** Beginning of the transaction. */
    notedAt: moment('noted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.notedAt] })],
);

/** Positions of the checks of the night and of the week. */
export const bookProgress = pgTable('book_progress', {
  job: text().primaryKey(),
  position: text().notNull(),
  at: moment('at').notNull().defaultNow(),
});

export const statementRows = pgTable(
  'statement_rows',
  {
    provider: text().notNull(),
    rowId: text('row_id').notNull(),
    kind: text().$type<StatementRow['kind']>().notNull(),
    providerPaymentId: text('provider_payment_id'),
    providerRefundId: text('provider_refund_id'),
    providerDisputeId: text('provider_dispute_id'),
    settlementId: text('settlement_id'),
    amountPaise: paise('amount_paise').notNull(),
    feePaise: paise('fee_paise').notNull().default(0),
    feeGstPaise: paise('fee_gst_paise').notNull().default(0),
    currency: text().notNull(),
    occurredAt: moment('occurred_at').notNull(),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.rowId] })],
);

export const statementProgress = pgTable('statement_progress', {
  provider: text().primaryKey(),
  begunAt: moment('begun_at').notNull(),
  readUntil: moment('read_until').notNull(),
  position: text(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const bookDifferences = pgTable('book_differences', {
  id: text().primaryKey(),
  kind: text().notNull(),
  subject: text().notNull(),
  provider: text().notNull(),
  detail: text().notNull(),
  amountPaise: paise('amount_paise').notNull(),
  orderId: text('order_id'),
  openedAt: moment('opened_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
  closedBy: text('closed_by'),
  reason: text(),
});
export type DifferenceRow = typeof bookDifferences.$inferSelect;
