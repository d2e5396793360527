import type { Connection } from './database.ts';

/**
 * Runs a part of a transaction: where it throws, its changes are rolled back and the transaction continues.
 * @param tx inside a transaction
 * @throws what `work` throws
 */
export async function withSavepoint<T>(tx: Connection, work: () => Promise<T>): Promise<T> {
  await tx.execute('savepoint part');
  try {
    const result = await work();
    await tx.execute('release savepoint part');
    return result;
  } catch (error) {
    // Released, too: nested savepoints share a name, and the outer one is meant next.
    await tx.execute('rollback to savepoint part; release savepoint part');
    throw error;
  }
}
