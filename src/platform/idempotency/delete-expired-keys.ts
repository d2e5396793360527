import type { Connection } from '../database/database.ts';
import type { JobDefinition } from '../jobs/jobs.ts';

/** Removes responses that were stored for seven days, by the database's clock. */
export const deleteExpiredKeysJob: JobDefinition = {
  name: 'forget-idempotency-keys',
  retries: 2,
  timeoutSeconds: 120,
  cron: '41 * * * *',
  async handle(_data, ctx) {
    await ctx.db.execute("delete from idempotency_keys where created_at < now() - interval '7 days'", []);
  },
};

/** Removes the responses that are stored for an actor. */
export async function deleteKeysOfActor(db: Connection, actor: string): Promise<void> {
  await db.execute('delete from idempotency_keys where actor = $1', [actor]);
}
