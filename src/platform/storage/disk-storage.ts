import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ObjectEntry, type ObjectStorage, type StoredObject, storageOperation } from './object-storage.ts';
import { privateFolder, type StagingArea } from './staging-area.ts';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code));

/**
 * Reads a file whole; undefined where there is none. Pictures are small, and one read is the fastest way to
 * serve one.
 */
async function read(path: string): Promise<StoredObject | undefined> {
  try {
    const body = await readFile(path);
    return { size: body.length, body };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Reads a folder that is never written, such as the pictures that ship with the software. */
export function readOnlyDisk(root: string): Pick<ObjectStorage, 'get'> {
  return { get: (key) => storageOperation('get', key, () => read(join(root, key))) };
}

/**
 * Objects as files below `root`: the key is the path. Folders are 0700 and files 0600. Bytes are written to a
 * staged file, flushed and renamed, so that an object is whole or missing whenever the process or the machine
 * stops.
 * @param staging on the same file system as `root`
 */
export function diskStorage(root: string, staging: StagingArea): ObjectStorage {
  const pathOf = (key: string) => join(root, key);
  const makeFolder = (key: string) => mkdir(dirname(pathOf(key)), { recursive: true, mode: privateFolder });
  /** Lists keys below a folder that begin with `prefix`; folders without any are not read. */
  const walk = async (folder: string, prefix: string): Promise<string[]> => {
    const entries = await readdir(pathOf(folder), { withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const keys: string[] = [];
    for (const entry of entries) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory() && (key.startsWith(prefix) || prefix.startsWith(`${key}/`))) keys.push(...(await walk(key, prefix)));
      else if (entry.isFile() && key.startsWith(prefix)) keys.push(key);
    }
    return keys;
  };
  return {
    ...readOnlyDisk(root),
    put: (key, body) =>
      storageOperation('put', key, async () => {
        const staged = await staging.create();
        try {
          await writeFile(staged, body, { flush: true });
          await makeFolder(key);
          await rename(staged, pathOf(key));
        } catch (error) {
          await rm(staged, { force: true });
          throw error;
        }
      }),
    delete: (key) => storageOperation('delete', key, () => rm(pathOf(key), { force: true })),
    deleteAll: (prefix) => storageOperation('delete', prefix, () => rm(pathOf(prefix), { recursive: true, force: true })),
    list: (prefix) =>
      storageOperation('list', prefix, async () => {
        const entries: ObjectEntry[] = [];
        for (const key of await walk(dirname(`${prefix}_`), prefix)) {
          // A file that is removed meanwhile is left out.
          const file = await stat(pathOf(key)).catch(() => undefined);
          if (file) entries.push({ key, modifiedAt: file.mtime });
        }
        return entries;
      }),
  };
}
