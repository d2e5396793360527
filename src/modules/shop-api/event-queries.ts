import type { Connection, Statement } from '#platform/database/database.ts';

/** Units of a line in an event: ids and numbers, and nothing about the buyer. */
interface EventLine {
  line: string;
  product: string;
  variant: string;
  sku: string | null;
  units: number;
}

/** A parcel of an order as its shop is told of it. */
export interface EventParcel {
  sellerId: string;
  parcel: string;
  order: string;
  lines: EventLine[];
}

const lineOf = (units: string) =>
  `jsonb_build_object('line', l.id, 'product', l.product_id, 'variant', l.variant_id, 'sku', v.sku, 'units', ${units}) order by l.position`;

const ofOrderStatement: Statement = {
  name: 'shop-api.parcels-of-order',
  text: `select p.seller_id as "sellerId", p.id as parcel, o.number as "order", jsonb_agg(${lineOf('l.qty')}) as lines
    from parcels p join orders o on o.id = p.order_id join order_lines l on l.parcel_id = p.id join variants v on v.id = l.variant_id
    where p.order_id = $1 and p.replaces_id is null group by p.id, o.number`,
};

/** Reads the first parcels of an order, one for each shop. */
export async function readParcelsOfOrder(db: Connection, orderId: string): Promise<EventParcel[]> {
  return db.run(ofOrderStatement, [orderId]);
}

const cancelledStatement: Statement = {
  name: 'shop-api.cancelled-lines',
  text: `select p.seller_id as "sellerId", p.id as parcel, o.number as "order", jsonb_agg(${lineOf('c.qty')}) as lines
    from unnest($2::text[], $3::int[]) as c (id, qty) join order_lines l on l.id = c.id and l.order_id = $1
      join parcels p on p.id = l.parcel_id join orders o on o.id = p.order_id join variants v on v.id = l.variant_id group by p.id, o.number`,
};

/** Reads cancelled units by the parcels from which they were taken. */
export async function readCancelled(
  db: Connection,
  orderId: string,
  lines: readonly { lineId: string; qty: number }[],
): Promise<EventParcel[]> {
  return db.run(cancelledStatement, [orderId, lines.map(({ lineId }) => lineId), lines.map(({ qty }) => qty)]);
}

const parcelStatement: Statement = {
  name: 'shop-api.parcel',
  text: `select p.seller_id as "sellerId", p.id as parcel, o.number as "order",
      coalesce(jsonb_agg(${lineOf('coalesce(r.qty, l.qty)')}) filter (where l.id is not null), '[]') as lines
    from parcels p join orders o on o.id = p.order_id left join parcel_lines r on r.parcel_id = p.id
      left join order_lines l on l.id = r.line_id or (r.line_id is null and l.parcel_id = p.id) left join variants v on v.id = l.variant_id
    where p.id = $1 group by p.id, o.number`,
};

/** Reads a parcel, first or replacement. */
export async function readParcel(db: Connection, parcelId: string): Promise<EventParcel | undefined> {
  return (await db.run<EventParcel>(parcelStatement, [parcelId]))[0];
}

const returnStatement: Statement = {
  name: 'shop-api.return',
  text: `select p.seller_id as "sellerId", r.number as "return", p.id as parcel, o.number as "order", jsonb_agg(${lineOf('c.qty')}) as lines
    from returns r join parcels p on p.id = r.parcel_id join orders o on o.id = r.order_id join return_lines c on c.return_id = r.id
      join order_lines l on l.id = c.line_id join variants v on v.id = l.variant_id where r.id = $1 group by r.id, p.id, o.number`,
};

/** Reads what a return is about, without what its buyer wrote. */
export async function readReturn(db: Connection, returnId: string): Promise<(EventParcel & { return: string }) | undefined> {
  return (await db.run<EventParcel & { return: string }>(returnStatement, [returnId]))[0];
}

const variantsStatement: Statement = {
  name: 'shop-api.variants',
  text: `select p.seller_id as "sellerId", v.id as variant, v.product_id as product, v.sku from variants v join products p on p.id = v.product_id
    where v.id = any($1) and v.retired_at is null`,
};

export async function readVariants(
  db: Connection,
  ids: readonly string[],
): Promise<{ sellerId: string; variant: string; product: string; sku: string | null }[]> {
  return db.run(variantsStatement, [ids]);
}

const productStatement: Statement = {
  name: 'shop-api.product',
  text: 'select seller_id as "sellerId", id as product, version, state from products where id = $1',
};

export async function readProduct(
  db: Connection,
  id: string,
): Promise<{ sellerId: string; product: string; version: number; state: string } | undefined> {
  return (await db.run<{ sellerId: string; product: string; version: number; state: string }>(productStatement, [id]))[0];
}
