import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Replica } from './replica.ts';

/** Drizzle over either engine. Queries written against it run on PGlite and PostgreSQL alike. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A statement to prepare: its name is unique in the process, its text never changes. */
export interface Statement {
  name: string;
  text: string;
}

/** A transaction, or the pool, where each statement may run on another connection. */
export interface Connection {
  readonly orm: Orm;
  /** Runs a prepared statement; `bigint` columns arrive as numbers, JSON columns parsed. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs a prepared statement whose rows nothing is decided by. Inside a transaction it resolves at once: the
   * statement runs before every later one, and the transaction commits only once it has succeeded. Its error
   * is that of the transaction; no savepoint survives it.
   */
  send(statement: Statement, values: readonly unknown[]): Promise<void>;
  /** Runs SQL text as it is; it may hold several statements where there are no values. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface Database extends Connection {
  readonly engine: 'pglite' | 'postgres';
  /** Version as the server names it, such as `PostgreSQL 18.4`. */
  readonly version: string;
  /**
   * Commits when `work` resolves, rolls back when it throws. Never query outside `tx` while inside: PGlite
   * has one connection.
   */
  transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T>;
  /**
   * Runs single reads of what everybody may see: on a replica that has every change this node knows of, or on
   * the database itself. Sessions, carts, quotes, orders, stock that is sold and money are never read here.
   */
  readonly reads: Connection;
  /** Undefined where no replica is read. */
  readonly replica?: Replica;
  /** Connections of this process, and callers that wait for one. */
  pool(): { busy: number; idle: number; waiting: number };
  /** Milliseconds of `performance.now()` at which the database last answered anything. */
  answeredAt(): number;
  /** Returns the same database for jobs: their statements have a longer timeout than those of a request. */
  forJobs(): Database;
  close(): Promise<void>;
  /**
   * Copies the files of the embedded database, as they are between two statements, to a new folder;
   * PostgreSQL has tools of its own.
   */
  copyFiles?(folder: string): Promise<void>;
}
