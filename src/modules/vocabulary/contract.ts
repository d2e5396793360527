import { z } from 'zod';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';

export const vocabularyTag = { name: 'Vocabulary', description: 'Words that shops propose for materials, techniques and colours.' };
const tags = [vocabularyTag.name];

export const proposedKinds = ['material', 'technique', 'color'] as const;
export type ProposedKind = (typeof proposedKinds)[number];

export const proposalStates = ['waiting', 'accepted', 'merged', 'refused'] as const;
/** Standing of a word. `merged`: the vocabulary had a term for it. */
export type ProposalState = (typeof proposalStates)[number];

export const wordDecisions = ['accept', 'merge', 'refuse'] as const;
export type WordDecision = (typeof wordDecisions)[number];

/** The vocabulary has a term for it already. */
export const wordIsKnown = defineError('CONFLICT', { term: z.string().meta({ description: 'Slug of the term' }) });

const word = z.string().trim().min(1).max(60);
const proposal = z.object({
  _id: z.string(),
  kind: z.enum(proposedKinds),
  label: localized,
  reason: z.string(),
  state: z.enum(proposalStates),
  term: localized.optional().meta({ description: 'The term to choose in its stead' }),
  note: localized.optional(),
  draft: z.string().optional(),
  createdAt: z.string(),
});
export type Proposal = z.infer<typeof proposal>;

const deskProposal = proposal.extend({ shop: z.string() });
export type DeskProposal = z.infer<typeof deskProposal>;
const deskProposals = z.object({ data: z.object({ words: z.array(deskProposal) }) });

const shop = z.string().max(80);
const id = z.string().max(40);

export const vocabularyContract = {
  listWords: shopEndpoint('drafts')
    .route({ method: 'GET', path: '/shops/{shop}/words', summary: 'Words that the shop proposed, the latest first', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ words: z.array(proposal) }) })),
  proposeWord: shopEndpoint('drafts')
    .errors(declareErrors('NOT_FOUND', wordIsKnown))
    .route({
      method: 'POST',
      path: '/shops/{shop}/words',
      summary: 'Propose a word that is missing among the choices of a product',
      description:
        'A word that the vocabulary has, in other letters or by a synonym, is refused with the term to choose. `meanwhile: other` has the draft say “other” until it is decided.',
      tags,
    })
    .input(
      z.object({
        shop,
        kind: z.enum(proposedKinds),
        en: word,
        hi: word,
        reason: z.string().trim().min(1).max(500),
        draft: id.optional(),
        meanwhile: z.enum(['other', 'wait']).default('wait'),
      }),
    )
    .output(z.object({ data: z.object({ word: proposal }) })),
  listDeskWords: deskEndpoint('catalog')
    .route({ method: 'GET', path: '/desk/words', summary: 'Proposed words, the longest waiting first', tags })
    .input(z.object({ state: z.enum(proposalStates).default('waiting') }))
    .output(deskProposals),
  decideWord: deskEndpoint('catalog')
    .errors(declareErrors('NOT_FOUND', 'WRONG_STATE', wordIsKnown))
    .route({
      method: 'POST',
      path: '/desk/words/{word}/decisions',
      summary: 'Make a word a term, merge it into one, or refuse it',
      description:
        'The same word of other shops is decided with it, unless it is refused. Open drafts get the term; the shops are told. Refusing needs a note.',
      tags,
    })
    .input(
      z.object({
        word: id,
        decision: z.enum(wordDecisions),
        term: z.string().max(80).optional().meta({ description: 'Slug of the term to merge it into' }),
        label: z.object({ en: word, hi: word }).optional().meta({ description: 'Better words for the new term' }),
        note: z.object({ en: z.string().trim().min(1).max(1_000), hi: z.string().trim().min(1).max(1_000) }).optional(),
      }),
    )
    .output(deskProposals),
};
