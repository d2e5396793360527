import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#shared/start-error.ts';
import { readArchive } from './archive.ts';
import { markAsRestored } from './restored.ts';
import { type Manifest, makeEmptyFolder } from './take-backup.ts';

/**
 * Makes a data directory of a backup, marked as restored. The folder has its name once it is whole.
 * @throws {StartError} where the folder is there already, the key does not fit or the backup is not whole
 */
export async function unpackBackup(file: string, identity: string, folder: string): Promise<Manifest> {
  await makeEmptyFolder(folder);
  const partial = `${folder}.partial`;
  try {
    await readArchive(file, identity, partial);
    const snapshot = (await readdir(partial)).find((name) => name.startsWith('snapshot-'));
    if (snapshot === undefined) throw new StartError(`${file} has no database in it.`);
    const manifest = JSON.parse(await readFile(join(partial, snapshot, 'manifest.json'), 'utf8')) as Manifest;
    await rename(join(partial, snapshot, 'pglite'), join(partial, 'pglite'));
    await rm(join(partial, snapshot), { recursive: true });
    await markAsRestored(partial);
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    // A file that was being unpacked may still be on its way to the disk.
    await rm(partial, { recursive: true, force: true, maxRetries: 10 });
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
