import { StartError } from '#shared/start-error.ts';
import { type JobDefinition, jobsSchema, startJobs } from '../jobs/jobs.ts';
import type { Logger } from '../log.ts';
import { grantToApplication, readRole } from './application-role.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const schemas = ['public', jobsSchema];

/** Identifies the server and the database of a connection. */
const serverIdentity = 'select pg_postmaster_start_time()::text as since, current_database() as name';

/**
 * Brings the database up to date. With an owner's address the owner makes all tables, gives the application's
 * role its rights and leaves; without one the application's own role makes them, as it did before there were
 * two.
 * @param database opened as the application
 * @param options `migrationUrl`: the owner's address; `isReal`: money is taken here, so a role that could
 * remove triggers is warned of
 * @throws {StartError} where a role lacks a right that it needs
 */
export async function prepareDatabase(
  database: Database,
  options: { migrationUrl: string | undefined; isReal: boolean },
  kinds: readonly JobDefinition<never>[],
  log: Logger,
): Promise<void> {
  if (options.migrationUrl === undefined) await migrate(database);
  else await migrateAsOwner(database, options.migrationUrl, kinds, log);
  if (database.engine === 'pglite' || !options.isReal) return;
  const { role, ownsTables } = await readRole(database, schemas);
  if (!ownsTables) return;
  log.warn(
    { role },
    'The role of DATABASE_URL owns the tables or may act as their owner: it could remove what keeps the ledger append-only. ' +
      'Give the shop a role of its own and the owner’s address in DATABASE_MIGRATION_URL (docs/deployment.md).',
  );
}

async function migrateAsOwner(database: Database, url: string, kinds: readonly JobDefinition<never>[], log: Logger): Promise<void> {
  const { role } = await readRole(database, schemas);
  const { openPostgres } = await import('./open-postgres.ts');
  const owner = await openPostgres(url, {
    max: 2,
    onError: (error) => log.error({ error }, 'idle database connection'),
    variable: 'DATABASE_MIGRATION_URL',
  });
  try {
    const [ours, theirs] = await Promise.all([database, owner].map(async (each) => (await each.execute(serverIdentity, [])).rows[0]));
    if (ours?.since !== theirs?.since || ours?.name !== theirs?.name)
      throw new StartError('DATABASE_MIGRATION_URL and DATABASE_URL lead to different databases: they are two roles of one.');
    await (await startJobs(owner, log, kinds, { work: false })).stop();
    const isItself = (await readRole(owner, schemas)).role === role;
    await migrate(owner, async (tx) => {
      if (!isItself) await grantToApplication(tx, role, schemas);
    });
  } finally {
    await owner.close();
  }
}
