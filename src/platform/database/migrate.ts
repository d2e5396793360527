import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#shared/start-error.ts';
import { root } from '../root.ts';
import type { Connection, Database } from './database.ts';

const migrationsDirectory = join(root, 'migrations');
/** Arbitrary number that nothing else in this database locks. */
const lockKey = 7_411_902;
const insufficientPrivilege = '42501';

/**
 * Applies the reviewed SQL files of `migrations/` that this database has not seen, in name order, in one
 * transaction under an advisory lock: processes that start together wait for the first. A role that may not
 * change tables only looks whether all are there.
 * @param andThen runs at the end of that transaction, each time
 * @returns the names applied now
 * @throws when a file that was applied earlier has changed since: migrations are append-only
 * @throws {StartError} when some are missing and this role may not apply them
 */
export async function migrate(database: Database, andThen: (tx: Connection) => Promise<void> = async () => {}): Promise<string[]> {
  const files = await readMigrationFiles();
  const held = await database.execute(
    `select pg_has_role(current_user, relowner, 'USAGE') as owns from pg_class where oid = to_regclass('schema_migrations')`,
    [],
  );
  if (held.rows[0]?.owns === false) {
    const missing = await selectPending(database, files);
    if (missing.length === 0) return [];
    throw new StartError(
      `The database lacks ${missing.map((file) => file.name).join(', ')}, and the role of DATABASE_URL may not change tables: ` +
        'set DATABASE_MIGRATION_URL to the owner of the tables, or first start a process that has it.',
    );
  }
  const work = async (tx: Connection) => {
    // No timeout: a process waits as long as another one migrates, and an index of millions of rows takes its
    // time.
    await tx.execute('set local statement_timeout = 0');
    await tx.execute('select pg_advisory_xact_lock($1)', [lockKey]);
    await tx.execute(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const missing = await selectPending(tx, files);
    for (const { name, text, checksum } of missing) {
      await tx.execute(text);
      await tx.execute('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    await andThen(tx);
    return missing.map((file) => file.name);
  };
  return database.transaction(work).catch((error) => {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error;
    throw new StartError(
      `The role may not make the tables of the shop (${(error as Error).message}): set DATABASE_MIGRATION_URL to the owner of the database.`,
    );
  });
}

interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
}

async function readMigrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(migrationsDirectory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationsDirectory, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function selectPending(db: Connection, files: readonly MigrationFile[]): Promise<MigrationFile[]> {
  const { rows } = await db.execute('select name, checksum from schema_migrations', []);
  const applied = new Map(rows.map((row) => [String(row.name), String(row.checksum)]));
  const changed = files.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed) throw new Error(`migrations/${changed.name} was changed after it had been applied; add a new file instead.`);
  return files.filter(({ name }) => !applied.has(name));
}
