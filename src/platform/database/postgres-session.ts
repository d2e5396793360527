import type pg from 'pg';
import { isBroken, toDomainError } from './database-faults.ts';

/** Seconds beyond the limit of a statement after which its answer is no longer waited for. */
const silenceSeconds = 2;
/** Seconds that a transaction may hold its locks without a statement, as one of a hanging process does. */
const idleTransactionSeconds = 60;

/** Limits in seconds of one purpose; 0 for none. */
export interface Limits {
  statement: number;
  /** For a lock that another transaction holds. */
  lock: number;
}

/** A job may go through every product. */
export const jobLimits: Limits = { statement: 15 * 60, lock: 60 };
export const requestLimits = (statement: number): Limits => ({ statement, lock: Math.min(5, statement) });
/** Milliseconds that the answer of a statement is waited for; 0: any time. */
export const answerMs = ({ statement }: Limits) => (statement === 0 ? 0 : (statement + silenceSeconds) * 1_000);
export const settingsOf = ({ statement, lock }: Limits, set: 'set' | 'set local') =>
  `${set} statement_timeout = '${statement}s'; ${set} lock_timeout = '${lock}s'; ${set} idle_in_transaction_session_timeout = '${idleTransactionSeconds}s'`;

type QueryWithCallback = (
  config: pg.QueryConfig,
  values: unknown[] | undefined,
  answer: (error: Error | null, result: pg.QueryResult) => void,
) => void;

/** Text, or text with a name and values. */
export type Asked = [asked: string | pg.QueryConfig, values?: unknown[]];

/** A borrowed connection whose statements have a time limit; it remembers what broke it. */
export class Session {
  readonly client: pg.PoolClient;
  readonly #ms: number | undefined;
  broken: Error | undefined;

  /** @param ms milliseconds that an answer is waited for; undefined: those of the pool, 0: any time */
  constructor(client: pg.PoolClient, ms?: number) {
    this.client = client;
    this.#ms = ms;
  }

  /** Asks by way of callbacks, which cost half of what the library's promises do. */
  async query([asked, values]: Asked, ms = this.#ms): Promise<pg.QueryResult> {
    const given = typeof asked === 'string' ? { text: asked } : asked;
    const config = ms === undefined ? given : ({ ...given, query_timeout: ms } as pg.QueryConfig);
    try {
      return await new Promise((resolve, reject) => {
        const answer = (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result));
        (this.client as unknown as { query: QueryWithCallback }).query(config, values, answer);
      });
    } catch (fault) {
      const error = fault as Error;
      // The frames of the caller, not of the socket.
      Error.captureStackTrace(error);
      if (isBroken(error)) this.broken = error;
      throw toDomainError(error);
    }
  }

  release(): void {
    this.client.release(this.broken);
  }
}

/** Asks with the limits of a purpose, and restores the usual ones of the connection. */
export async function askWithLimits(session: Session, asked: Asked, purpose: Limits, usual: Limits): Promise<pg.QueryResult> {
  try {
    await session.query([settingsOf(purpose, 'set')]);
    return await session.query(asked);
  } finally {
    if (!session.broken)
      await session.query([settingsOf(usual, 'set')]).catch((fault) => {
        session.broken ??= fault;
      });
  }
}
