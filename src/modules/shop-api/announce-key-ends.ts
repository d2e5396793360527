import { takeEndingApiKeys } from '#modules/sellers/api-keys.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { notifyOfKey } from './keys.ts';

/** Mails owners of shops that an API key ends: 14 days and one day before, once each. */
export async function announceKeyEnds(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    for (const { sellerId, slug, ...key } of await takeEndingApiKeys(tx)) await notifyOfKey(tx, { sellerId, slug, about: 'ending', key });
  });
}

export const announceKeyEndsJob: JobDefinition = {
  name: 'announce-key-ends',
  retries: 3,
  timeoutSeconds: 120,
  cron: '41 * * * *',
  handle: (_, ctx) => announceKeyEnds(ctx),
};
