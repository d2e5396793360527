import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '#shared/start-error.ts';
import type { Logger } from '../log.ts';

/** Copies the files of the embedded database, as they are at one moment, to a new folder. */
export type CopySnapshot = (folder: string) => Promise<void>;

const socketPath = (dataDir: string) => join(dataDir, 'snapshots.sock');
/** A system takes at most some 100 bytes; from the working folder the way may be shorter. */
const shortest = (path: string) => [path, relative('', path)].sort((a, b) => a.length - b.length)[0] as string;

/** Folder of a snapshot below the data directory. @param id letters and digits alone */
export const snapshotFolder = (dataDir: string, id: string): string => join(dataDir, `snapshot-${id}`);

/**
 * Lets another process of the same user ask for a snapshot of the database that this one has open: no second
 * process may open it.
 * @returns undefined where the system gives no socket, and backups need a stopped shop
 */
export async function serveSnapshots(dataDir: string, copy: CopySnapshot, log: Logger): Promise<Server | undefined> {
  const path = shortest(socketPath(dataDir));
  // The directory is locked: a socket that is here was left behind by a process that ended by force.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, async (connection) => {
    connection.on('error', () => {});
    const id = (await text(connection).catch(() => '')).trim();
    const answer = /^[a-z0-9]{1,40}$/.test(id)
      ? await copy(snapshotFolder(dataDir, id)).then(
          () => 'done',
          (error: Error) => {
            log.error({ error }, 'no snapshot of the database');
            return `failed: ${error.message}`;
          },
        )
      : 'failed: no name';
    connection.end(answer);
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', (error) => {
      log.warn({ error }, 'Backups need a stopped shop: the socket for snapshots could not be opened.');
      resolve(false);
    });
    server.listen(path, () => resolve(true));
  });
  if (!isOpen) return undefined;
  await chmod(path, 0o600);
  server.unref();
  return server;
}

/**
 * Asks the process that has the embedded database open for a snapshot.
 * @returns the folder with it; the caller removes it
 * @throws {StartError} where that process gives none
 */
export async function requestSnapshot(dataDir: string, id: string): Promise<string> {
  const answer = await new Promise<string>((resolve, reject) => {
    const connection = connect(shortest(socketPath(dataDir)));
    connection.once('error', reject);
    connection.end(id);
    text(connection).then(resolve, reject);
  }).catch((error: Error) => `failed: ${error.message}`);
  if (answer !== 'done') throw new StartError(`The process that has ${dataDir} open gives no snapshot (${answer}). Stop it and try again.`);
  return snapshotFolder(dataDir, id);
}
