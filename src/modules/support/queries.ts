import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { tickets } from './tables.ts';

/** Lets equal tickets in one after the other, until the transaction ends. */
export async function lockFingerprint(db: Connection, fingerprint: string): Promise<void> {
  await db.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
}

/** The reference of the newest ticket with this content since a moment. */
export async function readSameTicket(db: Connection, fingerprint: string, since: Date): Promise<string | undefined> {
  const rows = await db.orm
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.fingerprint, fingerprint), gt(tickets.createdAt, since)))
    .orderBy(desc(tickets.createdAt))
    .limit(1);
  return rows[0]?.id;
}

export async function insertTicket(db: Connection, ticket: typeof tickets.$inferInsert): Promise<void> {
  await db.orm.insert(tickets).values(ticket);
}

/** What came with an e-mail address. */
export async function readTicketsFrom(db: Connection, email: string) {
  return db.orm.select().from(tickets).where(eq(tickets.email, email));
}

export async function deleteTicketsFrom(db: Connection, email: string): Promise<void> {
  await db.orm.delete(tickets).where(eq(tickets.email, email));
}
