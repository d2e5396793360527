import { endGiMark } from '#modules/catalog/gi-marks.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { markOfPaper } from './gi-claims.ts';
import { deletePaperFilesJob, openPaper } from './paper-files.ts';
import { type Paper, readPaper, readPapers, updatePaper } from './paper-queries.ts';
import { livingPaperStates, paperReasonLabels, paperTransitions } from './paper-rules.ts';
import type { PaperView } from './papers-contract.ts';
import { recordPaper } from './send-paper.ts';

/** Gives a paper as its shop and the operator see it. */
export const toPaperView = ({ id, requirement, state, type, bytes, sentAt, stateAt, until, reasons, note, claim }: Paper): PaperView => ({
  _id: id,
  requirement,
  state,
  sentAt: sentAt.toISOString(),
  stateAt: stateAt.toISOString(),
  hasFile: type !== null,
  reasons: reasons.map((reason) => ({ reason, label: paperReasonLabels[reason] })),
  ...(bytes === null ? {} : { bytes }),
  ...(until === null ? {} : { until }),
  ...(note === null ? {} : { note }),
  ...(claim === null ? {} : { claim }),
});

/** Lists the papers of the caller's shop that are not over, the latest first. */
export async function listPapers(ctx: Context): Promise<{ data: { papers: PaperView[] } }> {
  return { data: { papers: (await readPapers(ctx.db, requireShop(ctx).sellerId)).map(toPaperView) } };
}

/** Opens the file of a paper of the caller's shop. @throws {DomainError} NOT_FOUND, SERVICE_UNAVAILABLE */
export async function getPaperFile(ctx: Context, { paper }: { paper: string }): Promise<File> {
  const found = await readPaper(ctx.db, paper, requireShop(ctx).sellerId);
  if (!found || !livingPaperStates.includes(found.state)) throw new DomainError('NOT_FOUND');
  return openPaper(ctx, found);
}

/**
 * Takes a paper of the caller's shop back; its file is removed.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE
 */
export async function withdrawPaper(ctx: Context, { paper }: { paper: string }): Promise<{ status: 'success' }> {
  const { sellerId, slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    await lockShop(tx, slug);
    const found = await readPaper(tx.db, paper, sellerId);
    if (!found) throw new DomainError('NOT_FOUND');
    const state = paperTransitions[found.state].withdraw;
    if (!state) throw new DomainError('WRONG_STATE', { state: found.state });
    await updatePaper(tx.db, paper, { state, stateAt: tx.now() });
    const mark = markOfPaper(found.requirement);
    if (mark !== undefined && found.state === 'accepted') await endGiMark(tx, sellerId, mark);
    await tx.enqueue(deletePaperFilesJob, { ids: [paper] });
    await recordPaper(tx, sellerId, found.requirement, 'withdrawn');
  });
  return { status: 'success' };
}
