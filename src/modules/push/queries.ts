import type { Connection, Statement } from '#platform/database/database.ts';
import type { ShopRole } from '#shared/access.ts';
import type { Language } from '#shared/localized.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';

/** A browser of a session, for one shop. */
interface OwnBrowser {
  sellerId: string;
  sessionId: string;
}

const own: Statement = {
  name: 'push.own',
  text: 'select push_key as "pushKey" from push_subscriptions where seller_id = $1 and session_id = $2',
};

/** Reads the key that the browser of a session was turned on with; undefined where it is off. */
export async function readOwnKey(db: Connection, { sellerId, sessionId }: OwnBrowser): Promise<string | undefined> {
  return (await db.run<{ pushKey: string }>(own, [sellerId, sessionId]))[0]?.pushKey;
}

export interface NewSubscription extends OwnBrowser {
  id: string;
  userId: string;
  browser: string;
  sealed: string;
  pushKey: string;
  now: Date;
}

const takeOver: Statement = {
  name: 'push.take-over',
  text: 'delete from push_subscriptions where browser = $1 and session_id <> $2',
};
const insert: Statement = {
  name: 'push.insert',
  text: `insert into push_subscriptions (id, seller_id, user_id, session_id, browser, sealed, push_key, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (session_id, seller_id) do update set browser = excluded.browser, sealed = excluded.sealed, push_key = excluded.push_key`,
};
const trim: Statement = {
  name: 'push.trim',
  text: `delete from push_subscriptions where id in
    (select id from push_subscriptions where seller_id = $1 and user_id = $2 order by created_at desc, id desc offset $3)`,
};

/**
 * Stores the browser of a session, which it takes from every other session, and leaves a member so many. The
 * caller has locked the account.
 */
export async function saveSubscription(db: Connection, subscription: NewSubscription, max: number): Promise<void> {
  const { id, sellerId, userId, sessionId, browser, sealed, pushKey, now } = subscription;
  await db.run(takeOver, [browser, sessionId]);
  await db.run(insert, [id, sellerId, userId, sessionId, browser, sealed, pushKey, now.toISOString()]);
  await db.run(trim, [sellerId, userId, max]);
}

const removeOwn: Statement = {
  name: 'push.remove-own',
  text: 'delete from push_subscriptions where seller_id = $1 and session_id = $2',
};

export async function deleteOwn(db: Connection, { sellerId, sessionId }: OwnBrowser): Promise<void> {
  await db.run(removeOwn, [sellerId, sessionId]);
}

const remove: Statement = { name: 'push.remove', text: 'delete from push_subscriptions where id = $1' };

export async function deleteSubscription(db: Connection, id: string): Promise<void> {
  await db.run(remove, [id]);
}

// A session that has ended is deleted once a day: until then its end counts.
const living = `from push_subscriptions s join sessions e on e.id = s.session_id and e.expires_at > $2
    join seller_people p on p.seller_id = s.seller_id and p.user_id = s.user_id and p.role = any($3) and (not p.made_in_demo or $4)`;

/** Bounds of who may hear of news now. */
export interface Hearers {
  now: Date;
  /** Roles that have the power that the topic asks for. */
  roles: readonly ShopRole[];
  /** Members who were added in a demonstration count, too. */
  demo: boolean;
}

const ofShop: Statement = { name: 'push.of-shop', text: `select s.id ${living} where s.seller_id = $1` };

/** Names the browsers to which news of a shop may go. */
export async function readBrowsersOfShop(db: Connection, sellerId: string, { now, roles, demo }: Hearers): Promise<string[]> {
  return (await db.run<{ id: string }>(ofShop, [sellerId, now.toISOString(), [...roles], demo])).map(({ id }) => id);
}

/** A browser with whose it is. */
export interface PushTarget {
  sellerId: string;
  slug: string;
  userId: string;
  language: Language;
  sealed: string;
  pushKey: string;
}

const target: Statement = {
  name: 'push.target',
  text: `select s.seller_id as "sellerId", x.slug, s.user_id as "userId", u.language, s.sealed, s.push_key as "pushKey" ${living}
    join sellers x on x.id = s.seller_id join users u on u.id = s.user_id where s.id = $1`,
};

/** Reads a browser where news may still go to it. */
export async function readTarget(db: Connection, id: string, { now, roles, demo }: Hearers): Promise<PushTarget | undefined> {
  return (await db.run<PushTarget>(target, [id, now.toISOString(), [...roles], demo]))[0];
}

const claim: Statement = {
  name: 'push.claim',
  text: `update push_subscriptions set sent = sent || jsonb_build_object($2::text, $4::text)
    where id = $1 and coalesce((sent ->> $2::text)::timestamptz, '-infinity') < $3::timestamptz returning id`,
};

/** Notes that a message about news of a moment leaves now. @returns false where a later one has left */
export async function claimMessage(
  db: Connection,
  id: string,
  { topic, at, now }: { topic: NoticeTopic; at: string; now: Date },
): Promise<boolean> {
  return (await db.run(claim, [id, topic, at, now.toISOString()])).length > 0;
}

const release: Statement = { name: 'push.release', text: 'update push_subscriptions set sent = sent - $2::text where id = $1' };

/** Notes that the message did not arrive, so that another attempt may leave. */
export async function releaseMessage(db: Connection, id: string, topic: NoticeTopic): Promise<void> {
  await db.run(release, [id, topic]);
}

/** Names the shops whose news come to browsers of a person. */
export async function readSubscriptionsOfUser(db: Connection, userId: string): Promise<{ slug: string; createdAt: Date }[]> {
  const { rows } = await db.execute(
    `select x.slug, s.created_at as "createdAt" from push_subscriptions s join sellers x on x.id = s.seller_id where s.user_id = $1
      order by s.created_at, s.id`,
    [userId],
  );
  return rows as unknown as { slug: string; createdAt: Date }[];
}

export async function deleteSubscriptionsOfUser(db: Connection, userId: string): Promise<void> {
  await db.execute('delete from push_subscriptions where user_id = $1', [userId]);
}
