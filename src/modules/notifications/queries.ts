import { and, count, desc, eq, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { inboxItems, mails } from './tables.ts';

type MailRow = typeof mails.$inferSelect;

/** Columns of a mail after it was sent: neither content nor recipient. */
const erasedContent = { subject: null, blocks: null, recipient: '', replyTo: null };

// Prepared, since every order sends mails.
const insertStatement: Statement = {
  name: 'mails.insert',
  text: `insert into mails (id, kind, recipient, reply_to, language, subject, blocks, valid_until, created_at, user_id, order_id, attachments,
      deliver_after) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
};

export async function insertMail(
  db: Connection,
  mail: Omit<MailRow, 'state' | 'attempts' | 'lastError' | 'attemptedAt' | 'settledAt'>,
): Promise<void> {
  const { id, kind, recipient, replyTo, language, subject, blocks, validUntil, createdAt, userId, orderId, attachments, deliverAfter } =
    mail;
  const times = [validUntil?.toISOString() ?? null, createdAt.toISOString()];
  await db.run(insertStatement, [
    id,
    kind,
    recipient,
    replyTo,
    language,
    subject,
    JSON.stringify(blocks),
    ...times,
    userId,
    orderId,
    attachments && JSON.stringify(attachments),
    deliverAfter?.toISOString() ?? null,
  ]);
}

const beginStatement: Statement = {
  name: 'mails.begin-attempt',
  text: `update mails set attempts = attempts + 1, attempted_at = $2 where id = $1 and state = 'waiting'
    returning id, kind, recipient, reply_to as "replyTo", language, subject, blocks, attempts, valid_until as "validUntil", created_at as "createdAt", attachments`,
};
export type MailAttempt = Omit<MailRow, 'state' | 'lastError' | 'attemptedAt' | 'settledAt' | 'userId' | 'orderId' | 'deliverAfter'>;

/** Counts an attempt and returns the mail; undefined where it is settled already. */
export async function beginAttempt(db: Connection, id: string, now: Date): Promise<MailAttempt | undefined> {
  return (await db.run<MailAttempt>(beginStatement, [id, now.toISOString()]))[0];
}

export async function recordError(db: Connection, id: string, lastError: string): Promise<void> {
  await db.orm.update(mails).set({ lastError }).where(eq(mails.id, id));
}

const settleStatement: Statement = {
  name: 'mails.settle',
  text: `update mails set state = $2, settled_at = $3, last_error = $4, subject = case when $5 then subject end, blocks = case when $5 then blocks end,
      recipient = case when $5 then recipient else '' end, reply_to = case when $5 then reply_to end
    where id = $1 and state = 'waiting'`,
};

/** Settles a waiting mail. Its content stays only where it failed and is not secret. */
export async function settleMail(
  db: Connection,
  id: string,
  settled: { state: 'sent' | 'failed' | 'expired'; now: Date; lastError?: string; keepContent?: boolean },
): Promise<void> {
  const { state, now, lastError = null, keepContent = false } = settled;
  await db.run(settleStatement, [id, state, now.toISOString(), lastError, keepContent]);
}

/** Expires mails, so that the codes in them are deleted. */
export async function expireMails(db: Connection, now: Date): Promise<void> {
  await db.orm
    .update(mails)
    .set({ ...erasedContent, state: 'expired', settledAt: now })
    .where(and(eq(mails.state, 'waiting'), lte(mails.validUntil, now)));
}

/** Claims waiting mails without an attempt since `before`; they count as attempted now. */
export async function claimStalledMails(db: Connection, before: Date, now: Date): Promise<string[]> {
  const rows = await db.orm
    .update(mails)
    .set({ attemptedAt: now })
    .where(
      and(
        eq(mails.state, 'waiting'),
        lt(sql`coalesce(${mails.attemptedAt}, ${mails.deliverAfter}, ${mails.createdAt})`, before.toISOString()),
      ),
    )
    .returning({ id: mails.id });
  return rows.map((row) => row.id);
}

// Each state is a range of the index; all but waiting ones would be the whole of it.
const deleteMails: Statement = {
  name: 'notifications.delete-mails',
  text: `delete from mails where ctid = any(array(
    select ctid from mails where state in ('sent', 'failed', 'expired') and settled_at < $1 limit $2)) returning 1`,
};

export async function purgeMails(db: Connection, bounds: { contentBefore: Date; rowsBefore: Date }): Promise<void> {
  await db.orm
    .update(mails)
    .set(erasedContent)
    .where(
      and(eq(mails.state, 'failed'), or(isNotNull(mails.blocks), isNotNull(mails.subject)), lt(mails.settledAt, bounds.contentBefore)),
    );
  await deleteInBatches(db, deleteMails, [bounds.rowsBefore.toISOString()]);
}

export async function countUnsent(db: Connection) {
  return db.orm
    .select({
      state: mails.state,
      count: count(),
      oldest: sql<Date | null>`min(coalesce(${mails.deliverAfter}, ${mails.createdAt}))`.mapWith(mails.createdAt),
    })
    .from(mails)
    .where(or(eq(mails.state, 'waiting'), eq(mails.state, 'failed')))
    .groupBy(mails.state);
}

export async function insertInboxItem(db: Connection, item: typeof inboxItems.$inferInsert): Promise<void> {
  await db.orm.insert(inboxItems).values(item);
}

/** Reads the inbox items about an account, newest first. */
export async function readInboxOfUser(db: Connection, userId: string) {
  return db.orm.select().from(inboxItems).where(eq(inboxItems.userId, userId)).orderBy(desc(inboxItems.createdAt));
}

export async function deleteInboxOfUser(db: Connection, userId: string): Promise<void> {
  await db.orm.delete(inboxItems).where(eq(inboxItems.userId, userId));
}

const deleteInboxItems: Statement = {
  name: 'notifications.delete-inbox-items',
  text: 'delete from inbox_items where ctid = any(array(select ctid from inbox_items where created_at < $1 limit $2)) returning 1',
};

export async function purgeInbox(db: Connection, before: Date): Promise<void> {
  await deleteInBatches(db, deleteInboxItems, [before.toISOString()]);
}
