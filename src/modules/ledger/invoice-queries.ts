import type { Connection, Statement } from '#platform/database/database.ts';
import type { InvoiceDocument, InvoiceKind } from './invoice-rules.ts';
import type { invoices } from './tables.ts';

const series: Statement = {
  name: 'ledger-series',
  text: `insert into invoice_series as s (seller_id, kind, financial_year, last) values ($1, $2, $3, 1)
    on conflict (seller_id, kind, financial_year) do update set last = s.last + 1 returning last`,
};

const issue: Statement = {
  name: 'ledger-issue',
  text: `insert into invoices (id, kind, number, seller_id, financial_year, serial, order_id, parcel_id, refers_to, issued_at, document)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
};

const ofParcel: Statement = {
  name: 'ledger-invoices-of-parcel',
  text: `select id, kind, number, document from invoices where parcel_id = $1 order by issued_at, serial`,
};

const one: Statement = { name: 'ledger-invoice', text: `select number, document from invoices where id = $1` };

export type IssuedRow = Pick<typeof invoices.$inferSelect, 'id' | 'kind' | 'number' | 'document'>;

/**
 * Takes the next number of a series. Concurrent transactions wait for this one to end, and a rolled-back one
 * uses none.
 */
export async function nextSerial(db: Connection, sellerId: string, kind: InvoiceKind, year: string): Promise<number> {
  const [row] = await db.run<{ last: number }>(series, [sellerId, kind, year]);
  return row?.last ?? 0;
}

export async function insertInvoice(
  db: Connection,
  row: Omit<IssuedRow, 'document'> & {
    sellerId: string;
    year: string;
    serial: number;
    orderId: string;
    parcelId: string;
    refersTo: string | null;
    issuedAt: Date;
    document: InvoiceDocument;
  },
): Promise<void> {
  const { id, kind, number, sellerId, year, serial, orderId, parcelId, refersTo, issuedAt, document } = row;
  await db.run(issue, [id, kind, number, sellerId, year, serial, orderId, parcelId, refersTo, issuedAt, JSON.stringify(document)]);
}

export async function readInvoicesOfParcel(db: Connection, parcelId: string): Promise<IssuedRow[]> {
  return db.run<IssuedRow>(ofParcel, [parcelId]);
}

export async function readInvoice(db: Connection, id: string): Promise<Pick<IssuedRow, 'number' | 'document'> | undefined> {
  return (await db.run<Pick<IssuedRow, 'number' | 'document'>>(one, [id]))[0];
}
