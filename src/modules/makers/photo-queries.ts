import { and, asc, count, eq, sql } from 'drizzle-orm';
import { media } from '#modules/media/tables.ts';
import type { Connection } from '#platform/database/database.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { makerPhotos, makerPictures } from './tables.ts';

const { contentHash: hash, state, widths, width, height, placeholder } = media;
const file = { hash, state, widths, width, height, placeholder };

/** Reads the pictures that buyers see of a maker, in their order. */
export async function readPictures(db: Connection, makerId: string) {
  const { isPortrait, alt, position } = makerPictures;
  return db.orm
    .select({ isPortrait, alt, ...file })
    .from(makerPictures)
    .innerJoin(media, eq(media.id, makerPictures.mediaId))
    .where(eq(makerPictures.makerId, makerId))
    .orderBy(asc(position));
}

/** A photograph that a shop prepares for a maker. */
export interface MakerPhotoRow {
  id: string;
  mediaId: string;
  isPortrait: boolean;
  alt: Partial<Localized>;
  hash: string;
  state: 'pending' | 'ready' | 'failed';
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
}

const own = (makerId: string, sellerId: string) => and(eq(makerPhotos.makerId, makerId), eq(makerPhotos.sellerId, sellerId));

/** Reads the photographs that a shop prepares for a maker, in their order. */
export async function readPhotos(db: Connection, makerId: string, sellerId: string): Promise<MakerPhotoRow[]> {
  const { id, mediaId, isPortrait, alt, position } = makerPhotos;
  return db.orm
    .select({ id, mediaId, isPortrait, alt, ...file })
    .from(makerPhotos)
    .innerJoin(media, eq(media.id, mediaId))
    .where(own(makerId, sellerId))
    .orderBy(asc(position), asc(id));
}

export async function countPhotos(db: Connection, makerId: string, sellerId: string): Promise<number> {
  const rows = await db.orm.select({ total: count() }).from(makerPhotos).where(own(makerId, sellerId));
  return rows[0]?.total ?? 0;
}

/** Puts a picture behind the other photographs of a maker; the same one is listed once. */
export async function insertPhoto(
  db: Connection,
  { makerId, sellerId, mediaId }: { makerId: string; sellerId: string; mediaId: string },
  addedAt: Date,
): Promise<string> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from maker_photos where maker_id = ${makerId})`;
  const [row] = await db.orm
    .insert(makerPhotos)
    .values({ id: newId(), makerId, sellerId, mediaId, position, addedAt })
    .onConflictDoUpdate({ target: [makerPhotos.makerId, makerPhotos.mediaId], set: { mediaId } })
    .returning({ id: makerPhotos.id });
  if (!row) throw new Error('the photograph was not listed');
  return row.id;
}

export async function updatePhoto(db: Connection, id: string, change: Partial<typeof makerPhotos.$inferInsert>): Promise<void> {
  await db.orm.update(makerPhotos).set(change).where(eq(makerPhotos.id, id));
}

/** Drops photographs that a shop prepares for a maker: one, or all. @returns their pictures */
export async function deletePhotos(db: Connection, makerId: string, sellerId: string, id?: string): Promise<string[]> {
  const rows = await db.orm
    .delete(makerPhotos)
    .where(and(own(makerId, sellerId), id === undefined ? undefined : eq(makerPhotos.id, id)))
    .returning({ mediaId: makerPhotos.mediaId });
  return rows.map(({ mediaId }) => mediaId);
}

/** Replaces the pictures that buyers see of a maker. @returns those that it no longer has */
export async function writePictures(
  db: Connection,
  makerId: string,
  pictures: readonly { mediaId: string; isPortrait: boolean; alt: Localized }[],
): Promise<string[]> {
  const { mediaId } = makerPictures;
  const before = await db.orm.delete(makerPictures).where(eq(makerPictures.makerId, makerId)).returning({ mediaId });
  if (pictures.length > 0) await db.orm.insert(makerPictures).values(pictures.map((each, position) => ({ makerId, position, ...each })));
  const kept = new Set(pictures.map((each) => each.mediaId));
  return before.map((each) => each.mediaId).filter((id) => !kept.has(id));
}

/** Reads which seller prepares a picture for a maker. */
export async function readSellerOfPhoto(db: Connection, contentHash: string): Promise<string | undefined> {
  const [row] = await db.orm
    .select({ sellerId: makerPhotos.sellerId })
    .from(media)
    .innerJoin(makerPhotos, eq(makerPhotos.mediaId, media.id))
    .where(eq(media.contentHash, contentHash));
  return row?.sellerId;
}
