import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { lockDirectory } from '#platform/database/lock-directory.ts';

/**
 * Makes a file that several processes need: the first that asks makes it, and the others wait for it.
 * @param make writes it to the path that it is given
 * @returns the file
 */
export async function makeOnce(file: string, make: (part: string) => Promise<void>): Promise<string> {
  while (!existsSync(file)) {
    const unlock = await lockDirectory(`${file}.making`).catch(() => undefined);
    if (!unlock) {
      await pause(50);
      continue;
    }
    try {
      if (existsSync(file)) break;
      await make(`${file}.part`);
      await rename(`${file}.part`, file);
    } finally {
      await unlock();
    }
  }
  return file;
}
