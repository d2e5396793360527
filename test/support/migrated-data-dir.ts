import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jobs } from '#modules.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openPglite } from '#platform/database/open-pglite.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';

const root = join(import.meta.dirname, '../..');

/** Hashes the files that the empty database follows from. */
function hashOfTables(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const name of readdirSync(join(root, 'migrations')).sort()) hash.update(name).update(readFileSync(join(root, 'migrations', name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Fills a folder with an embedded database that has every table and no rows, for servers whose first start is
 * not what a test is about: that takes seconds of a processor. The database is made once for all tests.
 */
export async function fillWithMigratedData(folder: string): Promise<void> {
  const made = join(root, 'test-results', `migrated-${hashOfTables()}`);
  if (!existsSync(made)) {
    const making = `${made}-${process.pid}`;
    mkdirSync(making, { recursive: true });
    const database = await openPglite(making);
    await migrate(database);
    await (await startJobs(database, createLog('silent'), jobs, { work: false })).stop();
    await database.close();
    try {
      renameSync(making, made);
    } catch {
      // Another process was faster.
      rmSync(making, { recursive: true, force: true });
    }
  }
  cpSync(made, folder, { recursive: true });
}
