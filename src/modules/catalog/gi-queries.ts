import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { giMarks, giVerifications, products } from './tables.ts';

export type GiMark = typeof giMarks.$inferSelect;

/** Adds a mark, unless it is known. */
export async function insertGiMark(db: Connection, mark: GiMark): Promise<void> {
  await db.orm.insert(giMarks).values(mark).onConflictDoNothing();
}

export async function readGiMark(db: Connection, slug: string): Promise<GiMark | undefined> {
  return (await db.orm.select().from(giMarks).where(eq(giMarks.slug, slug)))[0];
}

/** Reads what a product claims, and the name that it bears. */
export async function readGiOfProduct(db: Connection, id: string): Promise<{ giClaim: string | null; giName: string | null } | undefined> {
  return (await db.orm.select({ giClaim: products.giClaim, giName: products.giName }).from(products).where(eq(products.id, id)))[0];
}

export async function updateGiOfProduct(
  db: Connection,
  id: string,
  change: Pick<typeof products.$inferInsert, 'giClaim' | 'giName' | 'giLabel'>,
): Promise<void> {
  await db.orm.update(products).set(change).where(eq(products.id, id));
}

/** Gives a name, or none, to the products of a seller that claim a mark. @returns their ids */
export async function updateGiOfClaims(db: Connection, sellerId: string, slug: string, mark: GiMark | undefined): Promise<string[]> {
  const rows = await db.orm
    .update(products)
    .set({ giName: mark?.name ?? null, giLabel: mark?.label ?? null })
    .where(and(eq(products.sellerId, sellerId), eq(products.giClaim, slug)))
    .returning({ id: products.id });
  return rows.map(({ id }) => id);
}

/** Reads until which day a seller may use a mark; undefined where it may not on `today`. */
export async function readGiUntil(db: Connection, sellerId: string, mark: string, today: string): Promise<string | undefined> {
  const isNamed = and(eq(giVerifications.sellerId, sellerId), eq(giVerifications.mark, mark), gte(giVerifications.until, today));
  return (await db.orm.select({ until: giVerifications.until }).from(giVerifications).where(isNamed))[0]?.until;
}

export async function saveGiVerification(db: Connection, row: typeof giVerifications.$inferInsert): Promise<void> {
  const target = [giVerifications.sellerId, giVerifications.mark];
  await db.orm
    .insert(giVerifications)
    .values(row)
    .onConflictDoUpdate({ target, set: { until: row.until } });
}

export async function deleteGiVerification(db: Connection, sellerId: string, mark: string): Promise<void> {
  await db.orm.delete(giVerifications).where(and(eq(giVerifications.sellerId, sellerId), eq(giVerifications.mark, mark)));
}

/** Reads marks that sellers might use before a day. */
export async function readEndedGiMarks(db: Connection, today: string): Promise<{ sellerId: string; mark: string }[]> {
  const { sellerId, mark, until } = giVerifications;
  return db.orm.select({ sellerId, mark }).from(giVerifications).where(lt(until, today)).orderBy(asc(sellerId), asc(mark)).limit(200);
}
