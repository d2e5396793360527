import type { Connection, Statement } from '#platform/database/database.ts';
import type { CommissionDocument } from './commission-rules.ts';
import type { InvoiceKind } from './invoice-rules.ts';
import type { commissionInvoices } from './tables.ts';

const earned: Statement = {
  name: 'ledger-commission-of-month',
  text: `select e.seller_id as "sellerId", coalesce(-sum(e.amount_paise) filter (where e.account = 'commission'), 0)::bigint as "commissionPaise",
      coalesce(-sum(e.amount_paise) filter (where e.account = 'commission-gst'), 0)::bigint as "gstPaise"
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.at >= $1 and t.at < $2 and e.account in ('commission', 'commission-gst') and e.seller_id is not null
    group by e.seller_id order by e.seller_id`,
};

/** Reads what the operator earned of each seller in a time, with its GST. */
export async function readCommissions(
  db: Connection,
  { from, until }: { from: Date; until: Date },
): Promise<{ sellerId: string; commissionPaise: number; gstPaise: number }[]> {
  return db.run(earned, [from.toISOString(), until.toISOString()]);
}

const hold: Statement = {
  name: 'ledger-hold-commission-series',
  text: `insert into commission_series as s (kind, financial_year) values ($1, $2)
    on conflict (kind, financial_year) do update set last = s.last returning last`,
};

/** Locks a series until the transaction ends. @returns its last number */
export async function holdCommissionSeries(db: Connection, kind: InvoiceKind, year: string): Promise<number> {
  return (await db.run<{ last: number }>(hold, [kind, year]))[0]?.last ?? 0;
}

const issue: Statement = {
  name: 'ledger-issue-commission',
  text: `with taken as (
      insert into commission_invoices (id, kind, number, financial_year, serial, seller_id, month, issued_at, document)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9 where not exists (select from commission_invoices where seller_id = $6 and month = $7)
      returning kind, financial_year, serial)
    update commission_series s set last = t.serial from taken t where s.kind = t.kind and s.financial_year = t.financial_year returning s.last`,
};

type NewCommissionInvoice = typeof commissionInvoices.$inferInsert & { document: CommissionDocument };

/** @returns whether it is new: a seller has one document a month */
export async function insertCommissionInvoice(db: Connection, row: NewCommissionInvoice): Promise<boolean> {
  const { id, kind, number, financialYear, serial, sellerId, month, issuedAt, document } = row;
  const values = [id, kind, number, financialYear, serial, sellerId, month, issuedAt.toISOString(), JSON.stringify(document)];
  return (await db.run(issue, values)).length > 0;
}

const ofMonth: Statement = {
  name: 'ledger-commission-invoices-of-month',
  text: 'select document from commission_invoices where month = $1 order by number',
};

export async function readCommissionInvoices(db: Connection, firstDay: string): Promise<CommissionDocument[]> {
  return (await db.run<{ document: CommissionDocument }>(ofMonth, [firstDay])).map(({ document }) => document);
}

const ofSeller: Statement = {
  name: 'ledger-commission-invoices-of-seller',
  text: `select id, document from commission_invoices where seller_id = $1 and ($2::text is null or id = $2) order by month desc, number desc limit 120`,
};

/** Reads the documents to a seller, the latest first, or one of them where `id` is given. */
export async function readCommissionInvoicesOf(
  db: Connection,
  sellerId: string,
  id: string | null = null,
): Promise<{ id: string; document: CommissionDocument }[]> {
  return db.run<{ id: string; document: CommissionDocument }>(ofSeller, [sellerId, id]);
}
