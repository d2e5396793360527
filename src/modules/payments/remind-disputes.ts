import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { changeDispute, lockDisputeById, readEndingTerms } from './dispute-queries.ts';
import { remindersDue } from './dispute-rules.ts';
import { notifyDisputeTerm } from './notify-dispute.ts';

/** Reminds the operator of one dispute, once for each step of its term, however late the job runs. */
async function remind(tx: Context, id: string): Promise<void> {
  const dispute = await lockDisputeById(tx.db, id);
  if (dispute?.state !== 'open' || dispute.respondBy === null) return;
  const due = remindersDue(dispute.respondBy, tx.now());
  if (due <= dispute.reminders) return;
  await changeDispute(tx.db, id, { reminders: due });
  await notifyDisputeTerm(tx, dispute, tx.now() >= dispute.respondBy);
}

export const remindDisputesJob: JobDefinition = {
  name: 'remind-disputes',
  retries: 1,
  timeoutSeconds: 120,
  cron: '41 * * * *',
  async handle(_, ctx) {
    for (const id of await readEndingTerms(ctx.db)) await ctx.transaction((tx) => remind(tx, id));
  },
};
