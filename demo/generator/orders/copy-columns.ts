/** Says which columns of a copied row have values of their own, and how these are made. */
interface Copied {
  /** Identifiers of 14 characters, of which the first six become the number of the copy. */
  ids?: readonly string[];
  /** Texts that get the number of the copy in front. */
  texts?: readonly string[];
  /** Columns that name a shop or what it sells; the copies are shared out among copies of the shops. */
  shops?: readonly string[];
  /** Other columns, as SQL of a row `t` and a copy `c`. */
  values?: Readonly<Record<string, string>>;
  /** SQL of a row `t`: the order that it belongs to; rows of none belong to those that have ended. */
  order: string;
  /** Months after which a job deletes the rows. */
  retentionMonths?: number;
}

const idOf = (column: string) => `c.mark || right(t.${column}, 8)`;
/** SQL: the name of a posting, in which an identifier follows the first colon. */
const postingOf = (column: string) => `regexp_replace(t.${column}, '^([a-z-]+:).{6}', '\\1' || c.mark)`;
const shopOf = (column: string) => `coalesce(c.shop || right(t.${column}, 10), t.${column})`;

const orderOf = (table: string, key: string) => `(select x.order_id from ${table} x where x.id = t.${key})`;
const line = { ids: ['id', 'order_id', 'parcel_id'], shops: ['product_id', 'variant_id', 'seller_id'], order: 't.order_id' };

/** Tables of what belongs to orders, each after those that it names. */
export const copiedTables: Readonly<Record<string, Copied>> = {
  orders: {
    ids: ['id'],
    values: {
      number: `translate(overlay(lpad(to_hex(c.n * 4096 + t.ordinal), 8, '0') placing '-' from 5 for 0), '0123456789abcdef', '23456789ABCDEFGH')`,
      user_id: 'case when c.n % c.buyers = 0 then t.user_id end',
    },
    order: 't.id',
  },
  order_contacts: { ids: ['order_id'], texts: ['email'], order: 't.order_id' },
  cash_orders: { ids: ['order_id'], texts: ['email_key', 'phone_key', 'address_key'], order: 't.order_id' },
  parcels: { ids: ['id', 'order_id', 'replaces_id', 'root_id'], shops: ['seller_id'], order: 't.order_id' },
  parcel_events: { ids: ['parcel_id'], order: orderOf('parcels', 'parcel_id') },
  order_lines: line,
  stock_movements: { ids: ['order_id'], shops: ['variant_id'], order: 't.order_id' },
  payments: { ids: ['id', 'order_id'], texts: ['provider_ref', 'provider_payment_id'], order: 't.order_id' },
  payment_events: {
    ids: ['payment_id', 'refund_id'],
    texts: ['event_id', 'provider_ref', 'provider_payment_id', 'provider_refund_id'],
    order: `coalesce(${orderOf('payments', 'payment_id')}, ${orderOf('refunds', 'refund_id')})`,
  },
  refunds: { ids: ['id', 'order_id', 'payment_id'], texts: ['key', 'provider_refund_id'], order: 't.order_id' },
  returns: { ids: ['id', 'order_id', 'parcel_id'], texts: ['number'], order: 't.order_id' },
  return_lines: { ids: ['return_id', 'line_id'], order: orderOf('returns', 'return_id') },
  return_events: { ids: ['return_id'], order: orderOf('returns', 'return_id') },
  order_news: { ids: ['order_id'], texts: ['about'], order: 't.order_id' },
  mails: { ids: ['id', 'order_id'], texts: ['recipient'], values: { user_id: 'null' }, order: 't.order_id', retentionMonths: 6 },
  // Those of buyers would all be of one buyer.
  inbox_items: {
    ids: ['id', 'order_id'],
    values: {
      recipient_kind: `case t.recipient_kind when 'buyer' then 'operator' else t.recipient_kind end`,
      recipient_id: `case t.recipient_kind when 'seller' then ${shopOf('recipient_id')} else 'orders' end`,
      user_id: 'null',
    },
    order: 't.order_id',
    retentionMonths: 6,
  },
  ledger_transactions: { ids: ['order_id'], values: { id: postingOf('id') }, order: 't.order_id' },
  ledger_entries: {
    ids: ['order_id', 'line_id'],
    shops: ['seller_id'],
    values: { id: 'c.n * c.span + t.id', transaction_id: postingOf('transaction_id') },
    order: 't.order_id',
  },
  payouts: { ids: ['id'], texts: ['utr'], shops: ['seller_id'], order: 'null::text' },
  payout_entries: { ids: ['payout_id'], values: { entry_id: 'c.n * c.span + t.entry_id' }, order: 'null::text' },
};

/** SQL: the financial year of a document's copy. */
const yearOf = `(select to_char(y, 'YY') || to_char(y + interval '1 year', 'YY') from (select
  (t.issued_at - make_interval(months => c.months)) at time zone 'Asia/Kolkata' - interval '3 months' as y) b)`;

/** Documents, whose numbers are counted on in the series of their copied shops. */
export const invoices: Copied = {
  ids: ['id', 'order_id', 'parcel_id', 'refers_to'],
  shops: ['seller_id'],
  values: { financial_year: yearOf },
  order: 't.order_id',
};

/** SQL of the value that a column has in a copy. */
export function copiedValue(column: string, type: string, { ids = [], texts = [], shops = [], values = {} }: Copied): string {
  const value = values[column];
  if (value !== undefined) return value;
  if (ids.includes(column)) return idOf(column);
  if (texts.includes(column)) return `c.mark || t.${column}`;
  if (shops.includes(column)) return shopOf(column);
  if (type === 'timestamp with time zone') return `t.${column} - make_interval(months => c.months)`;
  if (type === 'date') return `(t.${column} - make_interval(months => c.months))::date`;
  return `t.${column}`;
}
