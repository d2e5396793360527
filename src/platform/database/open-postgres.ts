import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Failure } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';
import type { Connection, Database, Orm } from './database.ts';

const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Where all connections are taken for as long as a caller waits, the shop is busy; nothing was asked yet, and it may be asked again. */
function refuse(error: Error): never {
  throw error.message === 'timeout exceeded when trying to connect' ? new Failure('SERVICE_UNAVAILABLE') : error;
}

function connection(client: pg.Pool | pg.PoolClient): Connection {
  return {
    orm: drizzle(client) as unknown as Orm,
    async run(statement, values) {
      const result = await client.query({ name: statement.name, text: statement.text, values: values as unknown[] }).catch(refuse);
      return result.rows;
    },
    async execute(text, values) {
      const result = await (values ? client.query(text, values as unknown[]) : client.query(text)).catch(refuse);
      return { rows: result.rows ?? [] };
    },
  };
}

/** Why a connection failed, without the address, which may hold a password. */
function reasonOf(error: NodeJS.ErrnoException): string {
  return error.message || error.code || 'no answer';
}

/**
 * Opens a pool to PostgreSQL 15 or later.
 * @param options `variable`: the setting that the address comes from, for messages
 */
export async function openPostgres(
  url: string,
  options: { max: number; onError: (error: Error) => void; variable?: string },
): Promise<Database> {
  const { variable = 'DATABASE_URL' } = options;
  const pool = new pg.Pool({ connectionString: url, max: options.max, application_name: 'karigari', connectionTimeoutMillis: 5_000 });
  pool.on('error', options.onError);
  // The pool listens to connections that nobody uses. One that breaks between two statements of a transaction fails the next of them;
  // unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const { rows } = await pool.query<{ server_version: string }>('show server_version').catch(async (error) => {
    await pool.end();
    throw new StartError(`${variable} cannot be used: ${reasonOf(error)}. Is PostgreSQL running there, and do user and database exist?`);
  });
  const version = rows[0]?.server_version ?? 'unknown';
  if (Number.parseInt(version, 10) < 15) {
    await pool.end();
    throw new StartError(`${variable} points at PostgreSQL ${version}; version 15 or later is needed.`);
  }
  return {
    ...connection(pool),
    engine: 'postgres',
    version: `PostgreSQL ${version.split(' ')[0]}`,
    async transaction(work) {
      const client = await pool.connect().catch(refuse);
      try {
        await client.query('begin');
        const result = await work(connection(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        // A connection that cannot roll back is in an unknown state: drop it rather than hand it to the next caller.
        await client.query('rollback').then(
          () => client.release(),
          (fault) => client.release(fault),
        );
        throw error;
      }
    },
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await pool.end();
    },
  };
}
