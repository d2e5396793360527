import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteViewsBefore } from './queries.ts';
import { viewsSince } from './view-rules.ts';

/** Deletes expired views, also of users who have not come back. */
export const pruneViewsJob: JobDefinition = {
  name: 'forget-old-views',
  retries: 2,
  timeoutSeconds: 300,
  cron: '17 * * * *',
  handle: (_data, ctx) => deleteViewsBefore(ctx.db, viewsSince(ctx.now())),
};
