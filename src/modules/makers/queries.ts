import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import type { MakerWords } from './maker-pages.ts';
import { makers } from './tables.ts';

const columns = {
  _id: makers.id,
  slug: makers.slug,
  name: makers.name,
  kind: makers.kind,
  craft: makers.craft,
  place: makers.place,
  state: makers.state,
  since: makers.since,
};

export async function readMaker(db: Connection, slug: string) {
  return (
    await db.orm
      .select({ ...columns, story: makers.story })
      .from(makers)
      .where(eq(makers.slug, slug))
  )[0];
}

export async function readMakers(db: Connection, after: string | undefined, limit: number) {
  return db.orm
    .select(columns)
    .from(makers)
    .where(after === undefined ? undefined : gt(makers.slug, after))
    .orderBy(asc(makers.slug))
    .limit(limit);
}

export async function readMakersByIds(db: Connection, ids: readonly string[]) {
  return ids.length === 0
    ? []
    : db.orm
        .select(columns)
        .from(makers)
        .where(inArray(makers.id, [...ids]));
}

/** Reads the makers whose pages a shop keeps. */
export async function readMakersOfShop(db: Connection, sellerId: string) {
  return db.orm
    .select({ ...columns, story: makers.story })
    .from(makers)
    .where(eq(makers.sellerId, sellerId))
    .orderBy(asc(makers.slug))
    .limit(500);
}

export async function readMakerOfShop(db: Connection, sellerId: string, id: string): Promise<(MakerWords & { slug: string }) | undefined> {
  const { _id: _, ...words } = columns;
  const rows = await db.orm
    .select({ ...words, story: makers.story, pictureConsent: makers.pictureConsent })
    .from(makers)
    .where(and(eq(makers.id, id), eq(makers.sellerId, sellerId)));
  return rows[0];
}

/** @returns false where the shop keeps no such maker */
export async function updateMaker(db: Connection, sellerId: string, id: string, words: MakerWords): Promise<boolean> {
  const rows = await db.orm
    .update(makers)
    .set(words)
    .where(and(eq(makers.id, id), eq(makers.sellerId, sellerId)))
    .returning({ id: makers.id });
  return rows.length > 0;
}

export async function hasSlug(db: Connection, slug: string): Promise<boolean> {
  return (await db.orm.select({ id: makers.id }).from(makers).where(eq(makers.slug, slug))).length > 0;
}
