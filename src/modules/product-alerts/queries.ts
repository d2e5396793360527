import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Language, Localized } from '#shared/localized.ts';
import { type Mailbox, notifiedPerUnit } from './alert-rules.ts';
import type { AlertKind, AlertRequest } from './contract.ts';
import { productAlerts } from './tables.ts';

const ofMailbox = ({ userId, email }: Mailbox) => (userId === null ? eq(productAlerts.email, email) : eq(productAlerts.userId, userId));

const productStatement: Statement = {
  name: 'product-alerts.product',
  text: `select l.price_paise as "pricePaise", l.in_stock as "inStock",
      (select v.available > 0 from variants v where v.retired_at is null and v.id = $2 and v.product_id = l.product_id) as "variantInStock"
    from product_listings l where l.product_id = $1`,
};

export interface AlertedProduct {
  pricePaise: number;
  inStock: boolean;
  /** Null where the product has no such variant. */
  variantInStock: boolean | null;
}

/** Reads a published product; undefined for others. */
export async function readAlertedProduct(db: Connection, productId: string, variantId: string): Promise<AlertedProduct | undefined> {
  const [row] = await db.run<AlertedProduct>(productStatement, [productId, variantId]);
  return row && { ...row, pricePaise: Number(row.pricePaise) };
}

/** Serializes the requests of one mailbox until the transaction ends, so that their number is bounded. */
export async function lockMailbox(db: Connection, { userId, email }: Mailbox): Promise<void> {
  await db.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product alerts of ${userId ?? email}`}, 0))`);
}

/** Counts the requests of a mailbox that wait or have yet to be confirmed, other than one for the same. */
export async function countOpenAlerts(db: Connection, mailbox: Mailbox, now: Date): Promise<number> {
  return db.orm.$count(productAlerts, and(ofMailbox(mailbox), isNull(productAlerts.notifiedAt), gt(productAlerts.expiresAt, now)));
}

export async function findAlert(db: Connection, mailbox: Mailbox, { kind, productId, variantId }: AlertRequest) {
  const variant = variantId ? eq(productAlerts.variantId, variantId) : isNull(productAlerts.variantId);
  const [row] = await db.orm
    .select()
    .from(productAlerts)
    .where(and(ofMailbox(mailbox), eq(productAlerts.kind, kind), eq(productAlerts.productId, productId), variant));
  return row;
}

export async function deleteAlert(db: Connection, id: string): Promise<void> {
  await db.orm.delete(productAlerts).where(eq(productAlerts.id, id));
}

export async function insertAlert(db: Connection, alert: typeof productAlerts.$inferInsert): Promise<void> {
  await db.orm.insert(productAlerts).values(alert);
}

/** Confirms a request that was made since a moment; undefined for an older or unknown one. */
export async function confirmRow(db: Connection, id: string, since: Date, now: Date) {
  const [row] = await db.orm
    .update(productAlerts)
    .set({ confirmedAt: sql`coalesce(${productAlerts.confirmedAt}, ${now.toISOString()})` })
    .where(and(eq(productAlerts.id, id), gt(productAlerts.requestedAt, since)))
    .returning({ kind: productAlerts.kind, productId: productAlerts.productId });
  return row;
}

export async function deleteAlertsOfMailbox(db: Connection, mailbox: Mailbox): Promise<void> {
  await db.orm.delete(productAlerts).where(ofMailbox(mailbox));
}

const waiting = (kind: AlertKind) =>
  `a.kind = '${kind}' and a.confirmed_at is not null and a.notified_at is null and a.expires_at > $2 and ($1::text[] is null or a.product_id = any($1))`;

const dueStock: Statement = {
  name: 'product-alerts.due-stock',
  text: `with lines as (select distinct a.product_id, a.variant_id from product_alerts a where ${waiting('back-in-stock')})
    select d.id from lines w
    join product_listings l on l.product_id = w.product_id
    cross join lateral (select coalesce(sum(v.available), 0) * ${notifiedPerUnit} as places from variants v
      where v.product_id = w.product_id and v.retired_at is null and (w.variant_id is null or v.id = w.variant_id)) stock
    cross join lateral (select count(*) as told from product_alerts t
      where t.product_id = w.product_id and t.variant_id is not distinct from w.variant_id and t.kind = 'back-in-stock' and t.notified_at > $3) turn
    cross join lateral (select a.id, a.confirmed_at from product_alerts a
      where ${waiting('back-in-stock')} and a.product_id = w.product_id and a.variant_id is not distinct from w.variant_id
      order by a.confirmed_at, a.id limit greatest(0, stock.places - turn.told)) d
    order by d.confirmed_at limit $4`,
};

const dueDrops: Statement = {
  name: 'product-alerts.due-drops',
  text: `select a.id from product_alerts a join product_listings l on l.product_id = a.product_id
    where ${waiting('price-drop')} and l.in_stock and l.price_paise < a.price_paise order by a.confirmed_at limit $3`,
};

/**
 * Finds requests whose turn it is, at most `limit` of each kind.
 * @param productIds of these products; undefined: of all
 * @param turnBegan people told since then count in the line of their product
 */
export async function readDueAlerts(
  db: Connection,
  { productIds, now, turnBegan, limit }: { productIds: readonly string[] | undefined; now: Date; turnBegan: Date; limit: number },
): Promise<string[]> {
  const about = [productIds ?? null, now.toISOString()];
  const rows = [
    ...(await db.run<{ id: string }>(dueStock, [...about, turnBegan.toISOString(), limit])),
    ...(await db.run<{ id: string }>(dueDrops, [...about, limit])),
  ];
  return rows.map((row) => row.id);
}

export async function readAlertOwner(db: Connection, id: string): Promise<string | null | undefined> {
  return (await db.orm.select({ userId: productAlerts.userId }).from(productAlerts).where(eq(productAlerts.id, id)))[0]?.userId;
}

const notifyStatement: Statement = {
  name: 'product-alerts.notify',
  text: `update product_alerts a set notified_at = $2 from products p join product_listings l on l.product_id = p.id
    where a.id = $1 and a.notified_at is null and p.id = a.product_id
    returning a.kind, a.user_id as "userId", a.email, a.language, a.product_id as "productId", p.slug, p.title, a.price_paise as "pricePaise",
      l.price_paise as "currentPaise", a.variant_id as "variantId",
      (select jsonb_build_object('color', v.color_name, 'size', v.size, 'sizeLabel', v.size_label) from variants v where v.id = a.variant_id) as variant`,
};

export interface DueAlert {
  kind: AlertKind;
  userId: string | null;
  email: string | null;
  language: Language;
  productId: string;
  slug: string;
  title: Localized;
  pricePaise: number | null;
  currentPaise: number;
  variantId: string | null;
  variant: { color: Localized | null; size: string; sizeLabel: Localized | null } | null;
}

/** Marks a request as told and returns what to say; undefined where it was told already. */
export async function markNotified(db: Connection, id: string, now: Date): Promise<DueAlert | undefined> {
  const [row] = await db.run<DueAlert>(notifyStatement, [id, now.toISOString()]);
  return row && { ...row, currentPaise: Number(row.currentPaise), pricePaise: row.pricePaise === null ? null : Number(row.pricePaise) };
}

/** Deletes requests that have expired, were told long ago, or were not confirmed in time. */
export async function pruneRows(db: Connection, bounds: { now: Date; unconfirmedBefore: Date; notifiedBefore: Date }): Promise<void> {
  await db.orm
    .delete(productAlerts)
    .where(
      or(
        lt(productAlerts.expiresAt, bounds.now),
        lt(productAlerts.notifiedAt, bounds.notifiedBefore),
        and(isNull(productAlerts.confirmedAt), lt(productAlerts.requestedAt, bounds.unconfirmedBefore)),
      ),
    );
}

/** Reads the requests of an account, and those that its address confirmed. */
export async function readAlertsOfUser(db: Connection, userId: string) {
  const mailbox = sql`${productAlerts.email} = (select u.email from users u where u.id = ${userId})`;
  return db.orm
    .select()
    .from(productAlerts)
    .where(or(eq(productAlerts.userId, userId), and(mailbox, sql`${productAlerts.confirmedAt} is not null`)));
}

export async function deleteAlertsOfUser(db: Connection, userId: string, email: string): Promise<void> {
  await db.orm.delete(productAlerts).where(or(eq(productAlerts.userId, userId), eq(productAlerts.email, email)));
}
