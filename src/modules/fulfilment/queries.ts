import type { Connection, Statement } from '#platform/database/database.ts';
import type { Language } from '#shared/localized.ts';

const insertStatement: Statement = {
  name: 'fulfilment.insert-notice',
  text: 'insert into seller_notices (parcel_id, kind, about, at) values ($1, $2, $3, $4) on conflict do nothing returning parcel_id',
};

/** Notes that a seller is told. @returns whether it was not told before */
export async function insertNotice(db: Connection, parcelId: string, kind: string, about: string, now: Date): Promise<boolean> {
  return (await db.run(insertStatement, [parcelId, kind, about, now.toISOString()])).length > 0;
}

const shipByStatement: Statement = {
  name: 'fulfilment.ship-by',
  text: `select p.id, to_char(p.ship_by, 'YYYY-MM-DD') as "shipBy", v.skus from parcels p
    left join lateral (select jsonb_object_agg(l.id, v.sku) as skus from order_lines l join variants v on v.id = l.variant_id
      where l.order_id = p.order_id) v on true
    where p.order_id = $1`,
};

export interface ShippingFacts {
  id: string;
  /** ISO date in India; null for parcels of before there was one. */
  shipBy: string | null;
  /** The seller's own names of what is sold, by line. */
  skus: Record<string, string> | null;
}

/** Reads what only the seller of a parcel has to know, by parcel. */
export async function readShippingFacts(db: Connection, orderId: string): Promise<Map<string, ShippingFacts>> {
  const rows = await db.run<ShippingFacts>(shipByStatement, [orderId]);
  return new Map(rows.map((row) => [row.id, row]));
}

const orderOfParcelStatement: Statement = {
  name: 'fulfilment.order-of-parcel',
  text: 'select order_id as "orderId" from parcels where id = $1',
};

export async function readOrderOfParcel(db: Connection, parcelId: string): Promise<string | undefined> {
  return (await db.run<{ orderId: string }>(orderOfParcelStatement, [parcelId]))[0]?.orderId;
}

const languageStatement: Statement = { name: 'fulfilment.order-language', text: 'select language from orders where id = $1' };

/** Reads the language in which an order was placed. */
export async function readOrderLanguage(db: Connection, orderId: string): Promise<Language | undefined> {
  return (await db.run<{ language: Language }>(languageStatement, [orderId]))[0]?.language;
}
