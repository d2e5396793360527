import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deliverMailJob } from './deliver-mail.ts';
import { claimStalledMails, expireMails, purgeInbox, purgeMails } from './queries.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Longer than any delay between two attempts: a mail that waits longer has lost its job. */
const stalledAfterMs = 3 * hour;
const contentRetentionMs = 30 * day;
const rowRetentionMs = 180 * day;

/** Expires mails that are of no use any more, re-enqueues those that lost their job, and deletes old ones. */
export async function cleanUpMails(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await expireMails(ctx.db, now);
  await ctx.transaction(async (tx) => {
    for (const mail of await claimStalledMails(tx.db, before(stalledAfterMs), now)) await tx.enqueue(deliverMailJob, { mail });
  });
  await purgeMails(ctx.db, { contentBefore: before(contentRetentionMs), rowsBefore: before(rowRetentionMs) });
  await purgeInbox(ctx.db, before(rowRetentionMs));
}

export const cleanUpMailsJob: JobDefinition = {
  name: 'tidy-mails',
  retries: 2,
  timeoutSeconds: 300,
  cron: '*/10 * * * *',
  handle: (_data, ctx) => cleanUpMails(ctx),
};
