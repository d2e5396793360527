import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#shared/id.ts';

/** Folders and files that no other user of the machine may look into. */
export const privateFolder = 0o700;
const privateFile = 0o600;

/** Files of this machine for bytes on their way in; nothing of it is served. */
export interface StagingArea {
  /** Creates an empty file. @returns its path */
  create(): Promise<string>;
  /** Removes files that were last written before a moment. @returns how many */
  sweep(before: Date): Promise<number>;
}

/**
 * Creates a staging area.
 * @param directory on the file system that staged files are moved within
 */
export function stagingArea(directory: string): StagingArea {
  return {
    async create() {
      const created = await mkdir(directory, { recursive: true, mode: privateFolder });
      // An earlier release may have left the folder open to other users.
      if (created === undefined) await chmod(directory, privateFolder);
      const path = join(directory, newId());
      await (await open(path, 'wx', privateFile)).close();
      return path;
    },
    async sweep(before) {
      let removed = 0;
      for (const name of await readdir(directory).catch(() => [])) {
        const path = join(directory, name);
        const modified = await stat(path).then(
          (file) => file.mtime,
          () => undefined,
        );
        if (modified === undefined || modified >= before) continue;
        await rm(path, { force: true });
        removed++;
      }
      return removed;
    },
  };
}
