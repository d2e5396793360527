import { StartError } from '#shared/start-error.ts';
import { type JobDefinition, jobsSchema, startJobs } from '../jobs/jobs.ts';
import type { Logger } from '../log.ts';
import { grantToApplication, readRole } from './application-role.ts';
import type { Database } from './database.ts';
import { isMigrated, migrate, requireMigrated } from './migrate.ts';

const schemas = ['public', jobsSchema];

/** Identifies the server and the database of a connection. */
const serverIdentity = 'select pg_postmaster_start_time()::text as since, current_database() as name';

export interface PrepareOptions {
  databaseUrl: string | undefined;
  /** The owner's address. */
  migrationUrl: string | undefined;
  /** Statements are prepared by name: not through a pooler of transactions. */
  prepared: boolean;
  /** `false`: only looks whether the database is up to date. */
  migrate: boolean;
  /** Money is taken here, so a role that could remove triggers is warned of. */
  isReal: boolean;
}

/**
 * Brings the database up to date on connections of its own, whose statements may take any time. With an
 * owner's address the owner makes all tables, gives the application's role its rights and leaves; without one
 * the application's own role makes them, as it did before there were two.
 * @param database opened as the application
 * @returns the names of the migrations that were applied
 * @throws {StartError} where a role lacks a right that it needs, or what is missing may not be added
 */
export async function prepareDatabase(
  database: Database,
  options: PrepareOptions,
  kinds: readonly JobDefinition<never>[],
  log: Logger,
): Promise<string[]> {
  const applied = await migrateAs(database, options, kinds, log);
  if (database.engine === 'pglite' || !options.isReal) return applied;
  const { role, ownsTables } = await readRole(database, schemas);
  if (ownsTables)
    log.warn(
      { role },
      'The role of DATABASE_URL owns the tables or may act as their owner: it could remove what keeps the ledger append-only. ' +
        'Give the shop a role of its own and the owner’s address in DATABASE_MIGRATION_URL (docs/deployment.md).',
    );
  return applied;
}

async function migrateAs(
  database: Database,
  { databaseUrl, migrationUrl, prepared, migrate: mayMigrate }: PrepareOptions,
  kinds: readonly JobDefinition<never>[],
  log: Logger,
): Promise<string[]> {
  if (!mayMigrate) {
    await requireMigrated(database, 'run npm run migrate first, or unset MIGRATE.');
    return [];
  }
  // Most starts find nothing to do, and open no connections for it.
  if (migrationUrl === undefined && (await isMigrated(database))) return [];
  if (databaseUrl === undefined) return migrate(database);
  const { openPostgres } = await import('./open-postgres.ts');
  const owner = await openPostgres(migrationUrl ?? databaseUrl, {
    max: 2,
    prepared: migrationUrl !== undefined || prepared,
    onError: (error) => log.error({ error }, 'database connection'),
    variable: migrationUrl === undefined ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL',
  });
  try {
    return await (migrationUrl === undefined ? migrate(owner) : migrateAsOwner(database, owner, kinds, log));
  } finally {
    await owner.close();
  }
}

async function migrateAsOwner(database: Database, owner: Database, kinds: readonly JobDefinition<never>[], log: Logger): Promise<string[]> {
  const { role } = await readRole(database, schemas);
  const [ours, theirs] = await Promise.all([database, owner].map(async (each) => (await each.execute(serverIdentity, [])).rows[0]));
  if (ours?.since !== theirs?.since || ours?.name !== theirs?.name)
    throw new StartError('DATABASE_MIGRATION_URL and DATABASE_URL lead to different databases: they are two roles of one.');
  await (await startJobs(owner, log, kinds, { work: false })).stop();
  const isItself = (await readRole(owner, schemas)).role === role;
  return migrate(owner, {
    andThen: async (tx) => {
      if (!isItself) await grantToApplication(tx, role, schemas);
    },
  });
}
