import { verifyGiMark } from '#modules/catalog/gi-marks.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { findSellerId } from '#modules/sellers/find-seller-id.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { lockShop } from '#modules/sellers/lock-shop.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { markOfPaper } from './gi-claims.ts';
import type { GiClaim } from './gi-claims-contract.ts';
import { deletePaperFilesJob, openPaper } from './paper-files.ts';
import { paperDecidedMail } from './paper-mail.ts';
import { insertPaper, readDeskPapers, readPaper, readPapers, updatePaper } from './paper-queries.ts';
import { livingPaperStates, type PaperReason, type PaperState, paperTransitions } from './paper-rules.ts';
import type { DeskPaper } from './papers-contract.ts';
import type { Requirement } from './requirements.ts';
import { recordPaper, requireDocumented } from './send-paper.ts';
import { toPaperView } from './shop-papers.ts';

type Papers = Promise<{ data: { papers: DeskPaper[] } }>;

/** Papers in one answer. */
const pageSize = 200;

/** Lists papers of shops, the longest waiting first; without a filter those that wait for a decision. */
export async function listDeskPapers(
  ctx: Context,
  { state, shop: slug }: { state?: PaperState | undefined; shop?: string | undefined } = {},
): Papers {
  const filter = { slug, state: state ?? (slug === undefined ? 'sent' : undefined), limit: pageSize };
  const rows = await readDeskPapers(ctx.db, filter);
  return { data: { papers: rows.map((row) => ({ ...toPaperView(row), shop: row.slug })) } };
}

/**
 * Opens the file of a paper for the operator. Each time is recorded, before it is read.
 * @throws {DomainError} NOT_FOUND, SERVICE_UNAVAILABLE
 */
export async function openDeskPaper(ctx: Context, { paper }: { paper: string }): Promise<File> {
  const found = await readPaper(ctx.db, paper);
  if (!found || !livingPaperStates.includes(found.state)) throw new DomainError('NOT_FOUND');
  const { sellerId: id, requirement } = found;
  await ctx.record({ kind: 'paper-read', outcome: 'success', target: { kind: 'seller', id }, after: { requirement } });
  return openPaper(ctx, found);
}

/** A decision of the operator about a paper. */
export interface PaperDecision {
  paper: string;
  decision: 'accept' | 'send-back';
  /** ISO date of the last day on which it counts. */
  until?: string | undefined;
  reasons?: readonly PaperReason[] | undefined;
  note?: Localized | undefined;
}

/**
 * Gives the last day of a paper that is accepted: that of a GI mark counts no longer than its registration.
 * @throws {DomainError} INVALID_INPUT for a day after that
 */
function endOf({ claim }: { claim: GiClaim | null }, until: string | undefined): string | null {
  if (claim && until !== undefined && until > claim.until) throw new DomainError('INVALID_INPUT', { until: 'late' });
  return until ?? claim?.until ?? null;
}

/** Ends papers of a requirement that counted, whose place another one takes. */
async function replaceCounting(tx: Context, sellerId: string, requirement: string): Promise<void> {
  const over = (await readPapers(tx.db, sellerId, requirement)).filter(({ state }) => state === 'accepted' || state === 'waived');
  for (const { id } of over) await updatePaper(tx.db, id, { state: 'replaced', stateAt: tx.now() });
  if (over.length > 0) await tx.enqueue(deletePaperFilesJob, { ids: over.map(({ id }) => id) });
}

async function notifyShop(
  tx: Context,
  given: { sellerId: string; slug: string; requirement: Requirement; about: 'accepted' | 'sent-back' | 'waived' } & Pick<
    PaperDecision,
    'until' | 'reasons' | 'note'
  >,
): Promise<void> {
  const { sellerId, ...about } = given;
  await notifyTeam(tx, { sellerId, power: 'papers', compose: (language) => paperDecidedMail(tx, about, language) });
}

/**
 * Accepts a paper, for good or until a day, or sends it back with a picked reason. The shop is told.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, INVALID_INPUT without a reason, or for a day that is over
 */
export async function decidePaper(ctx: Context, { paper, decision, until, note, ...picked }: PaperDecision): Papers {
  const reasons = decision === 'accept' ? [] : [...new Set(picked.reasons)];
  if (decision === 'send-back' && reasons.length === 0) throw new DomainError('INVALID_INPUT', { reasons: 'missing' });
  if (until !== undefined && until < dayInIndia(ctx.now())) throw new DomainError('INVALID_INPUT', { until: 'over' });
  const seen = await readPaper(ctx.db, paper);
  const slug = seen && (await findShop(ctx, seen.sellerId))?.slug;
  if (slug === undefined) throw new DomainError('NOT_FOUND');
  await ctx.transaction(async (tx) => {
    const { id: sellerId } = await lockShop(tx, slug);
    const found = await readPaper(tx.db, paper);
    // Read again with the shop held. An accepted one is replaced by the next, never accepted twice.
    const state = found?.state === 'sent' ? paperTransitions.sent[decision] : undefined;
    if (!found || !state) throw new DomainError('WRONG_STATE', { state: found?.state ?? '' });
    const { requirement: key } = found;
    const requirement = await requireDocumented(tx, sellerId, key);
    if (decision === 'accept') await replaceCounting(tx, sellerId, key);
    const end = decision === 'accept' ? endOf(found, until) : null;
    const mark = markOfPaper(key);
    if (mark !== undefined && end !== null) await verifyGiMark(tx, sellerId, mark, end);
    await updatePaper(tx.db, paper, { state, stateAt: tx.now(), until: end, reasons, note: note ?? null });
    await notifyShop(tx, {
      sellerId,
      slug,
      requirement,
      about: decision === 'accept' ? 'accepted' : 'sent-back',
      until: end ?? undefined,
      reasons,
      note,
    });
    await recordPaper(tx, sellerId, key, decision === 'accept' ? 'accepted' : 'sent back');
  });
  return listDeskPapers(ctx, { shop: slug });
}

/**
 * Does without a paper of a shop. The shop is told why.
 * @throws {DomainError} SELLER_NOT_FOUND, NOT_FOUND for a requirement that is no paper, WRONG_STATE
 */
export async function waivePaper(
  ctx: Context,
  { shop: slug, requirement: key, note }: { shop: string; requirement: string; note: Localized },
): Papers {
  if ((await findSellerId(ctx, slug)) === undefined) throw new DomainError('SELLER_NOT_FOUND');
  // The right to a mark is proved, or it is not claimed.
  if (markOfPaper(key) !== undefined) throw new DomainError('NOT_FOUND');
  await ctx.transaction(async (tx) => {
    const { id: sellerId } = await lockShop(tx, slug);
    const requirement = await requireDocumented(tx, sellerId, key);
    await replaceCounting(tx, sellerId, key);
    const now = tx.now();
    await insertPaper(tx.db, { id: newId(), sellerId, requirement: key, state: 'waived', note, sentAt: now, stateAt: now });
    await notifyShop(tx, { sellerId, slug, requirement, about: 'waived', note });
    await recordPaper(tx, sellerId, key, 'waived');
  });
  return listDeskPapers(ctx, { shop: slug });
}
