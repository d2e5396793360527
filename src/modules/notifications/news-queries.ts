import type { Connection, Statement } from '#platform/database/database.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';

/** News of a shop as a member reads them. */
export interface NewsRow {
  id: string;
  topic: NoticeTopic;
  title: string;
  titleHi: string | null;
  path: string | null;
  createdAt: Date;
  isSeen: boolean;
}

/** The news that a member reads. */
export interface NewsReader {
  sellerId: string;
  userId: string;
  topics: readonly NoticeTopic[];
}

const ofShop = `i.recipient_kind = 'seller' and i.recipient_id = $1 and i.handled_at is null and i.topic = any($3)`;
const unseen = 'not exists (select from inbox_seen s where s.item_id = i.id and s.user_id = $2)';

const page: Statement = {
  name: 'notifications.news',
  text: `select i.id, i.topic, i.title, i.title_hi as "titleHi", i.path, i.created_at as "createdAt", not ${unseen} as "isSeen" from inbox_items i
    where ${ofShop} and ($4::text is null or (i.created_at, i.id) < (select a.created_at, a.id from inbox_items a where a.id = $4))
    order by i.created_at desc, i.id desc limit $5`,
};

/** Reads a page of the news of a shop, the latest first. @param after the last of the page before */
export async function readNews(
  db: Connection,
  { sellerId, userId, topics }: NewsReader,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<NewsRow[]> {
  return db.run(page, [sellerId, userId, [...topics], after ?? null, limit]);
}

const count: Statement = {
  name: 'notifications.count-news',
  text: `select count(*)::int as n from (select from inbox_items i where ${ofShop} and i.created_at >= $4 and ${unseen} limit $5) n`,
};

/** Counts what a member has not seen yet since a moment, up to a limit. */
export async function countUnseen(db: Connection, { sellerId, userId, topics }: NewsReader, since: Date, limit: number): Promise<number> {
  return (await db.run<{ n: number }>(count, [sellerId, userId, [...topics], since.toISOString(), limit]))[0]?.n ?? 0;
}

const see: Statement = {
  name: 'notifications.see-news',
  text: `insert into inbox_seen (item_id, user_id, at) select i.id, $2, $5 from inbox_items i
    where ${ofShop} and ($4::text is null or i.id = $4) and ${unseen} on conflict do nothing`,
};

/** Notes all news of a shop, or one of them, as seen by a member; the caller has locked the account. */
export async function markSeen(
  db: Connection,
  { sellerId, userId, topics }: NewsReader,
  item: string | undefined,
  now: Date,
): Promise<void> {
  await db.run(see, [sellerId, userId, [...topics], item ?? null, now.toISOString()]);
}

const one: Statement = {
  name: 'notifications.news-item',
  text: `select i.path from inbox_items i where ${ofShop} and i.id = $4 and $2::text is not null`,
};

/** Finds the page of the hub that news are about; undefined where the member has no such news. */
export async function findNewsPath(
  db: Connection,
  { sellerId, userId, topics }: NewsReader,
  item: string,
): Promise<{ path: string | null } | undefined> {
  return (await db.run<{ path: string | null }>(one, [sellerId, userId, [...topics], item]))[0];
}

export async function deleteSeenOfUser(db: Connection, userId: string): Promise<void> {
  await db.execute('delete from inbox_seen where user_id = $1', [userId]);
}
