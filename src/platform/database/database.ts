import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over either engine. Queries written against it run on PGlite and PostgreSQL alike. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A statement worth preparing: its name is unique in the process, its text never changes. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs inside one transaction, or on its own connection each time. */
export interface Connection {
  readonly orm: Orm;
  /** Runs a prepared statement; `bigint` columns arrive as numbers, JSON columns parsed. */
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /** Runs SQL text as it is: several statements when there are no values. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface Database extends Connection {
  readonly engine: 'pglite' | 'postgres';
  /** What the server says it is, such as `PostgreSQL 18.4`. */
  readonly version: string;
  /** Commits when `work` resolves, rolls back when it throws. Never query outside `tx` while inside: PGlite has one connection. */
  transaction<T>(work: (tx: Connection) => Promise<T>): Promise<T>;
  /** Connections of this process now, and callers that wait for one. */
  pool(): { busy: number; idle: number; waiting: number };
  /** The same database for work that nobody waits for: its statements have more time than those of a request. */
  forJobs(): Database;
  close(): Promise<void>;
}
