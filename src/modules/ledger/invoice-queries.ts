import type { Connection, Statement } from '#platform/database/database.ts';
import type { InvoiceDocument, InvoiceKind, SoldLineFacts } from './invoice-rules.ts';

export interface ParcelFacts {
  orderId: string;
  orderNumber: string;
  method: string;
  placedAt: Date;
  sellerId: string;
  country: string;
  region: string | null;
  name: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  postalCode: string | null;
  lines: (SoldLineFacts & { cancelledQty: number; refundedQty: number })[];
}

const parcel: Statement = {
  name: 'ledger-parcel',
  text: `select o.id as "orderId", o.number as "orderNumber", o.method, o.placed_at as "placedAt", p.seller_id as "sellerId", o.country,
      o.region, c.name, c.line1, c.line2, c.city, c.postal_code as "postalCode",
      (select jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'size', l.size, 'hsn', l.hsn, 'taxRateBp', l.tax_rate_bp,
          'supply', l.supply, 'qty', l.qty, 'cancelledQty', l.cancelled_qty, 'refundedQty', l.refunded_qty,
          'basePricePaise', l.base_price_paise, 'paidPaise', l.paid_paise, 'couponPaise', l.coupon_paise,
          'couponFundedBy', l.coupon_funded_by, 'cgstPaise', l.cgst_paise, 'sgstPaise', l.sgst_paise, 'igstPaise', l.igst_paise,
          'commissionPaise', l.commission_paise, 'commissionGstPaise', l.commission_gst_paise, 'tcsPaise', l.tcs_paise,
          'tdsPaise', l.tds_paise) order by l.position)
        from order_lines l where l.parcel_id = p.id) as lines
    from parcels p join orders o on o.id = p.order_id left join order_contacts c on c.order_id = o.id
    where p.id = $1`,
};

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

export interface IssuedRow {
  id: string;
  kind: InvoiceKind;
  number: string;
  document: InvoiceDocument;
}

export async function readParcel(db: Connection, parcelId: string): Promise<ParcelFacts | undefined> {
  return (await db.run<ParcelFacts>(parcel, [parcelId]))[0];
}

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
