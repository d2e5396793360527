import { constants, cp } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies the files of the embedded database, sharing blocks where the file system can. */
export const copyDatabase = (dataDir: string, folder: string): Promise<void> =>
  cp(join(dataDir, 'pglite'), join(folder, 'pglite'), { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
