import type { Connection, Statement } from '#platform/database/database.ts';
import { wholeRupees } from '#shared/money.ts';
import type { ParcelState } from './parcel-contract.ts';
import { readDueOfParcel } from './parcel-queries.ts';
import type { parcels } from './tables.ts';
import { readCollected } from './unit-queries.ts';

interface ConsignmentRow {
  parcelId: string;
  orderId: string;
  rootId: string;
  orderNumber: string;
  orderedAt: Date;
  method: string;
  state: ParcelState;
  sellerId: string;
  sellerSlug: string;
  sellerName: string;
  /** ISO 3166. */
  country: string;
  /** Absent once the buyer was erased. */
  name: string | null;
  phone: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  /** As the shop weighed the packed parcel. */
  weighedGrams: number | null;
  /** Units in the parcel that stand; prices in paise. */
  lines: {
    name: string;
    sku: string;
    hsn: string;
    qty: number;
    pricePaise: number;
    /** As the catalogue knows one unit without its packing. */
    weightGrams?: number | null;
    dimensions?: { lengthMm?: number; widthMm?: number; heightMm?: number; diameterMm?: number } | null;
  }[];
}

/** A parcel as a carrier has to know it. */
export interface Consignment extends Omit<ConsignmentRow, 'rootId' | 'method'> {
  /** Cash that the courier collects, in paise: whole rupees. */
  duePaise: number;
}

const consignmentStatement: Statement = {
  name: 'orders.consignment',
  text: `select p.id as "parcelId", o.id as "orderId", coalesce(p.root_id, p.id) as "rootId", o.number as "orderNumber", coalesce(o.placed_at, o.created_at) as "orderedAt",
      o.method, p.state, p.seller_id as "sellerId", s.slug as "sellerSlug", s.seller_name as "sellerName", o.country,
      coalesce(p.recipient ->> 'name', c.name) as name, coalesce(p.recipient ->> 'phone', c.phone) as phone,
      coalesce(p.recipient ->> 'line1', c.line1) as line1, case when p.recipient is null then c.line2 else p.recipient ->> 'line2' end as line2,
      coalesce(p.recipient ->> 'city', c.city) as city, c.state as region, coalesce(p.recipient ->> 'postalCode', c.postal_code) as "postalCode",
      (select e.grams from parcel_proofs e where e.parcel_id = p.id and e.kind = 'weight' order by e.id desc limit 1) as "weighedGrams",
      coalesce((select jsonb_agg(jsonb_build_object('name', l.title ->> 'en', 'sku', coalesce(v.sku, l.variant_id), 'hsn', l.hsn, 'qty', u.qty,
          'pricePaise', l.price_paise, 'weightGrams', pr.weight_grams, 'dimensions', pr.dimensions) order by l.position)
        from order_lines l left join variants v on v.id = l.variant_id left join products pr on pr.id = v.product_id cross join lateral (
          select l.qty - l.cancelled_qty - l.refunded_qty as qty where l.parcel_id = p.id
          union all select x.qty from parcel_lines x where x.parcel_id = p.id and x.line_id = l.id) u
        where l.order_id = p.order_id and u.qty > 0), '[]') as lines
    from parcels p join orders o on o.id = p.order_id join sellers s on s.id = p.seller_id left join order_contacts c on c.order_id = o.id
    where p.id = $1`,
};

/** Reads a parcel as it is sent; undefined where there is none. */
export async function readConsignment(db: Connection, parcelId: string): Promise<Consignment | undefined> {
  const [row] = await db.run<ConsignmentRow>(consignmentStatement, [parcelId]);
  if (!row) return undefined;
  const { rootId, method, ...consignment } = row;
  const isDue = method === 'cod' && (await readCollected(db, rootId)) === undefined;
  return { ...consignment, orderedAt: new Date(row.orderedAt), duePaise: isDue ? wholeRupees(await readDueOfParcel(db, rootId)) : 0 };
}

const nameCarrierStatement: Statement = {
  name: 'orders.name-carrier',
  text: `update parcels set carrier = $2, tracking_number = $3, tracking_url = $4 where id = $1 and state = 'packed' returning id`,
};

/**
 * Writes to a packed parcel who carries it, and under which number; undefined: none does any more. Lock its
 * order first.
 * @returns whether it was still packed
 */
export async function nameCarrier(
  db: Connection,
  parcelId: string,
  named: { carrier: string; trackingNumber: string; trackingUrl: string | undefined } | undefined,
): Promise<boolean> {
  const { carrier = null, trackingNumber = null, trackingUrl = null } = named ?? {};
  return (await db.run(nameCarrierStatement, [parcelId, carrier, trackingNumber, trackingUrl])).length > 0;
}

const consignedStatement: Statement = {
  name: 'orders.lock-consigned',
  text: `select p.id, p.order_id as "orderId", o.number as "orderNumber", p.seller_id as "sellerId", s.seller_name as "sellerName", p.state,
      p.state_at as "stateAt", p.delivered_by as "deliveredBy", p.tracking_number as "trackingNumber"
    from parcels p join orders o on o.id = p.order_id join sellers s on s.id = p.seller_id where p.id = $1 for no key update of p`,
};

const lockOrderStatement: Statement = {
  name: 'orders.lock-order-of-parcel',
  text: 'select o.id from orders o where o.id = (select p.order_id from parcels p where p.id = $1) for no key update',
};

type ConsignedRow = Pick<
  typeof parcels.$inferSelect,
  'id' | 'orderId' | 'sellerId' | 'state' | 'stateAt' | 'deliveredBy' | 'trackingNumber'
> & { orderNumber: string; sellerName: string };

/**
 * Locks the order of a parcel, then the parcel, and reads how far it is; undefined where there is none.
 */
export async function lockConsigned(db: Connection, parcelId: string): Promise<ConsignedRow | undefined> {
  await db.run(lockOrderStatement, [parcelId]);
  const [row] = await db.run<ConsignedRow>(consignedStatement, [parcelId]);
  return row && { ...row, stateAt: new Date(row.stateAt) };
}
