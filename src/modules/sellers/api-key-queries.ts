import type { Connection, Statement } from '#platform/database/database.ts';
import type { ApiKeyScope } from '#shared/api-keys.ts';

/** An API key that a request may act with. */
export interface FoundApiKey {
  id: string;
  sellerId: string;
  slug: string;
  /** The owner who made it. */
  userId: string;
  scopes: ApiKeyScope[];
  expiresAt: Date;
}

// A key stops with the shop, and with the work of its owner there.
const find: Statement = {
  name: 'sellers.find-api-key',
  text: `select k.id, k.seller_id as "sellerId", s.slug, k.user_id as "userId", k.scopes, k.expires_at as "expiresAt",
      k.last_used_on is not distinct from ($2::timestamptz at time zone 'Asia/Kolkata')::date as "usedToday"
    from api_keys k join sellers s on s.id = k.seller_id
      join seller_people p on p.seller_id = k.seller_id and p.user_id = k.user_id and p.role = 'owner' and (not p.made_in_demo or $3)
    where k.token_hash = $1 and k.revoked_at is null and k.expires_at > $2 and s.shop_state <> 'closed'`,
};

/** Finds the key with this digest that works now. @param demo owners of a demonstration count, too */
export async function readApiKey(
  db: Connection,
  tokenHash: string,
  now: Date,
  demo: boolean,
): Promise<(FoundApiKey & { usedToday: boolean }) | undefined> {
  return (await db.run<FoundApiKey & { usedToday: boolean }>(find, [tokenHash, now.toISOString(), demo]))[0];
}

const touch: Statement = {
  name: 'sellers.touch-api-key',
  text: `update api_keys set last_used_on = ($2::timestamptz at time zone 'Asia/Kolkata')::date where id = $1`,
};

/** Notes the day on which a key was used last. */
export async function touchApiKey(db: Connection, id: string, now: Date): Promise<void> {
  await db.run(touch, [id, now.toISOString()]);
}

export interface ApiKeyRow {
  id: string;
  name: string;
  prefix: string;
  scopes: ApiKeyScope[];
  /** Name of the owner who made it; null once that person was erased or left the team. */
  madeBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** ISO date in India. */
  lastUsedOn: string | null;
}

const list: Statement = {
  name: 'sellers.api-keys',
  text: `select k.id, k.name, k.prefix, k.scopes, u.name as "madeBy", k.created_at as "createdAt", k.expires_at as "expiresAt",
      to_char(k.last_used_on, 'YYYY-MM-DD') as "lastUsedOn"
    from api_keys k left join seller_people p on p.seller_id = k.seller_id and p.user_id = k.user_id and p.role = 'owner'
      left join users u on u.id = p.user_id
    where k.seller_id = $1 and k.revoked_at is null order by k.created_at desc, k.id limit 50`,
};

/** Reads the keys of a shop that were not revoked, the newest first. */
export async function readApiKeys(db: Connection, sellerId: string): Promise<ApiKeyRow[]> {
  return db.run(list, [sellerId]);
}

const insert: Statement = {
  name: 'sellers.insert-api-key',
  text: `insert into api_keys (id, seller_id, name, prefix, token_hash, scopes, user_id, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

export async function insertApiKey(
  db: Connection,
  key: Omit<ApiKeyRow, 'madeBy' | 'lastUsedOn'> & { sellerId: string; tokenHash: string; userId: string },
): Promise<void> {
  const { id, sellerId, name, prefix, tokenHash, scopes, userId, createdAt, expiresAt } = key;
  await db.run(insert, [id, sellerId, name, prefix, tokenHash, scopes, userId, createdAt.toISOString(), expiresAt.toISOString()]);
}

const revoke: Statement = {
  name: 'sellers.revoke-api-key',
  text: 'update api_keys set revoked_at = $3 where id = $2 and seller_id = $1 and revoked_at is null returning name, prefix',
};

/** Revokes a key of a shop. @returns undefined where it has no such key, or it was revoked before */
export async function revokeApiKeyRow(
  db: Connection,
  sellerId: string,
  id: string,
  now: Date,
): Promise<{ name: string; prefix: string } | undefined> {
  return (await db.run<{ name: string; prefix: string }>(revoke, [sellerId, id, now.toISOString()]))[0];
}

/** A key that works and soon does not. */
export interface EndingApiKey {
  sellerId: string;
  slug: string;
  name: string;
  prefix: string;
  expiresAt: Date;
}

const announce: Statement = {
  name: 'sellers.announce-key-ends',
  // A key of two weeks or less announces its end once.
  text: `update api_keys k set end_announced = case when k.expires_at <= $1::timestamptz + interval '1 day' then 1 else 14 end
    from (select d.id, s.slug from api_keys d join sellers s on s.id = d.seller_id and s.shop_state <> 'closed'
        join seller_people p on p.seller_id = d.seller_id and p.user_id = d.user_id and p.role = 'owner'
      where d.revoked_at is null and d.expires_at > $1 and (d.expires_at <= $1::timestamptz + interval '1 day' and d.end_announced is distinct from 1
        or d.expires_at <= $1::timestamptz + interval '14 days' and d.end_announced is null and d.expires_at > d.created_at + interval '14 days')
      order by d.expires_at limit 200 for update of d skip locked) due
    where k.id = due.id returning k.seller_id as "sellerId", due.slug, k.name, k.prefix, k.expires_at as "expiresAt"`,
};

/** Marks the keys whose end is to be announced now, 14 days and one day before it, and returns them. */
export async function markEndingKeys(db: Connection, now: Date): Promise<EndingApiKey[]> {
  return db.run(announce, [now.toISOString()]);
}

/** Revokes the keys that a person made, and forgets who that was. */
export async function disownApiKeys(db: Connection, userId: string, now: Date): Promise<void> {
  await db.execute('update api_keys set user_id = null, revoked_at = coalesce(revoked_at, $2) where user_id = $1', [
    userId,
    now.toISOString(),
  ]);
}

/** Names the keys that a person made. */
export async function readApiKeysOfUser(db: Connection, userId: string): Promise<{ name: string; createdAt: Date }[]> {
  const { rows } = await db.execute(`select name, created_at as "createdAt" from api_keys where user_id = $1 order by created_at`, [
    userId,
  ]);
  return rows as unknown as { name: string; createdAt: Date }[];
}
