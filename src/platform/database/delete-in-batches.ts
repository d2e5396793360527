import type { Connection, Statement } from './database.ts';

/**
 * Rows of a statement: each commits by itself, so that a long deletion holds few locks and keeps no snapshot.
 */
const batchRows = 5_000;

/**
 * Deletes the rows of a table for which a condition holds, in batches.
 * @param db outside a transaction
 * @param statement deletes at most so many rows as its last value says, and returns one for each
 */
export async function deleteInBatches(db: Connection, statement: Statement, values: readonly unknown[]): Promise<number> {
  for (let total = 0; ; ) {
    const { length } = await db.run(statement, [...values, batchRows]);
    total += length;
    if (length < batchRows) return total;
  }
}
