import { join } from 'node:path';
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { copyDatabase } from '../backup/copy-database.ts';
import type { Connection, Database, Orm } from './database.ts';
import { lockDirectory } from './lock-directory.ts';

const int8Oid = 20;

function connection(client: PGliteInterface | Transaction): Connection {
  return {
    orm: drizzle({ client: client as PGlite }) as unknown as Orm,
    async run(statement, values) {
      const result = await client.query(statement.text, values as unknown[]);
      return result.rows as never[];
    },
    async send(statement, values) {
      await client.query(statement.text, values as unknown[]);
    },
    async execute(text, values) {
      if (values) return { rows: (await client.query<Record<string, unknown>>(text, values as unknown[])).rows };
      const results = await client.exec(text);
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
    },
  };
}

interface NodeFsOperations {
  setattr: (target: unknown, attributes: { mode?: number | null }) => void;
}

/**
 * File system of the embedded database that leaves out the permissions of other users. The library sets the
 * mode 0666 itself, past the umask.
 */
class OwnerOnlyFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const made = await super.init(...args);
    const closeToOthers = (module: unknown) => {
      const { node_ops: nodes, stream_ops: streams } = (module as { NODEFS: { node_ops: NodeFsOperations; stream_ops: NodeFsOperations } })
        .NODEFS;
      for (const operations of [nodes, streams]) {
        const { setattr } = operations;
        operations.setattr = (target, attributes) => {
          const { mode } = attributes;
          setattr(target, mode == null ? attributes : { ...attributes, mode: mode & ~0o077 });
        };
      }
    };
    made.emscriptenOpts.preRun = [...(made.emscriptenOpts.preRun ?? []), closeToOthers];
    return made;
  }
}

/**
 * Opens the embedded database in `directory` (undefined: in memory) under an exclusive lock, since PGlite
 * takes none itself and two processes on one directory lose rows silently.
 * @throws when another live process holds the directory
 */
export async function openPglite(directory: string | undefined): Promise<Database> {
  const unlock = directory === undefined ? undefined : await lockDirectory(directory);
  try {
    const client = await PGlite.create({
      ...(directory === undefined ? {} : { fs: new OwnerOnlyFS(join(directory, 'pglite')) }),
      extensions: { pg_trgm, unaccent },
      parsers: { [int8Oid]: Number },
    });
    const database = await fromPglite(client, unlock);
    if (directory === undefined) return database;
    // A copy holds what a process that is killed leaves: the log of the database makes it whole.
    const copyFiles = async (folder: string) => {
      await client.exec('checkpoint');
      await client.runExclusive(() => copyDatabase(directory, folder));
    };
    return { ...database, copyFiles };
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

/** Wraps an open PGlite. */
export async function fromPglite(client: PGlite, unlock?: () => Promise<void>): Promise<Database> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const own = connection(client);
  const database: Database = {
    ...own,
    reads: own,
    engine: 'pglite',
    version: `PGlite, PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`,
    transaction: (work) => client.transaction((tx) => work(connection(tx))) as never,
    pool: () => ({ busy: 0, idle: 1, waiting: 0 }),
    answeredAt: () => Number.NEGATIVE_INFINITY,
    async close() {
      await client.close();
      await unlock?.();
    },
    // PGlite has no timer that could end a statement.
    forJobs: () => database,
  };
  return database;
}
