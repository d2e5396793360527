import type { Connection, Statement } from '#platform/database/database.ts';

const replaceStatement: Statement = {
  name: 'accounts.replace-photo',
  text: `with before as (select id, photo_id from users where id = $1)
    update users u set photo_id = $2 from before where u.id = before.id returning before.photo_id as "photoId"`,
};

/**
 * Replaces the photo of a user whose row the transaction has locked; null removes it.
 * @returns the id of the one before
 */
export async function replacePhoto(db: Connection, userId: string, photoId: string | null): Promise<string | null> {
  return (await db.run<{ photoId: string | null }>(replaceStatement, [userId, photoId]))[0]?.photoId ?? null;
}
