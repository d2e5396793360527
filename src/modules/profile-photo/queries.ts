import type { Connection, Statement } from '#platform/database/database.ts';

const readStatement: Statement = {
  name: 'profile-photo.read',
  text: `select m.id, '/media/' || m.content_hash || '/' || m.widths[1] || '.webp' as address, m.width, m.created_at as "addedAt"
    from users u join media m on m.id = u.photo_id and m.state = 'ready' where u.id = $1`,
};

export interface PhotoRow {
  id: string;
  /** Of its smallest file, below the origin of the shop. */
  address: string;
  /** Of one side in px. */
  width: number;
  addedAt: Date;
}

/** Reads the photo of a user, once it has been processed. */
export async function readPhoto(db: Connection, userId: string): Promise<PhotoRow | undefined> {
  return (await db.run<PhotoRow>(readStatement, [userId]))[0];
}

const ownStatement: Statement = {
  name: 'profile-photo.is-own',
  text: `select u.id from media m join users u on u.photo_id = m.id where m.content_hash = $1 and m.state = 'ready' and u.id = $2`,
};

/** Whether a picture is the photo of this user. */
export async function hasOwnPhoto(db: Connection, userId: string, hash: string): Promise<boolean> {
  return (await db.run(ownStatement, [hash, userId])).length > 0;
}
