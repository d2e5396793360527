import { and, asc, count, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { media } from '#modules/media/tables.ts';
import type { Connection } from '#platform/database/database.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { draftPhotos, drafts } from './tables.ts';

export interface PhotoRow {
  id: string;
  mediaId: string;
  hash: string;
  state: 'pending' | 'ready' | 'failed';
  alt: Partial<Localized>;
  color: string | null;
  removedAt: Date | null;
  position: number;
  widths: number[];
  width: number;
  height: number;
  placeholder: string;
}

/** Reads the photographs of a draft in their order, those that were taken out included. */
export async function readPhotos(db: Connection, draftId: string): Promise<PhotoRow[]> {
  const { id, mediaId, alt, color, removedAt, position } = draftPhotos;
  const { contentHash: hash, state, widths, width, height, placeholder } = media;
  return db.orm
    .select({ id, mediaId, hash, state, alt, color, removedAt, position, widths, width, height, placeholder })
    .from(draftPhotos)
    .innerJoin(media, eq(media.id, mediaId))
    .where(eq(draftPhotos.draftId, draftId))
    .orderBy(asc(position), asc(id));
}

/** Files of a picture. */
export type PictureFile = Pick<PhotoRow, 'hash' | 'state' | 'widths' | 'width' | 'height' | 'placeholder'>;

/** Reads the files of pictures by their ids. */
export async function readPictureFiles(db: Connection, ids: readonly string[]): Promise<Map<string, PictureFile>> {
  if (ids.length === 0) return new Map();
  const { id, contentHash: hash, state, widths, width, height, placeholder } = media;
  const rows = await db.orm
    .select({ id, hash, state, widths, width, height, placeholder })
    .from(media)
    .where(inArray(media.id, [...ids]));
  return new Map(rows.map(({ id: key, ...file }) => [key, file]));
}

const isPrivate = sql`${media.contentHash} like 'p%'`;

/** Reads the content hashes of the private photographs of a draft that are ready. */
export async function readPrivateHashes(db: Connection, draftId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ hash: media.contentHash })
    .from(draftPhotos)
    .innerJoin(media, eq(media.id, draftPhotos.mediaId))
    .where(and(eq(draftPhotos.draftId, draftId), eq(media.state, 'ready'), isPrivate));
  return rows.map(({ hash }) => hash);
}

/** Counts the photographs of a draft that were not taken out. */
export async function countPhotos(db: Connection, draftId: string): Promise<number> {
  const rows = await db.orm
    .select({ total: count() })
    .from(draftPhotos)
    .where(and(eq(draftPhotos.draftId, draftId), isNull(draftPhotos.removedAt)));
  return rows[0]?.total ?? 0;
}

const last = (draftId: string) => sql<number>`(select coalesce(max(position), 0) + 1 from draft_photos where draft_id = ${draftId})`;

/**
 * Puts a picture behind the other photographs of a draft, or back where it was taken out. The draft is
 * locked.
 */
export async function insertPhoto(db: Connection, draftId: string, mediaId: string, addedAt: Date): Promise<string> {
  const [row] = await db.orm
    .insert(draftPhotos)
    .values({ id: newId(), draftId, mediaId, position: last(draftId), addedAt })
    .onConflictDoUpdate({ target: [draftPhotos.draftId, draftPhotos.mediaId], set: { removedAt: null } })
    .returning({ id: draftPhotos.id });
  if (!row) throw new Error('the photograph was not listed');
  return row.id;
}

/** A picture that a new draft begins with. */
export type PhotoToInsert = Pick<PhotoRow, 'mediaId' | 'alt' | 'color'>;

/** Lists pictures in their order as the photographs of a new draft. */
export async function insertPhotos(db: Connection, draftId: string, pictures: readonly PhotoToInsert[], addedAt: Date): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ mediaId, alt, color }, position) => ({ id: newId(), draftId, position, addedAt, mediaId, alt, color }));
  await db.orm.insert(draftPhotos).values(rows).onConflictDoNothing();
}

/** Changes a photograph of a draft. @returns whether the draft has it */
export async function updatePhoto(
  db: Connection,
  { draftId, id }: { draftId: string; id: string },
  change: Partial<typeof draftPhotos.$inferInsert>,
): Promise<boolean> {
  const rows = await db.orm
    .update(draftPhotos)
    .set(change)
    .where(and(eq(draftPhotos.draftId, draftId), eq(draftPhotos.id, id)))
    .returning({ id: draftPhotos.id });
  return rows.length > 0;
}

/** Drops the photographs of a draft. @returns the private pictures that they were */
export async function deletePhotos(db: Connection, draftId: string): Promise<string[]> {
  const rows = await db.orm
    .delete(draftPhotos)
    .where(eq(draftPhotos.draftId, draftId))
    .returning({ mediaId: draftPhotos.mediaId, hash: hashOfPhoto });
  return rows.filter(({ hash }) => hash.startsWith('p')).map(({ mediaId }) => mediaId);
}

const hashOfPhoto = sql<string>`(select m.content_hash from media m where m.id = ${draftPhotos.mediaId})`;

/** Drops a photograph that was taken out before a moment. @returns its picture, where that is private */
export async function deleteRemovedPhoto(db: Connection, id: string, before: Date): Promise<string | undefined> {
  const [row] = await db.orm
    .delete(draftPhotos)
    .where(and(eq(draftPhotos.id, id), isNotNull(draftPhotos.removedAt), lte(draftPhotos.removedAt, before)))
    .returning({ mediaId: draftPhotos.mediaId, hash: hashOfPhoto });
  return row?.hash.startsWith('p') ? row.mediaId : undefined;
}

/** Reads which seller a picture belongs to as a photograph of a draft. */
export async function readSellerOfPhoto(db: Connection, hash: string): Promise<string | undefined> {
  const [row] = await db.orm
    .select({ sellerId: drafts.sellerId })
    .from(media)
    .innerJoin(draftPhotos, eq(draftPhotos.mediaId, media.id))
    .innerJoin(drafts, eq(drafts.id, draftPhotos.draftId))
    .where(eq(media.contentHash, hash));
  return row?.sellerId;
}
