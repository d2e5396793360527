import { and, count, eq, isNotNull, lt, lte, min, ne, or, sql } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { mails } from './tables.ts';

export type MailRow = typeof mails.$inferSelect;

/** What is left of a mail that has left: neither what it said nor to whom. */
const erased = { subject: null, blocks: null, recipient: '', replyTo: null };

export async function insertMail(db: Connection, mail: typeof mails.$inferInsert): Promise<void> {
  await db.orm.insert(mails).values(mail);
}

/** Counts an attempt and answers the mail; undefined where it is settled already. */
export async function beginAttempt(db: Connection, id: string, now: Date): Promise<MailRow | undefined> {
  const rows = await db.orm
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, attemptedAt: now })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
    .returning();
  return rows[0];
}

export async function noteError(db: Connection, id: string, lastError: string): Promise<void> {
  await db.orm.update(mails).set({ lastError }).where(eq(mails.id, id));
}

/** Settles a waiting mail. What it said stays only where it failed and is not secret. */
export async function settleMail(
  db: Connection,
  id: string,
  settled: { state: 'sent' | 'failed' | 'expired'; now: Date; lastError?: string; keepContent?: boolean },
): Promise<void> {
  await db.orm
    .update(mails)
    .set({
      state: settled.state,
      settledAt: settled.now,
      lastError: settled.lastError ?? null,
      ...(settled.keepContent ? {} : erased),
    })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')));
}

/** Settles what nobody needs any more, so that codes in it are gone. */
export async function expireMails(db: Connection, now: Date): Promise<void> {
  await db.orm
    .update(mails)
    .set({ ...erased, state: 'expired', settledAt: now })
    .where(and(eq(mails.state, 'waiting'), lte(mails.validUntil, now)));
}

/** Waiting mails that nothing has tried to send since `before`; they count as tried now. */
export async function takeForgottenMails(db: Connection, before: Date, now: Date): Promise<string[]> {
  const rows = await db.orm
    .update(mails)
    .set({ attemptedAt: now })
    .where(and(eq(mails.state, 'waiting'), lt(sql`coalesce(${mails.attemptedAt}, ${mails.createdAt})`, before.toISOString())))
    .returning({ id: mails.id });
  return rows.map((row) => row.id);
}

export async function forgetMails(db: Connection, bounds: { contentBefore: Date; rowsBefore: Date }): Promise<void> {
  await db.orm
    .update(mails)
    .set(erased)
    .where(
      and(eq(mails.state, 'failed'), or(isNotNull(mails.blocks), isNotNull(mails.subject)), lt(mails.settledAt, bounds.contentBefore)),
    );
  await db.orm.delete(mails).where(and(ne(mails.state, 'waiting'), lt(mails.settledAt, bounds.rowsBefore)));
}

export async function countUnsent(db: Connection) {
  return db.orm
    .select({ state: mails.state, count: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(or(eq(mails.state, 'waiting'), eq(mails.state, 'failed')))
    .groupBy(mails.state);
}
