import { notify } from '#modules/notifications/notify.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { markEscalated } from './queries.ts';
import { escalateAfterDays } from './return-rules.ts';

/** Notifies the operator once of returns that wait for an answer. */
export const escalateReturnsJob: JobDefinition = {
  name: 'escalate-returns',
  retries: 3,
  timeoutSeconds: 120,
  cron: '20 4 * * *',
  async handle(_, outside) {
    await outside.transaction(async (ctx) => {
      const now = ctx.now();
      const waiting = await markEscalated(ctx.db, new Date(now.getTime() - escalateAfterDays * 86_400_000), now);
      if (waiting.length === 0) return;
      await notify(
        ctx,
        { kind: 'operator', queue: 'returns' },
        {
          kind: 'returns-waiting',
          language: 'en',
          subject: `${waiting.length} ${waiting.length === 1 ? 'return waits' : 'returns wait'} for an answer`,
          blocks: [
            { type: 'heading', text: 'Returns without an answer' },
            { type: 'paragraph', text: `Nobody has decided about these for ${escalateAfterDays} days.` },
            { type: 'list', items: waiting.map((each) => each.number) },
          ],
        },
      );
    });
  },
};
