import { addTerm, findTerm, findTermNamed, otherTerm } from '#modules/catalog/vocabulary.ts';
import { putTerm } from '#modules/drafts/put-term.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import { slugify } from '#shared/slug.ts';
import { type DeskProposal, type ProposalState, type WordDecision, wordIsKnown } from './contract.ts';
import { toProposal } from './propose-word.ts';
import { lockProposals, type ProposalEntry, readDeskProposals, updateProposal } from './queries.ts';
import { wordDecidedMail } from './word-mail.ts';

type DeskWords = Promise<{ data: { words: DeskProposal[] } }>;

const pageSize = 200;
const stateAfter: Record<WordDecision, ProposalState> = { accept: 'accepted', merge: 'merged', refuse: 'refused' };

/** Lists words of all shops in a state, the longest waiting first. */
export async function listDeskWords(ctx: Context, { state }: { state: ProposalState }): DeskWords {
  const words: DeskProposal[] = [];
  for (const entry of await readDeskProposals(ctx.db, state, pageSize)) words.push({ ...(await toProposal(ctx, entry)), shop: entry.shop });
  return { data: { words } };
}

export interface DecidedWord {
  word: string;
  decision: WordDecision;
  /** Slug of the term to merge it into. */
  term?: string | undefined;
  label?: Required<Localized> | undefined;
  note?: Localized | undefined;
}

/** Adds the term of a word. @throws {DomainError} CONFLICT where the vocabulary has it, by name or slug */
async function acceptTerm(tx: Context, { kind }: ProposalEntry, label: Required<Localized>) {
  const slug = slugify(label.en);
  const known = (await findTermNamed(tx, kind, [label.en, label.hi])) ?? (await findTerm(tx, kind, slug));
  if (known) throw wordIsKnown({ term: known.slug });
  return { slug: await addTerm(tx, kind, label), label };
}

/** Finds the term that a word is merged into. @throws {DomainError} INVALID_INPUT */
async function mergeTerm(tx: Context, { kind }: ProposalEntry, slug: string | undefined) {
  const term = slug === undefined || slug === otherTerm ? undefined : await findTerm(tx, kind, slug);
  if (!term) throw new DomainError('INVALID_INPUT', { term: slug === undefined ? 'missing' : 'unknown' });
  return term;
}

/** Decides one proposal, brings its term to the draft that misses it, and tells the shop. */
async function settle(
  tx: Context,
  entry: ProposalEntry,
  { state, term, note }: { state: ProposalState; term: { slug: string; label: Localized } | undefined; note: Localized | undefined },
): Promise<void> {
  const { id, sellerId, draftId: draft, kind, label: word } = entry;
  await updateProposal(tx.db, id, { state, term: term?.slug ?? null, note: note ?? null, decidedAt: tx.now() });
  const isThere = term && draft !== null ? await putTerm(tx, { draft, sellerId, kind, word, term, standIn: otherTerm }) : false;
  const slug = (await findShop(tx, sellerId))?.slug ?? '';
  const news = { slug, word, state, term: term?.label, note, draft: isThere ? draft : null };
  await notifyTeam(tx, { sellerId, topic: 'drafts', compose: (language) => wordDecidedMail(tx, news, language) });
}

/**
 * Makes a proposed word a term, merges it into one, or refuses it. The same word of other shops is decided
 * with it unless it is refused.
 * @returns the words that still wait
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, CONFLICT where the vocabulary has the new term, INVALID_INPUT
 * without a note or a term
 */
export async function decideWord(ctx: Context, { word, decision, term, label, note }: DecidedWord): DeskWords {
  if (decision === 'refuse' && !note) throw new DomainError('INVALID_INPUT', { note: 'missing' });
  await ctx.transaction(async (tx) => {
    const [named, ...same] = await lockProposals(tx.db, word);
    if (named?.id !== word) throw new DomainError('NOT_FOUND');
    if (named.state !== 'waiting') throw new DomainError('WRONG_STATE', { state: named.state });
    if (decision === 'refuse') return settle(tx, named, { state: 'refused', term: undefined, note });
    const chosen = decision === 'accept' ? await acceptTerm(tx, named, label ?? named.label) : await mergeTerm(tx, named, term);
    await settle(tx, named, { state: stateAfter[decision], term: chosen, note });
    for (const each of same) await settle(tx, each, { state: 'merged', term: chosen, note });
  });
  return listDeskWords(ctx, { state: 'waiting' });
}
