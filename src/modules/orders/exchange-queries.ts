import type { PricedLine } from '#modules/cart/price-lines.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { ParcelState } from './parcel-contract.ts';

/** A line of which the variant can be exchanged. */
export interface ExchangeableLine {
  lineId: string;
  productId: string;
  variantId: string;
  qty: number;
  pricePaise: number;
  hsn: string;
  leadTimeDays: number | null;
  /** State of its parcel. */
  state: ParcelState;
  /** None of its units was cancelled or paid back. */
  isWhole: boolean;
  /** Variants of the other lines of the order. */
  others: string[];
}

const lineSql = `select l.id as "lineId", l.product_id as "productId", l.variant_id as "variantId", l.qty, l.price_paise as "pricePaise", l.hsn,
      l.lead_time_days as "leadTimeDays", p.state, l.cancelled_qty + l.refunded_qty = 0 as "isWhole",
      array(select o.variant_id from order_lines o where o.order_id = l.order_id and o.id <> l.id) as others
    from order_lines l join parcels p on p.id = l.parcel_id where l.order_id = $1 and l.id = $2`;

const lineStatement: Statement = { name: 'orders.exchangeable', text: lineSql };
const lockStatement: Statement = { name: 'orders.lock-exchangeable', text: `${lineSql} for no key update of p` };

/** Reads a line of an order as it is at this moment. */
export async function readExchangeableLine(db: Connection, orderId: string, lineId: string): Promise<ExchangeableLine | undefined> {
  return (await db.run<ExchangeableLine>(lineStatement, [orderId, lineId]))[0];
}

/** Reads a line of an order, with its parcel locked. Lock the order first. */
export async function lockExchangeable(db: Connection, orderId: string, lineId: string): Promise<ExchangeableLine | undefined> {
  return (await db.run<ExchangeableLine>(lockStatement, [orderId, lineId]))[0];
}

const variantsStatement: Statement = {
  name: 'orders.variants-of-product',
  text: 'select id from variants where product_id = $1 order by position limit 200',
};

/** Lists the variants of a product, as its page does. */
export async function listVariants(db: Connection, productId: string): Promise<string[]> {
  return (await db.run<{ id: string }>(variantsStatement, [productId])).map(({ id }) => id);
}

const exchangeStatement: Statement = {
  name: 'orders.exchange-line',
  text: `update order_lines set variant_id = $2, color = $3::jsonb, size = $4, size_label = $5::jsonb, picture = $6::jsonb where id = $1`,
};

export async function writeExchange(db: Connection, lineId: string, to: PricedLine): Promise<void> {
  const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));
  await db.run(exchangeStatement, [lineId, to.variantId, json(to.colorName), to.size, json(to.sizeLabel), json(to.product.image)]);
}
