import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '#shared/start-error.ts';
import { root } from '../root.ts';
import type { Connection, Database } from './database.ts';

const migrationsDirectory = join(root, 'migrations');
/** Arbitrary number that nothing else in this database locks. */
const lockKey = 7_411_902;
const insufficientPrivilege = '42501';
const lockNotAvailable = '55P03';

/** Seconds that a statement of a migration waits for a lock: all who come after it wait as long. */
const defaultLockSeconds = 3;
const maxTries = 20;
/** Milliseconds between the news that older software has to go and the change that it could not bear. */
const farewellMs = 10_000;

interface Options {
  /** Runs at the end, in a transaction of its own, each time. */
  andThen?: (tx: Connection) => Promise<void>;
  directory?: string;
  /** Milliseconds that older software has to leave. */
  farewell?: number;
  lockSeconds?: number;
}

/**
 * Applies the reviewed SQL files of `migrations/` that this database has not seen, in name order, each in a
 * transaction of its own under an advisory lock: processes that start together wait for the first. A file
 * that does not get a lock within three seconds is rolled back and tried again. A role that may not change
 * tables only looks whether all are there.
 * @param database without time limits
 * @returns the names applied now
 * @throws when a file that was applied earlier has changed since: migrations are append-only
 * @throws {StartError} when some are missing and this role may not apply them, when other software keeps a
 * lock for too long, and when the database is for newer software
 */
export async function migrate(database: Database, options: Options = {}): Promise<string[]> {
  const { andThen = async () => {}, directory = migrationsDirectory, farewell = farewellMs, lockSeconds = defaultLockSeconds } = options;
  const files = await readMigrationFiles(directory);
  const owns = await ownsMigrations(database);
  if (owns !== undefined) await refuseOldSoftware(database, directory);
  if (owns === false) {
    await requireMigrated(
      database,
      'set DATABASE_MIGRATION_URL to the owner of the tables, or first start a process that has it.',
      directory,
    );
    return [];
  }
  try {
    if (owns === undefined) await exclusively(database, (tx) => tx.execute(createTable));
    const applied: string[] = [];
    for (const file of await selectPending(database, files)) {
      if (file.minimum !== undefined) await announceMinimum(database, file.minimum, owns === undefined ? 0 : farewell);
      if (await withTries(file.name, () => apply(database, file, lockSeconds))) applied.push(file.name);
    }
    await exclusively(database, andThen);
    return applied;
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error;
    throw new StartError(
      `The role may not make the tables of the shop (${(error as Error).message}): set DATABASE_MIGRATION_URL to the owner of the database.`,
    );
  }
}

const createTable =
  'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

/** Whether the role owns the list of migrations; undefined where there is none. */
async function ownsMigrations(database: Connection): Promise<boolean | undefined> {
  const { rows } = await database.execute(
    `select pg_has_role(current_user, relowner, 'USAGE') as owns from pg_class where oid = to_regclass('schema_migrations')`,
    [],
  );
  return rows[0]?.owns as boolean | undefined;
}

/**
 * Checks that nothing is missing, and changes nothing.
 * @throws {StartError} with what is missing and `remedy`
 */
export async function requireMigrated(database: Connection, remedy: string, directory = migrationsDirectory): Promise<void> {
  const missing = await findMissing(database, directory);
  if (missing.length === 0) return;
  const names = missing.map((file) => file.name).join(', ');
  throw new StartError(`The database lacks ${names}, and this process may not change tables: ${remedy}`);
}

/** Tells whether nothing is missing. @throws {StartError} when the database is for newer software */
export const isMigrated = async (database: Connection): Promise<boolean> => (await findMissing(database, migrationsDirectory)).length === 0;

async function findMissing(database: Connection, directory: string): Promise<MigrationFile[]> {
  const files = await readMigrationFiles(directory);
  if ((await ownsMigrations(database)) === undefined) return files;
  await refuseOldSoftware(database, directory);
  return selectPending(database, files);
}

/** Names of the files in the order in which they are applied. */
const listFiles = (directory: string): string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Number of the newest migration that this software knows. */
const versionOf = (directory: string): string => (listFiles(directory).at(-1) ?? '').slice(0, 4);
let ownVersion: string | undefined;

// Read by way of JSON: databases that are older than the column are asked, too.
const selectVersions = `select max(to_jsonb(m) ->> 'minimum') as minimum, max(name) as newest from schema_migrations m`;

/** Whether the database takes software that knows the migrations of this one. */
export async function mayWork(database: Connection): Promise<boolean> {
  ownVersion ??= versionOf(migrationsDirectory);
  const { rows } = await database.execute(selectVersions, []);
  return String(rows[0]?.minimum ?? '') <= ownVersion;
}

/** Whether newer software has changed the database: what it set up is not for this one to change. */
export async function isBehind(database: Connection): Promise<boolean> {
  ownVersion ??= versionOf(migrationsDirectory);
  const { rows } = await database.execute(selectVersions, []);
  return String(rows[0]?.newest ?? '').slice(0, 4) > ownVersion;
}

async function refuseOldSoftware(database: Connection, directory: string): Promise<void> {
  const { rows } = await database.execute(selectVersions, []);
  const version = versionOf(directory);
  if (String(rows[0]?.minimum ?? '') <= version) return;
  throw new StartError(
    `The database is for software that knows migration ${rows[0]?.minimum}, and this one ends with ${version}: start the newer version.`,
  );
}

/** Tells the nodes of older software that they are not to work on this database, and lets them leave. */
async function announceMinimum(database: Database, minimum: string, ms: number): Promise<void> {
  const { rowCount } = await exclusively(database, async (tx) => {
    const { rows } = await tx.execute(
      `update schema_migrations set minimum = $1 where name = (select max(name) from schema_migrations)
       and not exists (select from schema_migrations where minimum >= $1) returning name`,
      [minimum],
    );
    return { rowCount: rows.length };
  });
  if (rowCount > 0) await pause(ms);
}

/** @returns whether it was applied now, and not by another process meanwhile */
async function apply(database: Database, file: MigrationFile, lockSeconds: number): Promise<boolean> {
  const { name, text, checksum, isOutside } = file;
  const insert = (db: Connection) => db.execute('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  const isMissing = async (db: Connection) => (await selectPending(db, [file])).length > 0;
  if (isOutside && database.engine === 'pglite') {
    // Its one connection is in no transaction, and its directory has one process.
    await database.execute(text);
    await insert(database);
    return true;
  }
  return exclusively(database, async (tx) => {
    if (!(await isMissing(tx))) return false;
    if (!isOutside) await tx.execute(`set local lock_timeout = '${lockSeconds}s'`);
    // Outside, the transaction only holds the lock of migrations; it has no snapshot that others wait for.
    await (isOutside ? database : tx).execute(text);
    await insert(tx);
    return true;
  });
}

/** Runs `work` in a transaction while no other process migrates. */
function exclusively<T>(database: Database, work: (tx: Connection) => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    // No timeout: a process waits as long as another one migrates, and an index of millions of rows takes its
    // time.
    await tx.execute('set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await tx.execute('select pg_advisory_xact_lock($1)', [lockKey]);
    return work(tx);
  });
}

async function withTries<T>(name: string, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      if (tries === maxTries)
        throw new StartError(
          `migrations/${name} did not get a lock in ${maxTries} tries: another transaction holds it. Nothing of the file was applied.`,
        );
      // Those who waited behind it go first.
      await pause(Math.min(tries, 5) * 500);
    }
  }
}

/** The state that the database gave a failed statement. */
function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
}

interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
  /** Holds one statement that cannot run in a transaction, such as `create index concurrently`. */
  isOutside: boolean;
  /** Number of the migration that software has to know which works on the database from this file on. */
  minimum: string | undefined;
}

async function readMigrationFiles(directory: string): Promise<MigrationFile[]> {
  return Promise.all(
    listFiles(directory).map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      const isOutside = /^-- outside a transaction$/m.test(text);
      const minimum = /^-- needs: (\d{4})$/m.exec(text)?.[1];
      return { name, text, checksum: createHash('sha256').update(text).digest('hex'), isOutside, minimum };
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
