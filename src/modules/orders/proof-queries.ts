import type { Connection, Statement } from '#platform/database/database.ts';
import type { ParcelState } from './parcel-contract.ts';
import { parcelProofs } from './tables.ts';

type NewProof = typeof parcelProofs.$inferInsert;

export async function insertProof(db: Connection, proof: NewProof): Promise<void> {
  await db.orm.insert(parcelProofs).values(proof);
}

const provableStatement: Statement = {
  name: 'orders.provable-parcel',
  text: `select p.order_id as "orderId", p.state, p.shipped_at as "shippedAt", c.erased_at is not null as "isErased"
    from parcels p join order_contacts c on c.order_id = p.order_id where p.id = $2 and p.seller_id = $1 and p.state <> 'placed'`,
};

export interface ProvableRow {
  orderId: string;
  state: ParcelState;
  shippedAt: Date | null;
  /** Its buyer was erased. */
  isErased: boolean;
}

/** Reads how far a parcel of a shop is; undefined where it is of another, or not paid. */
export async function readProvable(db: Connection, sellerId: string, parcelId: string): Promise<ProvableRow | undefined> {
  return (await db.run<ProvableRow>(provableStatement, [sellerId, parcelId]))[0];
}

const photosStatement: Statement = {
  name: 'orders.pack-photos',
  text: `select m.content_hash as hash, m.state, m.widths, m.width, m.height, m.placeholder, e.at, u.name
    from parcel_proofs e join media m on m.id = e.media_id left join users u on u.id = e.by_user and e.by_key is null
    where e.parcel_id = $1 order by e.id`,
};

export interface PackPhotoRow {
  hash: string;
  state: 'pending' | 'ready' | 'failed';
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
  at: Date;
  /** Of the member of the team. */
  name: string | null;
}

/** Reads the photographs of a parcel that are not forgotten. */
export async function readPackPhotos(db: Connection, parcelId: string): Promise<PackPhotoRow[]> {
  return db.run(photosStatement, [parcelId]);
}

const weightStatement: Statement = {
  name: 'orders.pack-weight',
  text: `select e.grams, e.at, u.name from parcel_proofs e left join users u on u.id = e.by_user and e.by_key is null
    where e.parcel_id = $1 and e.kind = 'weight' order by e.id desc limit 1`,
};

/** Reads the latest weight of a parcel. */
export async function readWeight(db: Connection, parcelId: string): Promise<{ grams: number; at: Date; name: string | null } | undefined> {
  return (await db.run<{ grams: number; at: Date; name: string | null }>(weightStatement, [parcelId]))[0];
}

const ofPhotoStatement: Statement = {
  name: 'orders.parcel-of-pack-photo',
  text: `select p.seller_id as "sellerId", p.state, p.state_at as "stateAt", p.delivered_at as "deliveredAt"
    from media m join parcel_proofs e on e.media_id = m.id join parcels p on p.id = e.parcel_id where m.content_hash = $1 and m.state = 'ready'`,
};

/** Reads the parcel that a photograph shows. */
export async function readParcelOfPhoto(
  db: Connection,
  hash: string,
): Promise<{ sellerId: string; state: ParcelState; stateAt: Date; deliveredAt: Date | null } | undefined> {
  return (await db.run<{ sellerId: string; state: ParcelState; stateAt: Date; deliveredAt: Date | null }>(ofPhotoStatement, [hash]))[0];
}

const forget = (name: string, where: string): Statement => ({
  name,
  text: `with gone as (select e.id, e.media_id from parcel_proofs e where e.media_id is not null and ${where} for update of e),
      emptied as (update parcel_proofs e set media_id = null from gone where e.id = gone.id)
    select media_id as "mediaId" from gone`,
});
const forgetOfOrders = forget('orders.forget-pack-photos', 'e.parcel_id in (select p.id from parcels p where p.order_id = any($1))');
const forgetOld = forget(
  'orders.forget-old-pack-photos',
  'e.id in (select o.id from parcel_proofs o where o.media_id is not null and o.at < $1 order by o.at limit 500)',
);

/** Takes the photographs out of the proofs of orders. @returns the ids of the pictures, to be deleted */
export async function forgetPhotosOfOrders(db: Connection, orderIds: readonly string[]): Promise<string[]> {
  return (await db.run<{ mediaId: string }>(forgetOfOrders, [orderIds])).map(({ mediaId }) => mediaId);
}

/** Takes out photographs that are older than a moment, some at a time. @returns their ids */
export async function forgetPhotosBefore(db: Connection, before: Date): Promise<string[]> {
  return (await db.run<{ mediaId: string }>(forgetOld, [before.toISOString()])).map(({ mediaId }) => mediaId);
}
