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
const answerMs = ({ statement }: Limits) => (statement === 0 ? 0 : (statement + silenceSeconds) * 1_000);
export const settingsOf = ({ statement, lock }: Limits, set: 'set' | 'set local') =>
  `${set} statement_timeout = '${statement}s'; ${set} lock_timeout = '${lock}s'; ${set} idle_in_transaction_session_timeout = '${idleTransactionSeconds}s'`;

/** Text, or text with a name and values. */
export type Asked = [asked: string | pg.QueryConfig, values?: unknown[]];

/** A borrowed connection whose statements have a time limit; it remembers what broke it. */
export class Session {
  readonly client: pg.PoolClient;
  readonly #ms: number;
  broken: Error | undefined;

  constructor(client: pg.PoolClient, limits: Limits) {
    this.client = client;
    this.#ms = answerMs(limits);
  }

  async query([asked, values]: Asked, ms = this.#ms): Promise<pg.QueryResult> {
    const given = typeof asked === 'string' ? { text: asked } : asked;
    const config = { ...given, ...(values ? { values } : {}), ...(ms > 0 ? { query_timeout: ms } : {}) };
    try {
      return await this.client.query(config);
    } catch (error) {
      if (isBroken(error as Error)) this.broken = error as Error;
      throw toDomainError(error as Error);
    }
  }

  release(): void {
    this.client.release(this.broken);
  }
}
