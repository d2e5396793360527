import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { orders } from '#modules/orders/tables.ts';
import type { Connection } from '#platform/database/database.ts';
import { tickets } from './tables.ts';

/** Serializes equal tickets until the transaction ends. */
export async function lockFingerprint(db: Connection, fingerprint: string): Promise<void> {
  await db.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
}

/** Returns the reference of the newest ticket with this content since a moment. */
export async function findDuplicateTicket(db: Connection, fingerprint: string, since: Date): Promise<string | undefined> {
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

/** Reads the tickets that a user wrote while signed in. A typed address gives its owner none. */
export async function readTicketsOfUser(db: Connection, userId: string) {
  return db.orm.select().from(tickets).where(eq(tickets.userId, userId));
}

/**
 * Deletes the tickets that a user wrote while signed in, those with the user's address, and those about the
 * user's orders.
 */
export async function deleteTicketsOfUser(db: Connection, userId: string, email: string): Promise<void> {
  const ownOrders = db.orm.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await db.orm.delete(tickets).where(or(eq(tickets.userId, userId), eq(tickets.email, email), inArray(tickets.orderId, ownOrders)));
}

/** Closes a ticket, or opens it again; one that stands so already keeps its moment. */
export async function setTicketResolved(db: Connection, id: string, isResolved: boolean, now: Date): Promise<void> {
  const [from, to] = isResolved ? (['open', 'resolved'] as const) : (['resolved', 'open'] as const);
  await db.orm
    .update(tickets)
    .set({ state: to, resolvedAt: isResolved ? now : null })
    .where(and(eq(tickets.id, id), eq(tickets.state, from)));
}
