import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';
import type { Connection, Database, Orm } from './database.ts';

const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** What PostgreSQL says of a statement that it gave up. */
const queryCanceled = '57014';

/**
 * Where all connections are taken for as long as a caller waits, the shop is busy; nothing was asked yet, and it may be asked again. So it
 * may where a statement took too long, which leaves nothing behind.
 */
function rethrow(error: Error & { code?: unknown }): never {
  const isBusy = error.message === 'timeout exceeded when trying to connect' || error.code === queryCanceled;
  throw isBusy ? new DomainError('SERVICE_UNAVAILABLE') : error;
}

/** What asks: a pool, one of its connections, or something that stands in for them. */
type Queryable = Pick<pg.PoolClient, 'query'>;

function connection(client: Queryable): Connection {
  return {
    orm: drizzle(client as pg.PoolClient) as unknown as Orm,
    async run(statement, values) {
      const result = await client.query({ name: statement.name, text: statement.text, values: values as unknown[] }).catch(rethrow);
      return result.rows;
    },
    async execute(text, values) {
      const result = await (values ? client.query(text, values as unknown[]) : client.query(text)).catch(rethrow);
      return { rows: result.rows ?? [] };
    },
  };
}

/** Why a connection failed, without the address, which may hold a password. */
function failureReason(error: NodeJS.ErrnoException): string {
  return error.message || error.code || 'no answer';
}

/** Seconds for a job's statement, which may go through every product. */
const jobStatementSeconds = 15 * 60;
/** Seconds that a transaction may hold its locks while its process asks nothing, such as one that hangs. */
const idleTransactionSeconds = 60;

export interface PostgresOptions {
  max: number;
  onError: (error: Error) => void;
  /** Seconds after which a statement is given up, a commit never; 0 for no limit. */
  statementSeconds?: number;
  /** The setting that the address comes from, for messages. */
  variable?: string;
}

/** Opens a pool to PostgreSQL 15 or later. */
export async function openPostgres(
  url: string,
  { max, onError, statementSeconds = 0, variable = 'DATABASE_URL' }: PostgresOptions,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'karigari',
    connectionTimeoutMillis: 5_000,
    // Said on the connection and not while it is made, which a connection pooler in front refuses.
    async onConnect(client) {
      await client.query(
        `set statement_timeout = '${statementSeconds}s'; set idle_in_transaction_session_timeout = '${idleTransactionSeconds}s'`,
      );
    },
  });
  pool.on('error', onError);
  // The pool listens to connections that nobody uses. One that breaks between two statements of a transaction fails the next of them;
  // unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const { rows } = await pool.query<{ server_version: string }>('show server_version').catch(async (error) => {
    await pool.end();
    throw new StartError(
      `${variable} cannot be used: ${failureReason(error)}. Is PostgreSQL running there, and do user and database exist?`,
    );
  });
  const version = rows[0]?.server_version ?? 'unknown';
  if (Number.parseInt(version, 10) < 15) {
    await pool.end();
    throw new StartError(`${variable} points at PostgreSQL ${version}; version 15 or later is needed.`);
  }
  const shared = {
    engine: 'postgres' as const,
    version: `PostgreSQL ${version.split(' ')[0]}`,
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  const patient: Database = {
    ...shared,
    ...connection(jobQueryable(pool, statementSeconds)),
    transaction: (work) => runTransaction(pool, `begin; set local statement_timeout = '${jobStatementSeconds}s'`, work),
    forJobs: () => patient,
  };
  return { ...shared, ...connection(pool), transaction: (work) => runTransaction(pool, 'begin', work), forJobs: () => patient };
}

async function runTransaction<T>(pool: pg.Pool, begin: string, work: (tx: Connection) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(rethrow);
  try {
    await client.query(begin);
    const result = await work(connection(client));
    // PostgreSQL stops counting a statement's time before it commits: a commit that waits for a standby is not given up.
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
}

/** Asks each statement on a connection that gives it the time of a job, and is given back as it was. */
function jobQueryable(pool: pg.Pool, usualSeconds: number): Queryable {
  const query = async (...asked: Parameters<pg.PoolClient['query']>) => {
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      await client.query(`set statement_timeout = '${jobStatementSeconds}s'`);
      return await client.query(...asked);
    } finally {
      await client.query(`set statement_timeout = '${usualSeconds}s'`).catch((error) => {
        fault = error;
      });
      client.release(fault);
    }
  };
  return { query: query as never };
}
