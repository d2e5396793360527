import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { retentionDays } from './import-rules.ts';
import { expireImports } from './queries.ts';

/** Deletes files and rows of imports after 30 days. */
export const expireImportsJob: JobDefinition = {
  name: 'expire-imports',
  retries: 3,
  timeoutSeconds: 120,
  cron: '20 3 * * *',
  async handle(_, ctx) {
    const before = new Date(ctx.now().getTime() - retentionDays * 24 * 60 * 60 * 1000);
    while ((await expireImports(ctx.db, before)) > 0);
  },
};
