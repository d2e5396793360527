import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const markOf = (dataDir: string) => join(dataDir, 'restored');

/** Warning of a restored shop in its log. */
export const restoredWarning =
  'This is a restored copy: its pages can be looked at, and nothing is mailed, paid back, booked or taken. npm run admin -- restored says what ' +
  'waits, and npm run admin -- restored --release opens the shop.';

/** Marks a data directory as restored: what is sent from it was perhaps sent by the original already. */
export const markAsRestored = (dataDir: string): Promise<void> =>
  writeFile(markOf(dataDir), `${new Date().toISOString()}\n`, { mode: 0o600 });

/** Takes the mark away. */
export const unmarkRestored = (dataDir: string): Promise<void> => rm(markOf(dataDir), { force: true });

/** Tells whether a data directory was restored and not released since. */
export const isMarkedAsRestored = (dataDir: string): Promise<boolean> =>
  access(markOf(dataDir)).then(
    () => true,
    () => false,
  );
