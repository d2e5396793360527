import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import type { Invitation } from './application-queries.ts';
import { sellerInvitations } from './tables.ts';

const open = (sellerId: string) =>
  and(eq(sellerInvitations.sellerId, sellerId), isNull(sellerInvitations.acceptedAt), isNull(sellerInvitations.revokedAt));

/** Reads invitations of a shop that were neither accepted nor withdrawn; some may have expired. */
export async function readOpenInvitations(db: Connection, sellerId: string): Promise<Invitation[]> {
  return db.orm.select().from(sellerInvitations).where(open(sellerId)).orderBy(desc(sellerInvitations.createdAt), sellerInvitations.id);
}

/**
 * Withdraws an invitation of a shop.
 * @returns it; undefined where the shop has no such open one
 */
export async function revokeInvitation(db: Connection, sellerId: string, id: string, now: Date): Promise<Invitation | undefined> {
  const rows = await db.orm
    .update(sellerInvitations)
    .set({ revokedAt: now })
    .where(and(open(sellerId), eq(sellerInvitations.id, id)))
    .returning();
  return rows[0];
}
