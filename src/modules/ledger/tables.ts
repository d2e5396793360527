import { bigint, date, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CommissionDocument } from './commission-rules.ts';
import type { InvoiceDocument, InvoiceKind } from './invoice-rules.ts';
import type { WithholdingKind } from './rate-rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Integer paise. */
const paise = (name: string) => bigint(name, { mode: 'number' });

export const taxRates = pgTable('tax_rates', {
  hsn: text().notNull(),
  upToPaise: paise('up_to_paise'),
  rateBp: integer('rate_bp').notNull(),
  fromDate: date('from_date').notNull(),
  entry: text().notNull().default(''),
  untilDate: date('until_date'),
  description: text().notNull().default(''),
  source: text().notNull().default(''),
});

export const withholdingRates = pgTable(
  'withholding_rates',
  {
    kind: text().$type<WithholdingKind>().notNull(),
    rateBp: integer('rate_bp').notNull(),
    section: text().notNull(),
    fromDate: date('from_date').notNull(),
    thresholdPaise: paise('threshold_paise'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.fromDate] })],
);

export const commissionRates = pgTable('commission_rates', {
  sellerId: text('seller_id'),
  rateBp: integer('rate_bp').notNull(),
  fromDate: date('from_date').notNull(),
});

export const vatRates = pgTable(
  'vat_rates',
  {
    country: text().notNull(),
    hsn: text().notNull().default(''),
    rateBp: integer('rate_bp').notNull(),
    currency: text(),
    upToMinor: bigint('up_to_minor', { mode: 'number' }),
    fromDate: date('from_date').notNull(),
    untilDate: date('until_date'),
    description: text().notNull(),
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.hsn, table.fromDate] })],
);

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: text().primaryKey(),
  kind: text().notNull(),
  orderId: text('order_id'),
  /** By the clock of what it belongs to. */
  at: moment('at').notNull().defaultNow(),
  /** When it was written, by the clock of the database; null for those of before it was noted. */
  recordedAt: moment('recorded_at').defaultNow(),
});

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  transactionId: text('transaction_id').notNull(),
  account: text().notNull(),
  amountPaise: paise('amount_paise').notNull(),
  currency: text().notNull().default('INR'),
  sellerId: text('seller_id'),
  orderId: text('order_id'),
  lineId: text('line_id'),
});

export const ledgerMonths = pgTable('ledger_months', {
  /** Its first day. */
  month: date().primaryKey(),
  lastEntry: bigint('last_entry', { mode: 'number' }).notNull(),
  /** The lowest number of an entry of a later month. */
  openFrom: bigint('open_from', { mode: 'number' }).notNull(),
  sealedAt: moment('sealed_at').notNull().defaultNow(),
});

export const ledgerMonthSums = pgTable(
  'ledger_month_sums',
  {
    /** Empty for entries of no seller. */
    sellerId: text('seller_id').notNull(),
    month: date().notNull(),
    account: text().notNull(),
    kind: text().notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
    amountPaise: paise('amount_paise').notNull(),
    digest: numeric().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.month, table.account, table.kind] })],
);

export const taxChanges = pgTable('tax_changes', {
  lineId: text('line_id').primaryKey(),
  orderId: text('order_id').notNull(),
  parcelId: text('parcel_id').notNull(),
  sellerId: text('seller_id').notNull(),
  hsn: text().notNull(),
  fromRateBp: integer('from_rate_bp').notNull(),
  toRateBp: integer('to_rate_bp').notNull(),
  fromTaxPaise: paise('from_tax_paise').notNull(),
  toTaxPaise: paise('to_tax_paise').notNull(),
  at: moment('at').notNull(),
});

export const invoiceSeries = pgTable(
  'invoice_series',
  {
    sellerId: text('seller_id').notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.kind, table.financialYear] })],
);

export const invoices = pgTable('invoices', {
  id: text().primaryKey(),
  kind: text().$type<InvoiceKind>().notNull(),
  number: text().notNull(),
  sellerId: text('seller_id').notNull(),
  financialYear: text('financial_year').notNull(),
  serial: integer().notNull(),
  orderId: text('order_id').notNull(),
  parcelId: text('parcel_id').notNull(),
  refersTo: text('refers_to'),
  issuedAt: moment('issued_at').notNull(),
  document: jsonb().$type<InvoiceDocument>().notNull(),
});

export const commissionSeries = pgTable(
  'commission_series',
  {
    kind: text().$type<InvoiceKind>().notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.financialYear] })],
);

export const commissionInvoices = pgTable('commission_invoices', {
  id: text().primaryKey(),
  kind: text().$type<InvoiceKind>().notNull(),
  number: text().notNull().unique(),
  financialYear: text('financial_year').notNull(),
  serial: integer().notNull(),
  sellerId: text('seller_id').notNull(),
  month: date().notNull(),
  issuedAt: moment('issued_at').notNull(),
  document: jsonb().$type<CommissionDocument>().notNull(),
});
