import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
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
