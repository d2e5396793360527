import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';
import { noticeChoices } from './tables.ts';

/** Choices of a member; without a row everything is sent at once. */
export interface NoticeChoices {
  withoutMail: readonly NoticeTopic[];
  withoutInbox: readonly NoticeTopic[];
  withoutPush: readonly NoticeTopic[];
  quietFrom: number | null;
  quietUntil: number | null;
}

/** Reads the choices of members of a shop, by account. */
export async function readChoices(db: Connection, sellerId: string, userIds: readonly string[]): Promise<Map<string, NoticeChoices>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.orm
    .select()
    .from(noticeChoices)
    .where(and(eq(noticeChoices.sellerId, sellerId), inArray(noticeChoices.userId, [...userIds])));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Stores the choices of a member; the caller has locked the account. */
export async function writeChoices(db: Connection, sellerId: string, userId: string, choices: NoticeChoices): Promise<void> {
  const { withoutMail, withoutInbox, withoutPush, quietFrom, quietUntil } = choices;
  const set = { withoutMail: [...withoutMail], withoutInbox: [...withoutInbox], withoutPush: [...withoutPush], quietFrom, quietUntil };
  await db.orm
    .insert(noticeChoices)
    .values({ sellerId, userId, ...set })
    .onConflictDoUpdate({ target: [noticeChoices.userId, noticeChoices.sellerId], set });
}

export async function readChoicesOfUser(db: Connection, userId: string): Promise<(NoticeChoices & { sellerId: string; userId: string })[]> {
  return db.orm.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
}

export async function deleteChoicesOfUser(db: Connection, userId: string): Promise<void> {
  await db.orm.delete(noticeChoices).where(eq(noticeChoices.userId, userId));
}
