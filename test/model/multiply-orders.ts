/** Makes many orders of few, with everything that was written about them. */
import type { TestApp } from '../support/test-app.ts';

/** Tables of what belongs to an order, with the columns that name it or its parts: each copy has its own. */
const copied: Record<string, readonly string[]> = {
  orders: ['id', 'number'],
  order_contacts: ['order_id'],
  cash_orders: ['order_id', 'email_key', 'phone_key', 'address_key'],
  parcels: ['id', 'order_id', 'replaces_id', 'root_id'],
  parcel_events: ['parcel_id'],
  order_lines: ['id', 'order_id', 'parcel_id'],
  parcel_lines: ['parcel_id', 'line_id'],
  payments: ['id', 'order_id', 'provider_ref', 'provider_payment_id'],
  payment_events: [
    'event_id',
    'payment_id',
    'provider_ref',
    'provider_payment_id',
    'refund_id',
    'provider_refund_id',
    'provider_dispute_id',
  ],
  refunds: ['id', 'payment_id', 'order_id', 'key', 'provider_refund_id'],
  disputes: ['id', 'provider_dispute_id', 'payment_id', 'order_id'],
  returns: ['id', 'number', 'order_id', 'parcel_id'],
  return_lines: ['return_id', 'line_id'],
  return_events: ['return_id'],
  invoices: ['id', 'order_id', 'parcel_id', 'refers_to'],
  ledger_transactions: ['order_id'],
  ledger_entries: ['order_id', 'line_id'],
  store_credit_movements: ['transaction_id', 'order_number'],
  store_credit_reasons: ['transaction_id'],
  stock_movements: ['order_id'],
  coupon_uses: ['order_id'],
  idempotency_keys: ['key'],
};

/** Values that are counted on in each copy instead, as SQL of a row `t` and the number of the copy `n`. */
const series =
  '(select s.last from invoice_series s where (s.seller_id, s.kind, s.financial_year) = (t.seller_id, t.kind, t.financial_year))';
const serial = `t.serial + n * ${series}`;
const number = `regexp_replace(t.number, '[0-9]+$', (${serial})::text)`;
// The books name a dispute's postings after it, and count them.
const nameOf = (id: string) =>
  `case when ${id} like 'dispute:%' then regexp_replace(${id}, '^(dispute:[^:]*)', '\\1-' || n) else ${id} || '-' || n end`;
const counted: Record<string, string> = {
  'ledger_transactions.id': nameOf('t.id'),
  'ledger_entries.transaction_id': nameOf('t.transaction_id'),
  'store_credit_movements.transaction_id': nameOf('t.transaction_id'),
  'store_credit_reasons.transaction_id': nameOf('t.transaction_id'),
  'invoices.serial': serial,
  'invoices.number': number,
  'invoices.document': `t.document || jsonb_build_object('number', ${number}, 'lines', (select jsonb_agg(x || jsonb_build_object('lineId',
    (x ->> 'lineId') || '-' || n)) from jsonb_array_elements(t.document -> 'lines') x))`,
  // An answer that is stored names its order.
  'idempotency_keys.response': `replace(t.response::text, t.response #>> '{order,_id}', (t.response #>> '{order,_id}') || '-' || n)::jsonb`,
};

/**
 * Copies every order `times` times, in one transaction; what sums over orders follows. The statistics of the
 * tables stay behind until `gatherStatistics`. Needs PostgreSQL.
 */
export async function multiplyOrders({ services: { database } }: Pick<TestApp, 'services'>, times: number): Promise<void> {
  await database.transaction(async (db) => {
    await db.execute(`set local session_replication_role = 'replica'`);
    for (const [table, names] of Object.entries(copied)) {
      const { rows } = await db.execute(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
          and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`,
        [table],
      );
      const columns = rows.map(({ name }) => String(name));
      const values = columns.map((name) => counted[`${table}.${name}`] ?? (names.includes(name) ? `t.${name} || '-' || n` : `t.${name}`));
      await db.execute(
        `insert into ${table} (${columns}) select ${values} from ${table} t cross join generate_series(1, ${Math.trunc(times)}) n`,
      );
    }
    await db.execute(`update invoice_series set last = last * ${Math.trunc(times) + 1}`);
    await db.execute('update coupons c set uses = (select count(*) from coupon_uses u where u.code = c.code)');
    await db.execute(
      'update variants v set stocked = v.available - coalesce((select sum(m.qty) from stock_movements m where m.variant_id = v.id), 0)',
    );
  });
}

/** Tells the planner what the tables hold, as the server does by itself after a while. */
export async function gatherStatistics({ services: { database } }: Pick<TestApp, 'services'>): Promise<void> {
  for (const table of [...Object.keys(copied), 'variants', 'coupons']) await database.execute(`analyze ${table}`);
}
