import { and, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Mailbox } from './reminder-links.ts';
import { cartMarkMs, retentionMs } from './reminder-rules.ts';
import { cartReminderMarks, cartReminders, type MarkKind } from './tables.ts';

export type ReminderRow = typeof cartReminders.$inferSelect;

/** The account or the browser whose cart it is. */
export interface Holder {
  userId: string | null;
  tokenHash: string | null;
}

function heldBy({ userId, tokenHash }: Holder): SQL {
  const sides = [
    ...(userId === null ? [] : [eq(cartReminders.userId, userId)]),
    ...(tokenHash === null ? [] : [eq(cartReminders.tokenHash, tokenHash)]),
  ];
  return or(...sides) ?? sql`false`;
}

/** Serializes what is written about one holder or mailbox until the transaction ends. */
export async function lockSubject(db: Connection, subject: string): Promise<void> {
  await db.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart reminder of ${subject}`}, 0))`);
}

export async function readHeld(db: Connection, holder: Holder): Promise<ReminderRow[]> {
  return db.orm.select().from(cartReminders).where(heldBy(holder));
}

export async function deleteHeld(db: Connection, holder: Holder): Promise<void> {
  await db.orm.delete(cartReminders).where(heldBy(holder));
}

export async function deleteOfGuest(db: Connection, tokenHash: string): Promise<void> {
  await db.orm.delete(cartReminders).where(and(eq(cartReminders.tokenHash, tokenHash), isNull(cartReminders.userId)));
}

export async function insertReminder(db: Connection, row: ReminderRow): Promise<void> {
  await db.orm.insert(cartReminders).values(row);
}

/** Finds reminders whose time has come, the longest waiting first. */
export async function readDue(db: Connection, now: Date, limit: number): Promise<Pick<ReminderRow, 'id' | 'userId' | 'email'>[]> {
  const { id, userId, email } = cartReminders;
  return db.orm
    .select({ id, userId, email })
    .from(cartReminders)
    .where(and(lte(cartReminders.dueAt, now), gt(cartReminders.expiresAt, now)))
    .orderBy(cartReminders.dueAt)
    .limit(limit);
}

/** Locks a reminder that is still due. */
export async function lockDue(db: Connection, id: string, now: Date): Promise<ReminderRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(cartReminders)
    .where(and(eq(cartReminders.id, id), lte(cartReminders.dueAt, now)))
    .for('update');
  return row;
}

export async function postpone(db: Connection, id: string, dueAt: Date): Promise<void> {
  await db.orm.update(cartReminders).set({ dueAt }).where(eq(cartReminders.id, id));
}

export async function deleteReminder(db: Connection, id: string): Promise<void> {
  await db.orm.delete(cartReminders).where(eq(cartReminders.id, id));
}

export async function deleteOfMailbox(db: Connection, { email, userId }: Mailbox): Promise<void> {
  await db.orm
    .delete(cartReminders)
    .where(or(eq(cartReminders.email, email), userId === null ? undefined : eq(cartReminders.userId, userId)));
}

/** Tells whether a mark is set, with `since` only a later one. */
export async function hasMark(db: Connection, kind: MarkKind, keys: readonly string[], since?: Date): Promise<boolean> {
  const of = and(eq(cartReminderMarks.kind, kind), inArray(cartReminderMarks.key, [...keys]));
  return (await db.orm.$count(cartReminderMarks, since ? and(of, gt(cartReminderMarks.markedAt, since)) : of)) > 0;
}

export async function setMarks(db: Connection, kind: MarkKind, keys: readonly string[], now: Date): Promise<void> {
  await db.orm
    .insert(cartReminderMarks)
    .values(keys.map((key) => ({ kind, key, markedAt: now })))
    .onConflictDoUpdate({ target: [cartReminderMarks.kind, cartReminderMarks.key], set: { markedAt: now } });
}

/** Deletes expired reminders, and marks that are of no use any more. A mailbox that said no stays known. */
export async function pruneRows(db: Connection, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.orm.delete(cartReminders).where(lte(cartReminders.expiresAt, now));
  for (const [kind, age] of [
    ['mailed', retentionMs],
    ['cart', cartMarkMs],
  ] as const)
    await db.orm.delete(cartReminderMarks).where(and(eq(cartReminderMarks.kind, kind), lt(cartReminderMarks.markedAt, before(age))));
}

const ordersStatement: Statement = {
  name: 'cart-reminders.orders',
  text: `select o.state, o.left_at as "leftAt", o.hold_until as "holdUntil"
    from orders o join order_contacts c on c.order_id = o.id
    where (c.email = $1 or o.user_id = any($2) or exists (select from order_access a where a.order_id = o.id and a.token_hash = $3))
      and coalesce(o.left_at, o.placed_at, o.created_at) >= $4
    order by o.created_at desc`,
};

export interface FoundOrder {
  state: 'pending' | 'placed' | 'abandoned';
  /** When its buyer ended it. */
  leftAt: Date | null;
  holdUntil: Date | null;
}

/** Reads the orders of a mailbox, of accounts or of a browser since a moment, the latest first. */
export async function readOrdersSince(
  db: Connection,
  by: { email: string; userIds: readonly string[]; tokenHash: string | null; since: Date },
): Promise<FoundOrder[]> {
  return db.run<FoundOrder>(ordersStatement, [by.email, by.userIds, by.tokenHash, by.since.toISOString()]);
}

const forgetStatement: Statement = {
  name: 'cart-reminders.forget-ordered',
  text: `delete from cart_reminders r using orders o join order_contacts c on c.order_id = o.id
    where o.id = $1 and (r.email = c.email or r.user_id = o.user_id or r.user_id = (select u.id from users u where u.email = c.email)
      or r.token_hash in (select a.token_hash from order_access a where a.order_id = o.id))`,
};

/** Deletes the carts of who placed an order: by account, mailbox and browser. */
export async function forgetOrdered(db: Connection, orderId: string): Promise<void> {
  await db.run(forgetStatement, [orderId]);
}

const productsStatement: Statement = {
  name: 'cart-reminders.products',
  text: `select v.id as "variantId", v.product_id as "productId" from variants v join product_listings l on l.product_id = v.product_id
    where v.id = any($1) and v.retired_at is null`,
};

/** Finds the products of variants that are still sold. */
export async function readProducts(db: Connection, variantIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.run<{ variantId: string; productId: string }>(productsStatement, [variantIds]);
  return new Map(rows.map(({ variantId, productId }) => [variantId, productId]));
}

/** Reads the carts of an account, and those that were asked for with its address. */
export async function readOfUser(db: Connection, userId: string): Promise<ReminderRow[]> {
  const mailbox = sql`${cartReminders.email} = (select u.email from users u where u.id = ${userId})`;
  return db.orm
    .select()
    .from(cartReminders)
    .where(or(eq(cartReminders.userId, userId), mailbox));
}
