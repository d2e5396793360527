/**
 * Brings the database up to date and ends: `npm run migrate`, before the nodes of a new version start with
 * MIGRATE=false.
 */
import { jobs } from '#modules.ts';
import { openDatabase } from '#platform/database/open.ts';
import { prepareDatabase } from '#platform/database/prepare.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import { exitWithError } from '#platform/process.ts';
import { readConfig } from '../src/config.ts';
import { prepareOptions } from '../src/server/services.ts';

process.umask(0o077);
try {
  const config = readConfig();
  const log = createLog('warn');
  const database = await openDatabase(config, log);
  try {
    const applied = await prepareDatabase(database, { ...prepareOptions(config), migrate: true }, jobs, log);
    await (await startJobs(database, log, jobs, { work: false })).stop();
    process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  exitWithError(error);
}
