import type { Connection } from './database.ts';

/** The part of a context that a savepoint is about. */
interface Transaction {
  db: Connection;
  pendingJobs: { beginPart(): () => void };
}

/**
 * Runs a part of a transaction: where it throws, its changes are rolled back, its jobs are dropped, and the
 * transaction continues.
 * @param tx inside a transaction
 * @throws what `work` throws
 */
export async function withSavepoint<T>({ db, pendingJobs }: Transaction, work: () => Promise<T>): Promise<T> {
  await db.execute('savepoint part');
  const dropJobs = pendingJobs.beginPart();
  try {
    const result = await work();
    await db.execute('release savepoint part');
    return result;
  } catch (error) {
    dropJobs();
    // Released, too: nested savepoints share a name, and the outer one is meant next.
    await db.execute('rollback to savepoint part; release savepoint part');
    throw error;
  }
}
