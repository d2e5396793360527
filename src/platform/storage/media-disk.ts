import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#shared/id.ts';
import type { Database } from '../database/database.ts';

const fileName = 'media-disk';

/**
 * Tells whether the pictures of this shop lie in this data directory: the first one that is asked about is
 * the shop's, and a node that shares it finds the same file in it.
 * @returns undefined, or a warning for the operator of a node whose pictures the others do not see
 */
export async function warnOfOtherDisk(database: Database, dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, fileName);
  // Written by the first process alone, also where several start at once on one disk.
  await writeFile(file, newId(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const own = (await readFile(file, 'utf8')).trim();
  await database.execute(`insert into media_disks (kind, id) values ('disk', $1) on conflict do nothing`, [own]);
  const { rows } = await database.execute(`select id from media_disks where kind = 'disk'`, []);
  if (rows[0]?.id === own) return undefined;
  return (
    'Pictures of this shop lie in another DATA_DIR than that of this process: each would lack those of the other. Set S3_BUCKET, or give ' +
    `all processes one DATA_DIR. Where the pictures were brought here from a disk that is gone, write ${rows[0]?.id} to ${file}.`
  );
}
