import { chmod, lstat, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { StartError } from '#shared/start-error.ts';
import { root } from '../root.ts';

const groupAndOthers = 0o077;
const stickyBit = 0o1000;

/** Parts of the data directory that are walked at each start: few files, and the most sensitive ones. */
const alwaysWalked = ['pglite', 'outbox', 'auth-secret', 'lock', 'answers', 'search-index'];
/**
 * Parts with a folder for each picture: one that is closed already is not walked, so that a start stays fast.
 */
const walkedWhenOpen = ['media', 'media-private', 'media-originals', 'documents'];

/** The home of the process's user; undefined for one that the system has no entry of, as in a container. */
function homeOfUser(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}

/**
 * Creates the data directory and closes it and its contents to every other user: 0700 for folders, 0600 for
 * files, also where an older version or a copy left them open. Touches nothing but the application's own
 * parts.
 * @throws {StartError} naming DATA_DIR and the fix where that is not possible
 */
export async function secureDataDir(dataDir: string): Promise<void> {
  let path = resolve(dataDir);
  // Windows has no such modes: there a folder inherits its parent's permissions.
  const userId = process.geteuid?.();
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    if (userId === undefined) return;
    path = await realpath(path);
    const { uid, mode } = await stat(path);
    if (uid !== userId) {
      throw new StartError(
        `DATA_DIR: ${path} belongs to user ${uid}, and the shop runs as user ${userId}: it cannot be closed to its owner. ` +
          `Run chown -R ${userId} ${path}, or set DATA_DIR to a folder of the shop's own, such as ${join(path, 'shop')}.`,
      );
    }
    if (mode & stickyBit || [sep, homeOfUser()].includes(path) || `${root}${sep}`.startsWith(`${path}${sep}`)) {
      throw new StartError(
        `DATA_DIR: ${path} is used for other things as well and cannot be closed to other users. Set it to a folder of its own, ` +
          `such as ${join(path, 'karigari-data')}.`,
      );
    }
    // Closed before its contents, so that no other user enters meanwhile.
    if (mode & groupAndOthers) await chmod(path, 0o700);
    for (const name of alwaysWalked) await closeToOthers(join(path, name), true);
    for (const name of walkedWhenOpen) await closeToOthers(join(path, name), false);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, path: at = path } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR: ${at} cannot be closed to other users (${code}). Run chown -R ${userId} ${path} and chmod -R u+rwX,go= ${path}, ` +
        'or set DATA_DIR to a folder that the shop may write to.',
    );
  }
}

/**
 * Closes a path to other users. A file that vanishes meanwhile, as those of a running process do, is skipped.
 * @param whole also walks folders that are closed
 */
async function closeToOthers(path: string, whole: boolean): Promise<void> {
  try {
    const found = await lstat(path);
    // A link is not followed: its target is the operator's decision.
    if (found.isSymbolicLink()) return;
    const isOpen = (found.mode & groupAndOthers) !== 0;
    if (found.isDirectory() && (whole || isOpen)) {
      const names = await readdir(path);
      for (let first = 0; first < names.length; first += 64) {
        await Promise.all(names.slice(first, first + 64).map((name) => closeToOthers(join(path, name), whole)));
      }
    }
    // A folder is closed after its contents: a start that is interrupted finds it open and continues.
    if (isOpen) await chmod(path, found.mode & 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
