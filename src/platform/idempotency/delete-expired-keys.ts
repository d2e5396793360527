import type { Connection, Statement } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { JobDefinition } from '../jobs/jobs.ts';

const deleteExpired: Statement = {
  name: 'idempotency.delete-expired',
  text: `delete from idempotency_keys where ctid = any(array(
    select ctid from idempotency_keys where created_at < now() - interval '7 days' limit $1)) returning 1`,
};

/** Removes responses that were stored for seven days, by the database's clock. */
export const deleteExpiredKeysJob: JobDefinition = {
  name: 'forget-idempotency-keys',
  retries: 2,
  timeoutSeconds: 120,
  cron: '41 * * * *',
  async handle(_data, ctx) {
    await deleteInBatches(ctx.db, deleteExpired, []);
  },
};

/** Removes the responses that are stored for an actor. */
export async function deleteKeysOfActor(db: Connection, actor: string): Promise<void> {
  await db.execute('delete from idempotency_keys where actor = $1', [actor]);
}
