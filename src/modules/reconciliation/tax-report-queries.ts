import type { InvoiceDocument } from '#modules/ledger/invoice-rules.ts';
import type { SharedLine } from '#modules/ledger/sale-rules.ts';
import type { Supply } from '#modules/ledger/supply-rules.ts';
import type { ChargedVat } from '#modules/ledger/vat-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';

interface Bounds {
  from: Date;
  until: Date;
}

const documents: Statement = {
  name: 'reconciliation.documents-of-month',
  text: `select s.slug as "sellerSlug", s.scheme, i.document from invoices i join sellers s on s.id = i.seller_id
    where i.issued_at >= $1 and i.issued_at < $2 order by s.slug, i.kind desc, i.financial_year, i.serial`,
};

export interface ReportedDocument {
  sellerSlug: string;
  scheme: string | null;
  document: InvoiceDocument;
}

/** Reads the documents of a time, by seller. */
export async function readDocuments(db: Connection, { from, until }: Bounds): Promise<ReportedDocument[]> {
  return db.run<ReportedDocument>(documents, [from.toISOString(), until.toISOString()]);
}

const vatAtSale: Statement = {
  name: 'reconciliation.vat-of-month',
  text: `select t.at, t.kind, o.number, o.country, l.hsn, l.vat_rate_bp as "rateBp", g.amount_paise as "goodsPaise",
      coalesce(-v.amount_paise, 0)::bigint as "vatPaise", o.vat
    from ledger_transactions t
    join ledger_entries g on g.transaction_id = t.id and g.account = 'buyer' and g.seller_id is not null
    join order_lines l on l.id = g.line_id and l.vat_rate_bp is not null join orders o on o.id = l.order_id
    left join ledger_entries v on v.transaction_id = t.id and v.account = 'vat'
    where t.at >= $1 and t.at < $2 and t.kind in ('sale', 'reversal') order by t.at, t.id`,
};

export interface VatRow {
  at: Date;
  kind: string;
  number: string;
  country: string;
  hsn: string;
  rateBp: number;
  /** Payments of buyers for the goods of a posting, without VAT; of a reversal below zero. */
  goodsPaise: number;
  vatPaise: number;
  /** Missing where nothing of the order bears VAT. */
  vat: ChargedVat | null;
}

/** Reads sales of a time at which VAT of the destination was to be charged, and what came back of them. */
export async function readVatAtSale(db: Connection, { from, until }: Bounds): Promise<VatRow[]> {
  return db.run<VatRow>(vatAtSale, [from.toISOString(), until.toISOString()]);
}

const withheld: Statement = {
  name: 'reconciliation.withheld-of-month',
  text: `select t.id as "transactionId", t.kind, e.seller_id as "sellerId", s.slug as "sellerSlug", s.legal_name as "legalName", s.gstin, s.pan,
      -e.amount_paise as "withheldPaise", l.supply, l.qty, l.paid_paise as "paidPaise", coalesce(l.vat_paise, 0) as "vatPaise", l.coupon_paise as "couponPaise",
      l.coupon_funded_by as "couponFundedBy", l.cgst_paise as "cgstPaise", l.sgst_paise as "sgstPaise", l.igst_paise as "igstPaise",
      l.commission_paise as "commissionPaise", l.commission_gst_paise as "commissionGstPaise", l.tcs_paise as "tcsPaise", l.tds_paise as "tdsPaise"
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    join order_lines l on l.id = e.line_id join sellers s on s.id = e.seller_id
    where t.at >= $1 and t.at < $2 and e.account = $3 order by s.slug, e.id`,
};

export interface WithheldRow extends SharedLine {
  transactionId: string;
  kind: string;
  sellerId: string;
  sellerSlug: string;
  legalName: string | null;
  gstin: string | null;
  pan: string | null;
  /** Positive: withheld; negative: given back. */
  withheldPaise: number;
  supply: Supply;
}

/** Reads what was withheld of lines in a time, with the lines' own amounts. */
export async function readWithheld(db: Connection, { from, until }: Bounds, account: 'tcs' | 'tds'): Promise<WithheldRow[]> {
  return db.run<WithheldRow>(withheld, [from.toISOString(), until.toISOString(), account]);
}
