import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '#shared/start-error.ts';
import type { Connection, Database, Orm, Statement } from './database.ts';
import { isAftermath, isLost, isRead } from './database-faults.ts';
import { openPool } from './postgres-pool.ts';
import { type Asked, answerMs, jobLimits, type Limits, requestLimits, Session, settingsOf } from './postgres-session.ts';
import { openReplica } from './replica.ts';

const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** Milliseconds before a read is asked once more: a server that restarts is back by then, mostly. */
const retryPauseMs = 400;
/** Seconds that a commit is waited for: the server is never told to give it up. */
const commitSeconds = 30;
/** Runs queries: one of the pool's connections, or a stand-in that borrows one for each. */
type Queryable = Pick<pg.PoolClient, 'query'> & {
  /** Sends a statement of a transaction without waiting for its answer. */
  send?: (asked: pg.QueryConfig) => void;
};

function connection(client: Queryable, prepared: boolean): Connection {
  const queryOf = ({ name, text }: Statement, values: readonly unknown[]): pg.QueryConfig => ({
    ...(prepared ? { name } : {}),
    text,
    values: values as unknown[],
  });
  return {
    orm: drizzle(client as pg.PoolClient) as unknown as Orm,
    async run(statement, values) {
      return (await client.query(queryOf(statement, values))).rows;
    },
    async send(statement, values) {
      if (client.send) client.send(queryOf(statement, values));
      else await client.query(queryOf(statement, values));
    },
    async execute(text, values) {
      const result = await (values ? client.query(text, values as unknown[]) : client.query(text));
      return { rows: result.rows ?? [] };
    },
  };
}

/** Returns the reason of a failed connection without its address, which may hold a password. */
function failureReason(error: NodeJS.ErrnoException): string {
  const { cause } = error;
  const fault = cause instanceof Error ? (cause as NodeJS.ErrnoException) : error;
  return fault.message || fault.code || 'no answer';
}

export interface PostgresOptions {
  max: number;
  onError: (error: Error) => void;
  /** Timeout of a statement in seconds, commits excepted; 0 for none, as for migrations. */
  statementSeconds?: number;
  /**
   * `false` behind a pooler that lends a connection for each transaction: nothing is left on a connection
   * then, neither prepared statements nor settings.
   */
  prepared?: boolean;
  /** Address of standbys for reads that may be answered by one: see `Database.reads`. */
  replicaUrl?: string | undefined;
  /** Variable that the address comes from, for messages. */
  variable?: string;
}

/**
 * Opens a pool to PostgreSQL 15 or later. Where the address names several servers, it uses the one that takes
 * writes.
 */
export async function openPostgres(
  url: string,
  { max, onError, statementSeconds = 0, prepared = true, replicaUrl, variable = 'DATABASE_URL' }: PostgresOptions,
): Promise<Database> {
  const limits = requestLimits(statementSeconds);
  let answered = performance.now();
  const { pool, connect } = openPool(url, { max, limits, prepared, onError });

  function settle(session: Session): void {
    if (!session.broken) answered = performance.now();
    session.release();
  }

  /** Limits that connections have, where those are not the usual ones. */
  const otherLimits = new WeakMap<pg.PoolClient, Limits>();

  /** Sets the limits of a purpose where the connection has others, before what it is lent for. */
  function adopt(session: Session, purpose: Limits): void {
    const { client } = session;
    if (!prepared || (otherLimits.get(client) ?? limits) === purpose) return;
    otherLimits.set(client, purpose);
    session.query([settingsOf(purpose, 'set')]).catch((fault) => {
      session.broken ??= fault;
    });
  }

  async function lend<T>(purpose: Limits, work: (session: Session) => Promise<T>): Promise<T> {
    const session = new Session(await connect(), purpose === limits ? undefined : answerMs(purpose));
    try {
      adopt(session, purpose);
      return await work(session);
    } finally {
      settle(session);
    }
  }

  /** @param begin begins, and where nothing is left on a connection sets the limits of the purpose */
  function transaction<T>(purpose: Limits, begin: string, work: (session: Queryable) => Promise<T>): Promise<T> {
    return lend(purpose, async (session) => {
      const sent: Promise<unknown>[] = [];
      const send = (asked: Asked[0], ms?: number) => {
        const answer = session.query([asked], ms);
        answer.catch(() => {});
        sent.push(answer);
      };
      try {
        send(begin);
        const result = await work({ query: (...asked: Asked) => session.query(asked), send } as Queryable);
        // The timeout of statements ends before the commit: one that waits for a standby is not aborted.
        // Where a statement before it fails, PostgreSQL rolls back in its place.
        send('commit', purpose.statement === 0 ? 0 : commitSeconds * 1_000);
        for (const answer of sent) await answer;
        return result;
      } catch (error) {
        const faults = (await Promise.allSettled(sent)).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
        // A connection that cannot roll back is in an unknown state and is dropped.
        if (!session.broken)
          await session.query(['rollback']).catch((fault) => {
            session.broken ??= fault;
          });
        throw isAftermath(error) ? (faults[0] ?? error) : error;
      }
    });
  }

  /** Asks outside a transaction; a read that broke off is asked once more. */
  async function ask(asked: Asked, isAgain = false): Promise<pg.QueryResult> {
    try {
      return await lend(limits, (session) => session.query(asked));
    } catch (error) {
      const { cause } = error as Error;
      const text = typeof asked[0] === 'string' ? asked[0] : asked[0].text;
      if (isAgain || !(cause instanceof Error) || !isLost(cause) || !isRead(text)) throw error;
      await pause(retryPauseMs);
      return ask(asked, true);
    }
  }

  const beginOf = (purpose: Limits) => (prepared ? 'begin' : `begin; ${settingsOf(purpose, 'set local')}`);
  const begin = beginOf(limits);
  const beginPatient = beginOf(jobLimits);

  /** Asks with the limits of a job. */
  function askPatiently(asked: Asked): Promise<pg.QueryResult> {
    if (!prepared) return transaction(jobLimits, beginPatient, (session) => session.query(...(asked as [string])));
    return lend(jobLimits, (session) => session.query(asked));
  }

  const standIn = (query: (asked: Asked) => Promise<pg.QueryResult>) =>
    connection({ query: (...asked: Asked) => query(asked) } as Queryable, prepared);
  const askUsually = (asked: Asked) => ask(asked);
  const usual = standIn(askUsually);
  const version = await readVersion(usual, variable).catch(async (error) => {
    await pool.end();
    throw error;
  });
  const standbys = replicaUrl === undefined ? undefined : openReplica(replicaUrl, usual, { max, onError });
  const shared = {
    ...(standbys ? { replica: standbys.replica } : {}),
    engine: 'postgres' as const,
    version: `PostgreSQL ${version.split(' ')[0]}`,
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    answeredAt: () => answered,
    async close() {
      await standbys?.close();
      await pool.end();
    },
  };
  const patient: Database = {
    ...shared,
    ...standIn(askPatiently),
    reads: standIn((asked) => (standbys ? standbys.ask(asked, askPatiently, jobLimits) : askPatiently(asked))),
    transaction: (work) => transaction(jobLimits, beginPatient, (session) => work(connection(session, prepared))),
    forJobs: () => patient,
  };
  return {
    ...shared,
    ...usual,
    reads: standbys ? standIn((asked) => standbys.ask(asked, askUsually)) : usual,
    transaction: (work) => transaction(limits, begin, (session) => work(connection(session, prepared))),
    forJobs: () => patient,
  };
}

/** @throws {StartError} where there is no server, or one that is too old */
async function readVersion(database: Connection, variable: string): Promise<string> {
  const { rows } = await database.execute('show server_version').catch((error) => {
    throw new StartError(
      `${variable} cannot be used: ${failureReason(error)}. Is PostgreSQL running there, and do user and database exist?`,
    );
  });
  const version = String(rows[0]?.server_version);
  if (Number.parseInt(version, 10) < 15)
    throw new StartError(`${variable} points at PostgreSQL ${version}; version 15 or later is needed.`);
  return version;
}
