import { and, asc, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { ownedOrderSql } from '#modules/orders/owned-orders.ts';
import { presumedSql } from '#modules/orders/return-window-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { ReturnState, ReturnView } from './contract.ts';
import { openReturnStates } from './return-rules.ts';
import { type DigestRecipient, returnDigests, returnEvents, returnLines, returnMessages, returnPhotos, returns } from './tables.ts';

/** Units of an order line in one parcel, with the facts that decide about a return of them. */
export interface ReturnableLine {
  id: string;
  variantId: string;
  parcelId: string;
  parcelState: string;
  deliveredAt: Date | null;
  country: string;
  perishable: boolean;
  madeToOrder: boolean;
  /** The delivery was presumed: neither the buyer nor the courier confirmed it. */
  presumed: boolean;
  /** Units in the parcel. */
  qty: number;
  /** Units of it in other returns of the parcel that are open or were granted. */
  goneQty: number;
}

/** States of returns whose units cannot be reported once more. */
const claiming: readonly ReturnState[] = [...openReturnStates, 'refunded', 'replaced'];

/** SQL: lines with the units of each parcel that they are in: the first one, and its replacements. */
const unitsSql = `select l.id, l.variant_id, l.order_id, l.perishable, l.lead_time_days, u.parcel_id, u.qty from order_lines l
    cross join lateral (select l.parcel_id, l.qty - l.cancelled_qty as qty union all select x.parcel_id, x.qty from parcel_lines x where x.line_id = l.id) u`;

/** SQL: units of a row `l` of those that are in returns of states $n. */
const goneSql = (
  states: string,
  but: string,
) => `(select coalesce(sum(x.qty), 0)::int from return_lines x join returns r on r.id = x.return_id
        where x.line_id = l.id and r.parcel_id = l.parcel_id and r.state = any(${states}) and r.id is distinct from ${but})`;

const returnableLines: Statement = {
  name: 'returns.returnable-lines',
  text: `select l.id, l.variant_id as "variantId", l.parcel_id as "parcelId", p.state as "parcelState", p.delivered_at as "deliveredAt",
      o.country, l.perishable, l.lead_time_days is not null as "madeToOrder", ${presumedSql} as presumed, l.qty,
      ${goneSql('$3', '$4::text')} as "goneQty"
    from (${unitsSql}) l join parcels p on p.id = l.parcel_id join orders o on o.id = l.order_id
    where l.order_id = $1 and l.id = any($2) and ($5::text is null or l.parcel_id = $5) order by l.id, p.generation nulls first, p.id`,
};

/**
 * Reads units of an order for a return, by line and parcel. Lock the order first: two returns of one unit
 * wait for each other there.
 * @param returnId the return whose own units count as free
 * @param parcelId only of this parcel
 */
export async function readReturnableLines(
  db: Connection,
  orderId: string,
  lineIds: readonly string[],
  { returnId = null, parcelId = null }: { returnId?: string | null; parcelId?: string | null } = {},
): Promise<ReturnableLine[]> {
  return db.run(returnableLines, [orderId, lineIds, claiming, returnId, parcelId]);
}

const deliveredLines: Statement = {
  name: 'returns.delivered-lines',
  text: `select p.delivered_at as "deliveredAt", o.country, l.perishable, l.lead_time_days is not null as "madeToOrder",
      ${presumedSql} as presumed, (select count(*)::int from returns where order_id = $1) as returns
    from (${unitsSql}) l join parcels p on p.id = l.parcel_id join orders o on o.id = l.order_id
    where l.order_id = $1 and p.state = 'delivered' and p.delivered_at is not null and l.qty > ${goneSql('$2', 'null')}`,
};

export interface DeliveredLine {
  deliveredAt: Date;
  country: string;
  perishable: boolean;
  madeToOrder: boolean;
  presumed: boolean;
  /** Number of returns of the order so far. */
  returns: number;
}

/** Reads delivered lines of an order with units that are in no return. */
export async function readDeliveredLines(db: Connection, orderId: string): Promise<DeliveredLine[]> {
  return db.run(deliveredLines, [orderId, claiming]);
}

const views: Statement = {
  name: 'returns.views',
  text: `select r.id as "_id", r.number, o.number as "orderNumber", r.parcel_id as "parcelId", s.seller_name as "sellerName", s.label as "sellerLabel", r.state, r.wish,
      r.decision, r.carrier, r.tracking_number as "trackingNumber",
      (select jsonb_strip_nulls(jsonb_build_object('state', k.state, 'courier', k.courier, 'trackingNumber', k.tracking_number,
          'trackingUrl', k.tracking_url, 'on', k.pickup_on)) from return_pickups k where k.return_id = r.id) as pickup, r.created_at as "createdAt",
      (select jsonb_agg(jsonb_build_object('lineId', l.id, 'title', l.title, 'qty', x.qty, 'reason', x.reason) order by l.position)
        from return_lines x join order_lines l on l.id = x.line_id where x.return_id = r.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('base', '/media/' || m.content_hash, 'widths', to_jsonb(m.widths), 'width', m.width,
          'height', m.height, 'placeholder', m.placeholder) order by ph.position), '[]')
        from return_photos ph join media m on m.id = ph.media_id and m.state = 'ready' where ph.return_id = r.id) as photos,
      (select count(*)::int from return_photos ph join media m on m.id = ph.media_id and m.state = 'pending' where ph.return_id = r.id) as "photosWaiting",
      (select jsonb_agg(jsonb_build_object('state', e.to_state, 'at', e.at) order by e.id) from return_events e where e.return_id = r.id) as timeline,
      (select coalesce(jsonb_agg(jsonb_build_object('author', m.author, 'text', m.text, 'at', m.at) order by m.id), '[]')
        from return_messages m where m.return_id = r.id and m.text is not null) as messages
    from returns r join orders o on o.id = r.order_id join parcels p on p.id = r.parcel_id join sellers s on s.id = p.seller_id
    where r.order_id = $1 and ($2::text is null or r.id = $2) order by r.created_at desc, r.id`,
};

export interface ReturnViewRow
  extends Omit<ReturnView, 'createdAt' | 'answerBy' | 'sellerLabel' | 'decision' | 'pickup' | 'carrier' | 'trackingNumber'> {
  createdAt: Date;
  sellerLabel: ReturnView['sellerLabel'] | null;
  decision: string | null;
  pickup: ReturnView['pickup'] | null;
  carrier: string | null;
  trackingNumber: string | null;
}

/** Reads the returns of an order, latest first, or one of them where `id` is given. */
export async function readReturns(db: Connection, orderId: string, id: string | null = null): Promise<ReturnViewRow[]> {
  return db.run(views, [orderId, id]);
}

export async function insertReturn(
  db: Connection,
  row: typeof returns.$inferInsert,
  lines: readonly Omit<typeof returnLines.$inferInsert, 'returnId'>[],
): Promise<void> {
  await db.orm.insert(returns).values(row);
  await db.orm.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: row.id })));
  await db.orm.insert(returnEvents).values({
    returnId: row.id,
    event: 'request',
    fromState: 'none',
    toState: 'requested',
    by: 'buyer',
    at: row.createdAt,
  });
}

/** Attaches uploaded photographs of an order to a return. @returns how many of them were unattached */
export async function attachPhotos(db: Connection, orderId: string, returnId: string, mediaIds: readonly string[]): Promise<number> {
  let found = 0;
  for (const [position, mediaId] of mediaIds.entries()) {
    const rows = await db.orm
      .update(returnPhotos)
      .set({ returnId, position })
      .where(and(eq(returnPhotos.orderId, orderId), eq(returnPhotos.mediaId, mediaId), isNull(returnPhotos.returnId)))
      .returning({ mediaId: returnPhotos.mediaId });
    found += rows.length;
  }
  return found;
}

export async function countUnattachedPhotos(db: Connection, orderId: string): Promise<number> {
  const [row] = await db.orm
    .select({ photos: count() })
    .from(returnPhotos)
    .where(and(eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnId)));
  return row?.photos ?? 0;
}

export async function insertPhoto(db: Connection, orderId: string, mediaId: string, addedAt: Date): Promise<void> {
  await db.orm.insert(returnPhotos).values({ orderId, mediaId, addedAt }).onConflictDoNothing();
}

const photoOfOrder: Statement = {
  name: 'returns.photo-of-order',
  text: `select ph.media_id from return_photos ph join media m on m.id = ph.media_id where ph.order_id = $1 and m.content_hash = $2`,
};

/** Tells whether the order has this photograph already. */
export async function isPhotoOfOrder(db: Connection, orderId: string, hash: string): Promise<boolean> {
  return (await db.run(photoOfOrder, [orderId, hash])).length > 0;
}

const readablePhoto: Statement = {
  name: 'returns.photo-of-reader',
  text: `select ph.media_id from return_photos ph join media m on m.id = ph.media_id join orders o on o.id = ph.order_id
    where m.content_hash = $1 and m.state = 'ready' and ($5 or o.user_id = $2
      or exists (select from order_access a where a.order_id = o.id and a.token_hash = $3 and a.expires_at > now())
      or exists (select from returns r join parcels p on p.id = r.parcel_id
        where r.id = ph.return_id and p.seller_id = any($4)))
    -- How the shop packed what is returned, for those of it who decide.
    union all select e.media_id from parcel_proofs e join media m on m.id = e.media_id join parcels p on p.id = e.parcel_id
    where m.content_hash = $1 and m.state = 'ready' and p.seller_id = any($4) and exists (select from returns r where r.parcel_id = p.id) limit 1`,
};

/** Tells whether a person or browser may see a photograph; absent credentials find nothing. */
export async function canReadPhoto(
  db: Connection,
  hash: string,
  reader: { userId: string | undefined; tokenHash: string | undefined; sellerIds: readonly string[]; isOperator: boolean },
): Promise<boolean> {
  const { userId = null, tokenHash = null, sellerIds, isOperator } = reader;
  return (await db.run(readablePhoto, [hash, userId, tokenHash, sellerIds, isOperator])).length > 0;
}

const orderOfReturn: Statement = {
  name: 'returns.order-of-return',
  text: `select r.order_id as "orderId" from returns r join parcels p on p.id = r.parcel_id where r.id = $1 and ($2::text is null or p.seller_id = $2)`,
};

/** Finds the order of a return. @param sellerId only of this seller */
export async function findOrderOfReturn(db: Connection, id: string, sellerId: string | undefined): Promise<string | undefined> {
  return (await db.run<{ orderId: string }>(orderOfReturn, [id, sellerId ?? null]))[0]?.orderId;
}

/** Locks a return until the transaction ends. */
export async function lockReturnRow(db: Connection, id: string) {
  return (await db.orm.select().from(returns).where(eq(returns.id, id)).for('update'))[0];
}

export async function readReturnLines(db: Connection, returnId: string) {
  return db.orm.select().from(returnLines).where(eq(returnLines.returnId, returnId)).orderBy(asc(returnLines.lineId));
}

export async function writeMove(
  db: Connection,
  id: string,
  move: Omit<typeof returnEvents.$inferInsert, 'returnId'> & { decision?: string; carrier?: string; trackingNumber?: string },
): Promise<void> {
  const { decision, carrier, trackingNumber, ...event } = move;
  await db.orm
    .update(returns)
    .set({
      state: move.toState,
      stateAt: move.at,
      // Each step starts the clock of its state again.
      remindedAt: null,
      escalatedAt: null,
      ...(decision === undefined ? {} : { decision }),
      ...(carrier === undefined ? {} : { carrier }),
      ...(trackingNumber === undefined ? {} : { trackingNumber }),
    })
    .where(eq(returns.id, id));
  await db.orm.insert(returnEvents).values({ returnId: id, ...event });
}

export async function insertMessage(
  db: Connection,
  returnId: string,
  message: { author: 'buyer' | 'seller' | 'operator'; text: string; at: Date },
): Promise<void> {
  await db.orm.insert(returnMessages).values({ returnId, ...message });
}

/** Counts the buyer's messages about a return since a moment. */
export async function countMessagesOfBuyer(db: Connection, returnId: string, since: Date): Promise<number> {
  const [row] = await db.orm
    .select({ messages: count() })
    .from(returnMessages)
    .where(and(eq(returnMessages.returnId, returnId), eq(returnMessages.author, 'buyer'), gt(returnMessages.at, since)));
  return row?.messages ?? 0;
}

/** Reads the messages to one side of a return after a moment, oldest first. */
export async function readMessagesSince(db: Connection, returnId: string, to: DigestRecipient, since: Date): Promise<string[]> {
  const rows = await db.orm
    .select({ text: returnMessages.text })
    .from(returnMessages)
    .where(
      and(
        eq(returnMessages.returnId, returnId),
        to === 'operator' ? eq(returnMessages.author, 'buyer') : ne(returnMessages.author, 'buyer'),
        gt(returnMessages.at, since),
      ),
    )
    .orderBy(asc(returnMessages.id));
  return rows.flatMap((row) => row.text ?? []);
}

const ofDigest = (returnId: string, to: DigestRecipient) => and(eq(returnDigests.returnId, returnId), eq(returnDigests.recipient, to));

export async function lockDigest(db: Connection, returnId: string, to: DigestRecipient) {
  return (await db.orm.select().from(returnDigests).where(ofDigest(returnId, to)).for('update'))[0];
}

export async function writeDigest(
  db: Connection,
  returnId: string,
  recipient: DigestRecipient,
  set: { mailedAt: Date; dueAt: Date | null },
): Promise<void> {
  await db.orm
    .insert(returnDigests)
    .values({ returnId, recipient, ...set })
    .onConflictDoUpdate({ target: [returnDigests.returnId, returnDigests.recipient], set });
}

const recipients: Statement = {
  name: 'returns.recipient',
  text: `select c.email, coalesce(c.buyer_name, c.name) as name, c.proved_at is not null as "isProved", o.language, o.number as "orderNumber", o.method = 'cod' as "isCash" from orders o left join order_contacts c on c.order_id = o.id where o.id = $1`,
};

export interface Recipient {
  email: string | null;
  name: string | null;
  /** The email address is proved to be the buyer's. */
  isProved: boolean;
  language: 'en' | 'hi';
  orderNumber: string;
  /** It is paid at the door. */
  isCash: boolean;
}

/** Reads the contact of an order; without an address once erased. */
export async function readRecipient(db: Connection, orderId: string): Promise<Recipient | undefined> {
  return (await db.run<Recipient>(recipients, [orderId]))[0];
}

const ordersOfPerson = `select o.id from orders o where ${ownedOrderSql}`;

const ofPerson: Statement = {
  name: 'returns.of-person',
  text: `select r.id, r.number, r.state, r.wish, r.created_at as "createdAt", o.number as "orderNumber",
      (select coalesce(jsonb_agg(jsonb_build_object('author', m.author, 'text', m.text, 'at', m.at) order by m.id), '[]')
        from return_messages m where m.return_id = r.id) as messages
    from returns r join orders o on o.id = r.order_id where o.id in (${ordersOfPerson}) order by r.created_at`,
};

export interface ReturnOfPerson extends Pick<typeof returns.$inferSelect, 'id' | 'number' | 'state' | 'wish' | 'createdAt'> {
  orderNumber: string;
  messages: { author: string; text: string | null; at: string }[];
}

export async function readReturnsOfPerson(db: Connection, userId: string, email: string): Promise<ReturnOfPerson[]> {
  return db.run(ofPerson, [userId, email]);
}

/**
 * Deletes photographs that belong to no return and were uploaded before `since`.
 * @returns their media ids, whose files are deleted by a job
 */
export async function deleteUnattachedPhotos(db: Connection, since: Date): Promise<string[]> {
  const gone = await db.orm
    .delete(returnPhotos)
    .where(and(isNull(returnPhotos.returnId), sql`${returnPhotos.addedAt} < ${since.toISOString()}`))
    .returning({ mediaId: returnPhotos.mediaId });
  return gone.map((row) => row.mediaId);
}

/**
 * Erases a person's messages and photographs of returns; the returns themselves stay.
 * @returns the media ids, whose files are deleted by a job
 */
export async function eraseReturnsOfPerson(db: Connection, userId: string, email: string): Promise<string[]> {
  await db.execute(
    `update return_messages set text = null where return_id in (select id from returns where order_id in (${ordersOfPerson}))`,
    [userId, email],
  );
  await db.execute(`update returns set decision = null where order_id in (${ordersOfPerson})`, [userId, email]);
  const { rows } = await db.execute(`delete from return_photos where order_id in (${ordersOfPerson}) returning media_id as "mediaId"`, [
    userId,
    email,
  ]);
  return rows.map((row) => String(row.mediaId));
}
