import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { jobs } from '#modules.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { fromPglite } from '#platform/database/open-pglite.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import { openEmbedded } from './embedded-client.ts';
import { makeOnce } from './make-once.ts';

const root = join(import.meta.dirname, '../..');

/** Makes every table of the shop and of its queue in an empty database. */
export async function makeTables(database: Database): Promise<void> {
  await migrate(database);
  await (await startJobs(database, createLog('silent'), jobs, { work: false })).stop();
}

/** Hashes the files that the empty database follows from. */
function hashOfTables(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const name of readdirSync(join(root, 'migrations')).sort()) hash.update(name).update(readFileSync(join(root, 'migrations', name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The embedded database that has every table and no rows, as a tar file. Making it takes seconds of a
 * processor: it is made once for all tests.
 */
export async function migratedDatabase(): Promise<string> {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  return makeOnce(join(root, 'test-results', `migrated-${hashOfTables()}.tar`), async (part) => {
    const client = await openEmbedded();
    await makeTables(await fromPglite(client));
    // Copies open without a log to go through.
    await client.exec('checkpoint');
    await writeFile(part, (await client.dumpDataDir('none')).stream());
    await client.close();
  });
}

/**
 * Fills a folder with an embedded database that has every table and no rows, for servers whose first start is
 * not what a test is about.
 */
export async function fillWithMigratedData(folder: string): Promise<void> {
  mkdirSync(join(folder, 'pglite'), { recursive: true });
  await extract({ file: await migratedDatabase(), cwd: join(folder, 'pglite') });
}
