import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#shared/start-error.ts';
import { lockDirectory } from '../database/lock-directory.ts';
import { openArchive } from './archive.ts';
import { copyDatabase } from './copy-database.ts';
import { requestSnapshot, snapshotFolder } from './snapshot-socket.ts';

/** Facts beside the files of the database in a snapshot. */
export interface Manifest {
  /** ISO moment in UTC at which the database was copied. */
  at: string;
  version: string;
  /** Digest of the server's secret: another one cannot read what is sealed in the database. */
  secret: string;
}

/** Names of what goes with the database: pictures, papers, and the secret of a shop that made its own. */
const companions = ['media-originals', 'media-private', 'media', 'documents', 'auth-secret'];

/** Digests the server's secret for comparing; it says nothing about the secret, which is random. */
export const secretDigest = (secret: string): string => createHash('sha256').update(`backup ${secret}`).digest('hex').slice(0, 16);

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Copies the database while nothing writes to it: by the process that has it open, or by this one. */
async function takeSnapshot(dataDir: string, id: string): Promise<string> {
  const unlock = await lockDirectory(dataDir).catch((error) => {
    if (error instanceof StartError) return undefined;
    throw error;
  });
  if (!unlock) return requestSnapshot(dataDir, id);
  try {
    const folder = snapshotFolder(dataDir, id);
    await copyDatabase(dataDir, folder);
    return folder;
  } finally {
    await unlock();
  }
}

/** Removes snapshots of backups that ended by force a day ago or earlier. */
async function removeOldSnapshots(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [, id] = /^snapshot-([a-z0-9]{1,40})$/.exec(name) ?? [];
    if (id !== undefined && Number.parseInt(id, 36) < now.getTime() - 86_400_000)
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * Backs the embedded database and the pictures up while the shop goes on selling. The database is copied
 * before the pictures: a picture is stored before its row, so that no row of the copy lacks its picture.
 * @param secret of the server; undefined: it is in the data directory
 * @throws {StartError}
 */
export async function takeBackup(
  { dataDir, secret }: { dataDir: string; secret: string | undefined },
  to: { file: string; recipient: string },
  { at, version }: { at: Date; version: string },
): Promise<void> {
  if (!(await exists(join(dataDir, 'pglite')))) throw new StartError(`${dataDir} has no embedded database.`);
  if (await exists(to.file)) throw new StartError(`${to.file} is there already.`);
  await removeOldSnapshots(dataDir, at);
  const archive = await openArchive(to);
  const id = at.getTime().toString(36);
  const name = `snapshot-${id}`;
  try {
    const folder = await takeSnapshot(dataDir, id);
    const used = secret ?? (await readFile(join(dataDir, 'auth-secret'), 'utf8').catch(() => '')).trim();
    const manifest: Manifest = { at: at.toISOString(), version, secret: secretDigest(used) };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest), { mode: 0o600 });
    const present = [];
    for (const each of companions) if (await exists(join(dataDir, each))) present.push(each);
    await archive.write(dataDir, [name, ...present]);
  } finally {
    await archive.discard();
    await rm(snapshotFolder(dataDir, id), { recursive: true, force: true });
  }
}

/** Makes a folder for a copy. @throws {StartError} where there is something in it already */
export async function makeEmptyFolder(folder: string): Promise<void> {
  if (await exists(folder)) throw new StartError(`${folder} is there already: choose a folder that is not.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
