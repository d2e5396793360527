import type { Connection, Statement } from './database.ts';

const snapshot: Statement = { name: 'database.visible-state', text: 'select pg_current_snapshot()::text as state' };

/**
 * Names what can be read at this moment: the transactions that are visible. Equal names mean equal content,
 * since every transaction that writes changes the name when it commits, in any database of the server.
 * @see https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-PG-SNAPSHOT
 */
export async function readVisibleState(db: Connection): Promise<string> {
  const [row] = await db.run<{ state: string }>(snapshot, []);
  if (!row) throw new Error('the database names no snapshot');
  return row.state;
}
