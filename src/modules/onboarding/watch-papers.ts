import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { notify } from '#modules/notifications/notify.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { deleteGiClaimsOfClosedShops } from './gi-claim-queries.ts';
import { findGiRequirement } from './gi-claims.ts';
import { deletePaperFilesJob } from './paper-files.ts';
import { paperDecidedMail, papersWaitingMail } from './paper-mail.ts';
import { deletePapersOfClosedShops, lockEndingPapers, readNeededFiles, readWaitingPapers, updatePaper } from './paper-queries.ts';
import { paperEscalationDays, paperReminderDays, paperRetentionDays } from './paper-rules.ts';
import { listRequirements } from './requirements.ts';

const dayMs = 86_400_000;
/** Longer than any upload may take. */
const unlistedAfterMs = 60 * 60_000;

/** Ends accepted papers whose day is over, and tells shops of those that soon end. */
async function endPapers(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = tx.now();
    const today = dayInIndia(now);
    const soon = dayInIndia(new Date(now.getTime() + paperReminderDays * dayMs));
    const due = await lockEndingPapers(tx.db, today, soon);
    const titles = new Map((await listRequirements(tx)).map((each) => [each.key, each]));
    const ended = due.filter(({ until }) => until !== null && until < today);
    for (const { id, sellerId, slug, requirement: key, until } of due) {
      const isOver = until !== null && until < today;
      await updatePaper(tx.db, id, isOver ? { state: 'expired', stateAt: now } : { remindedAt: now });
      const requirement = titles.get(key) ?? (await findGiRequirement(tx, key));
      // Ends in silence what is no longer asked for.
      if (!requirement) continue;
      const news = { slug, requirement, about: isOver ? 'expired' : 'ending', until: until ?? undefined } as const;
      await notifyTeam(tx, { sellerId, power: 'papers', compose: (language) => paperDecidedMail(tx, news, language) });
    }
    const waiting = await readWaitingPapers(tx.db, new Date(now.getTime() - paperEscalationDays * dayMs));
    const forOperator = [...waiting, ...ended.map((each) => ({ ...each, state: 'expired' }))];
    if (forOperator.length > 0) await notify(tx, { kind: 'operator', queue: 'support' }, papersWaitingMail(forOperator));
  });
}

/** Deletes papers and claims of shops that closed long ago, and files without a paper that needs them. */
async function sweepPapers(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.transaction(async (tx) => {
    const before = new Date(now - paperRetentionDays * dayMs);
    const ids = await deletePapersOfClosedShops(tx.db, before);
    await deleteGiClaimsOfClosedShops(tx.db, before);
    if (ids.length > 0) await tx.enqueue(deletePaperFilesJob, { ids });
  });
  const files = await ctx.media.documents.list(new Date(now - unlistedAfterMs));
  const needed = await readNeededFiles(ctx.db, files);
  for (const id of files) if (!needed.has(id)) await ctx.media.documents.remove(id);
}

/** Does what the day asks of the papers of shops. */
export async function watchPapers(ctx: Context): Promise<void> {
  await endPapers(ctx);
  await sweepPapers(ctx);
}

export const watchPapersJob: JobDefinition = {
  name: 'watch-papers',
  retries: 3,
  timeoutSeconds: 300,
  cron: '50 4 * * *',
  handle: (_, ctx) => watchPapers(ctx),
};
