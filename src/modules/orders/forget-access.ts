import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteExpiredAccess } from './queries.ts';

/** Deletes the tokens of guests that open no order any more. */
export const forgetAccessJob: JobDefinition = {
  name: 'forget-order-access',
  retries: 2,
  timeoutSeconds: 600,
  cron: '35 20 * * *',
  async handle(_data, ctx) {
    await deleteInBatches(ctx.db, deleteExpiredAccess, []);
  },
};
