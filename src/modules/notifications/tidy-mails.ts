import type { Context } from '#platform/context.ts';
import type { JobKind } from '#platform/jobs/jobs.ts';
import { deliverMailJob } from './deliver-mail.ts';
import { expireMails, forgetMails, takeForgottenMails } from './queries.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Longer than any pause between two attempts: a mail that waits longer has lost its job. */
const forgottenAfter = 3 * hour;
const contentKept = 30 * day;
const rowsKept = 180 * day;

/** Ends mails that are of no use any more, gives those without a job a new one, and forgets old ones. */
export async function tidyMails(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = (age: number) => new Date(now.getTime() - age);
  await expireMails(ctx.db, now);
  await ctx.transaction(async (tx) => {
    for (const mail of await takeForgottenMails(tx.db, before(forgottenAfter), now)) await tx.enqueue(deliverMailJob, { mail });
  });
  await forgetMails(ctx.db, { contentBefore: before(contentKept), rowsBefore: before(rowsKept) });
}

export const tidyMailsJob: JobKind = {
  name: 'tidy-mails',
  retries: 2,
  timeoutSeconds: 300,
  cron: '*/10 * * * *',
  handle: (_data, ctx) => tidyMails(ctx),
};
