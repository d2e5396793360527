import type { Connection, Statement } from '#platform/database/database.ts';
import { momentOf, type Posted } from './posting-queries.ts';
import type { TaxChange } from './tax-postings.ts';

const balanced: Statement = {
  name: 'ledger-balanced',
  text: `with entries as (
    select * from jsonb_to_recordset($5) as e (account text, "amountPaise" bigint, "lineId" text) where "amountPaise" <> 0
  ), posted as (
    insert into ledger_transactions (id, kind, order_id, at) select $1, $2, $3, $6::timestamptz where exists (select from entries)
    on conflict (id) do nothing returning id
  )
  insert into ledger_entries (transaction_id, account, amount_paise, seller_id, order_id, line_id)
  select p.id, e.account, e."amountPaise", $4, $3, e."lineId" from posted p cross join entries e`,
};

export interface BalancedPosting {
  /** Makes a repeated posting have no effect. */
  id: string;
  kind: 'tax' | 'correction';
  orderId: string;
  sellerId: string;
  entries: readonly { account: string; amountPaise: number; lineId: string }[];
}

/** Posts entries that sum to 0; those of 0 are left out. */
export async function insertBalanced(on: Posted, { id, kind, orderId, sellerId, entries }: BalancedPosting): Promise<void> {
  await on.db.run(balanced, [id, kind, orderId, sellerId, JSON.stringify(entries), momentOf(on)]);
}

const change: Statement = {
  name: 'ledger-tax-change',
  text: `insert into tax_changes (line_id, order_id, parcel_id, seller_id, hsn, from_rate_bp, to_rate_bp, from_tax_paise, to_tax_paise, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (line_id) do nothing`,
};

export async function insertTaxChange(db: Connection, row: TaxChange, at: Date): Promise<void> {
  const { lineId, orderId, parcelId, sellerId, hsn, fromRateBp, toRateBp, fromTaxPaise, toTaxPaise } = row;
  await db.run(change, [lineId, orderId, parcelId, sellerId, hsn, fromRateBp, toRateBp, fromTaxPaise, toTaxPaise, at.toISOString()]);
}

const changes: Statement = {
  name: 'ledger-tax-changes',
  text: `select line_id as "lineId", order_id as "orderId", parcel_id as "parcelId", seller_id as "sellerId", hsn, from_rate_bp as "fromRateBp",
      to_rate_bp as "toRateBp", from_tax_paise as "fromTaxPaise", to_tax_paise as "toTaxPaise", at from tax_changes order by at desc limit $1`,
};

export type ListedTaxChange = Omit<TaxChange, 'tcsPaise' | 'tdsPaise'> & { at: Date };

/** Reads the latest changes of tax between order and invoice. */
export async function readTaxChanges(db: Connection, limit: number): Promise<ListedTaxChange[]> {
  return db.run<ListedTaxChange>(changes, [limit]);
}
