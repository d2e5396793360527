import { addOtherTerm, findTerm, otherTerm } from '#modules/catalog/vocabulary.ts';
import { isOpenDraft } from '#modules/drafts/is-open-draft.ts';
import { putTerm } from '#modules/drafts/put-term.ts';
import { notify } from '#modules/notifications/notify.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { type Proposal, type ProposedKind, wordIsKnown } from './contract.ts';
import { findKnownTerm } from './find-known-term.ts';
import { insertProposal, type ProposalEntry, readProposalsOf, readWaitingLike } from './queries.ts';
import { wordProposedMail } from './word-mail.ts';

const pageSize = 100;
const limit: RateLimit = { name: 'words proposed by shop', max: 30, seconds: 24 * 60 * 60 };

/** Gives a word as its shop and the operator see it. */
export async function toProposal(ctx: Context, entry: ProposalEntry): Promise<Proposal> {
  const { id, kind, label, reason, state, term, note, draftId, createdAt } = entry;
  const found = term === null ? undefined : await findTerm(ctx, kind, term);
  return {
    _id: id,
    ...{ kind, label, reason, state },
    ...(found ? { term: found.label } : {}),
    ...(note === null ? {} : { note }),
    ...(draftId === null ? {} : { draft: draftId }),
    createdAt: createdAt.toISOString(),
  };
}

/** Lists the words that the caller's shop proposed, the latest first. */
export async function listWords(ctx: Context): Promise<{ data: { words: Proposal[] } }> {
  const entries = await readProposalsOf(ctx.db, requireShop(ctx).sellerId, pageSize);
  const words: Proposal[] = [];
  for (const entry of entries) words.push(await toProposal(ctx, entry));
  return { data: { words } };
}

interface NewWord {
  kind: ProposedKind;
  en: string;
  hi: string;
  reason: string;
  draft?: string | undefined;
  /** `other`: the draft says so until the word is decided. */
  meanwhile: 'other' | 'wait';
}

/**
 * Proposes a word of the caller's shop. The same one twice is one.
 * @throws {DomainError} CONFLICT where the vocabulary has a term for it, NOT_FOUND for a draft that is not
 * open or of another shop, TOO_MANY_REQUESTS
 */
export async function proposeWord(ctx: Context, word: NewWord): Promise<{ data: { word: Proposal } }> {
  const { kind, en, hi, reason, draft, meanwhile } = word;
  const { sellerId, slug } = requireShop(ctx);
  await consumeRateLimit(ctx, limit, sellerId);
  const label = { en, hi };
  const term = await findKnownTerm(ctx, kind, label);
  if (term !== undefined) throw wordIsKnown({ term });
  return ctx.transaction(async (tx) => {
    if (draft !== undefined) await standIn(tx, { kind, label, draft, sellerId, isOther: meanwhile === 'other' });
    const entry = { id: newId(), sellerId, draftId: draft ?? null, kind, label, reason, createdAt: tx.now() };
    const added = await insertProposal(tx.db, entry);
    if (added) await notify(tx, { kind: 'operator', queue: 'support' }, wordProposedMail({ ...entry, slug }));
    const known = added ?? (await readWaitingLike(tx.db, { sellerId, kind, en }));
    if (!known) throw new DomainError('CONFLICT');
    return { data: { word: await toProposal(tx, known) } };
  });
}

/** Has an open draft say “other”, or only proves that it is there. @throws {DomainError} NOT_FOUND */
async function standIn(
  tx: Context,
  { kind, label, draft, sellerId, isOther }: Pick<ProposalEntry, 'kind' | 'label' | 'sellerId'> & { draft: string; isOther: boolean },
): Promise<void> {
  // A colour is written as it is called: nothing has to stand in for it.
  if (!isOther || kind === 'color') {
    if (!(await isOpenDraft(tx, draft, sellerId))) throw new DomainError('NOT_FOUND');
    return;
  }
  await addOtherTerm(tx, kind);
  const term = { slug: otherTerm, label };
  if (!(await putTerm(tx, { draft, sellerId, kind, word: label, term, standIn: otherTerm }))) throw new DomainError('NOT_FOUND');
}
