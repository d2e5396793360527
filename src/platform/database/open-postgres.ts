import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';
import type { Connection, Database, Orm } from './database.ts';

const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Error code of a statement that reached its timeout. */
const queryCanceled = '57014';

/**
 * Answers “busy” where no connection got free in time or a statement reached its timeout: nothing was
 * changed, and the caller may retry.
 */
function rethrow(error: Error & { code?: unknown }): never {
  const isBusy = error.message === 'timeout exceeded when trying to connect' || error.code === queryCanceled;
  throw isBusy ? new DomainError('SERVICE_UNAVAILABLE') : error;
}

/** Runs queries: a pool, one of its connections, or a stand-in. */
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

/** Returns the reason of a failed connection without its address, which may hold a password. */
function failureReason(error: NodeJS.ErrnoException): string {
  return error.message || error.code || 'no answer';
}

/** Timeout of a job's statement in seconds: it may go through every product. */
const jobStatementSeconds = 15 * 60;
/** Seconds that a transaction may hold its locks without a statement, as one of a hanging process does. */
const idleTransactionSeconds = 60;

export interface PostgresOptions {
  max: number;
  onError: (error: Error) => void;
  /** Timeout of a statement in seconds, commits excepted; 0 for none. */
  statementSeconds?: number;
  /** Variable that the address comes from, for messages. */
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
    // Set by a statement and not as a start-up parameter, which a connection pooler refuses. Compiling a
    // statement takes seconds where running it takes milliseconds.
    async onConnect(client) {
      await client.query(
        `set statement_timeout = '${statementSeconds}s'; set idle_in_transaction_session_timeout = '${idleTransactionSeconds}s'; set jit = off`,
      );
    },
  });
  pool.on('error', onError);
  // The pool handles errors of idle connections alone. A connection that breaks between two statements of a
  // transaction fails the next of them; its error would end the process without a listener.
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
    // The timeout ends before the commit: one that waits for a standby is not aborted.
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is in an unknown state and is dropped.
    await client.query('rollback').then(
      () => client.release(),
      (fault) => client.release(fault),
    );
    throw error;
  }
}

/** Runs each statement on a connection with the timeout of a job and restores the usual one. */
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
