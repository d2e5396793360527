import type { Logger } from '../log.ts';
import type { Database } from './database.ts';

/** Opens PostgreSQL where a URL is given, else the embedded database in `dataDir`. */
export async function openDatabase(
  options: {
    databaseUrl: string | undefined;
    databasePool: number;
    databaseStatementSeconds: number;
    databasePrepared: boolean;
    databaseReplicaUrl: string | undefined;
    dataDir: string;
  },
  log: Logger,
): Promise<Database> {
  // Loads only the engine in use.
  if (options.databaseUrl === undefined) return (await import('./open-pglite.ts')).openPglite(options.dataDir);
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(options.databaseUrl, {
    max: options.databasePool,
    statementSeconds: options.databaseStatementSeconds,
    prepared: options.databasePrepared,
    replicaUrl: options.databaseReplicaUrl,
    onError: (error) => log.error({ error }, 'database connection'),
  });
}
