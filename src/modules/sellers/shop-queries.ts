import { eq } from 'drizzle-orm';
import type { SellerPerson } from '#modules/notifications/plan-mails.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { ShopRole } from '#shared/access.ts';
import type { Localized } from '#shared/localized.ts';
import type { ShopState } from '#shared/shop-states.ts';
import { type ShopActor, shopClocks } from './shop-rules.ts';
import { sellerPeople, sellers } from './tables.ts';

/** A shop with its state, held until the transaction ends. */
export async function lockShopRow(db: Connection, slug: string) {
  const { id, sellerName, shopState } = sellers;
  const rows = await db.orm
    .select({ id, slug: sellers.slug, sellerName, shopState })
    .from(sellers)
    .where(eq(sellers.slug, slug))
    .for('update');
  return rows[0];
}

export async function writeShopState(db: Connection, id: string, state: ShopState, reason: Localized | null, now: Date): Promise<void> {
  const step = { shopState: state, shopStateAt: now, shopStateReason: reason, shopRemindedAt: null, shopEscalatedAt: null };
  await db.orm.update(sellers).set(step).where(eq(sellers.id, id));
}

export async function readShopRow(db: Connection, id: string) {
  const { sellerName, shopState, shopStateAt, shopStateReason } = sellers;
  const rows = await db.orm
    .select({ id: sellers.id, slug: sellers.slug, sellerName, shopState, shopStateAt, shopStateReason })
    .from(sellers)
    .where(eq(sellers.id, id));
  return rows[0];
}

const teamStatement: Statement = {
  name: 'sellers.team-mailboxes',
  text: `select u.email, u.language, u.id as "userId", p.role from seller_people p join users u on u.id = p.user_id
    where p.seller_id = $1 and p.role = any($2) and (not p.made_in_demo or $3) and u.email is not null order by p.joined_at, u.id limit 20`,
};

/** A member who is written to. */
export interface TeamMailbox extends SellerPerson {
  userId: string;
  role: ShopRole;
}

/** Reads the mailboxes of the members of a shop who have one of these roles. */
export async function readTeamMailboxes(
  db: Connection,
  sellerId: string,
  roles: readonly ShopRole[],
  demo: boolean,
): Promise<TeamMailbox[]> {
  return db.run(teamStatement, [sellerId, [...roles], demo]);
}

/** The clocks as rows, for statements. */
const clockRows = JSON.stringify(
  Object.entries(shopClocks).map(([state, { of, remind, escalate, repeat }]) => ({ state, of, remind, escalate, every: repeat })),
);

const ticking = `jsonb_to_recordset($1::jsonb) as c (state text, of text, remind int, escalate int, every int)
    join sellers s on s.shop_state = c.state`;
const days = (count: string) => `make_interval(days => ${count})`;

/** A shop whose state waits for a step. */
export interface WaitingShop {
  id: string;
  slug: string;
  sellerName: string;
  state: ShopState;
  since: Date;
}

const marked = 'returning s.id, s.slug, s.seller_name as "sellerName", s.shop_state as state, s.shop_state_at as since';

const remind: Statement = {
  name: 'sellers.shops-to-remind',
  text: `with late as (select s.id from ${ticking} where c.of = $3 and s.shop_reminded_at is null
        and s.shop_state_at + ${days('c.remind')} < $2::timestamptz order by s.id limit 200 for update of s skip locked)
    update sellers s set shop_reminded_at = $2::timestamptz from late where s.id = late.id ${marked}`,
};

/** Marks shops whose clock reminds this actor now, once for each step, and returns them. */
export async function markShopsReminded(db: Connection, of: ShopActor, now: Date): Promise<WaitingShop[]> {
  return db.run(remind, [clockRows, now.toISOString(), of]);
}

const escalate: Statement = {
  name: 'sellers.shops-to-escalate',
  text: `with late as (select s.id from ${ticking} where s.shop_state_at + ${days('c.escalate')} < $2::timestamptz
        and (s.shop_escalated_at is null or s.shop_escalated_at + ${days('c.every')} < $2::timestamptz)
      order by s.id limit 200 for update of s skip locked)
    update sellers s set shop_escalated_at = $2::timestamptz, shop_reminded_at = coalesce(s.shop_reminded_at, $2::timestamptz)
      from late where s.id = late.id ${marked}`,
};

/** Marks shops of which the operator is told now, again and again, and returns them. */
export async function markShopsEscalated(db: Connection, now: Date): Promise<WaitingShop[]> {
  return db.run(escalate, [clockRows, now.toISOString()]);
}

/** Adds a shop that is being prepared. @returns false where another one has this address */
export async function insertShop(
  db: Connection,
  { id, slug, sellerName, now }: { id: string; slug: string; sellerName: string; now: Date },
): Promise<boolean> {
  const rows = await db.orm
    .insert(sellers)
    .values({
      id,
      slug,
      sellerName,
      kind: 'studio',
      city: { en: '' },
      state: '',
      since: now.getUTCFullYear(),
      about: { en: '' },
      shopState: 'preparing',
      shopStateAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: sellers.slug })
    .returning({ id: sellers.id });
  return rows.length > 0;
}

/** Adds a member, or changes the role of one. */
export async function addMember(db: Connection, member: typeof sellerPeople.$inferInsert & { role: ShopRole }): Promise<void> {
  const { sellerId, userId } = sellerPeople;
  await db.orm
    .insert(sellerPeople)
    .values(member)
    .onConflictDoUpdate({ target: [sellerId, userId], set: { role: member.role, madeInDemo: member.madeInDemo } });
}
