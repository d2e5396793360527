import { and, asc, eq } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { wishlistItems } from './tables.ts';

/** Reads the items of an account's wishlist in the order in which they were added. */
export async function readItems(db: Connection, userId: string) {
  return db.orm.select().from(wishlistItems).where(eq(wishlistItems.userId, userId)).orderBy(asc(wishlistItems.place));
}

export async function insertItems(db: Connection, rows: readonly (typeof wishlistItems.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.orm.insert(wishlistItems).values([...rows]);
}

export async function deleteItem(db: Connection, userId: string, productId: string): Promise<void> {
  await db.orm.delete(wishlistItems).where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)));
}

export async function deleteItems(db: Connection, userId: string): Promise<void> {
  await db.orm.delete(wishlistItems).where(eq(wishlistItems.userId, userId));
}
