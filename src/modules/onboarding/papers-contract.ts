import { z } from 'zod';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { inBothLanguages, onboardingTag, requirementKey, wrongState } from './desk-contract.ts';
import { giClaim, giClaimsContract } from './gi-claims-contract.ts';
import { paperReasons, paperStates } from './paper-rules.ts';
import { shop } from './shop-contract.ts';

const tags = [onboardingTag.name];
const id = z.string().max(40);

const paper = z.object({
  _id: z.string(),
  requirement: z.string(),
  state: z.enum(paperStates),
  sentAt: z.string(),
  stateAt: z.string(),
  hasFile: z.boolean(),
  bytes: z.int().optional(),
  until: z.string().optional().meta({ description: 'The last day on which it is accepted, in India' }),
  reasons: z.array(z.object({ reason: z.enum(paperReasons), label: localized })),
  note: localized.optional().meta({ description: 'Words of the operator' }),
  claim: giClaim.optional().meta({ description: 'The right to a GI mark that it is to prove' }),
});
export type PaperView = z.infer<typeof paper>;

const deskPaper = paper.extend({ shop: z.string() });
export type DeskPaper = z.infer<typeof deskPaper>;
const deskPapers = z.object({ data: z.object({ papers: z.array(deskPaper) }) });

const note = inBothLanguages(1_000);

/** Papers of shops: PDF or photograph, for its owners and managers and for the operator alone. */
export const papersContract = {
  ...giClaimsContract,
  listPapers: shopEndpoint('papers')
    .route({ method: 'GET', path: '/shops/{shop}/papers', summary: 'The papers of a shop that are not over, the latest first', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ papers: z.array(paper) }) })),
  sendPaper: shopEndpoint('papers')
    .meta({ takesFile: true })
    .errors(declareErrors('SELLER_NOT_FOUND', 'CONFLICT', 'UNREADABLE_IMAGE', 'UNREADABLE_DOCUMENT', 'LOCKED_DOCUMENT', wrongState))
    .route({
      method: 'POST',
      path: '/shops/{shop}/papers/{requirement}',
      summary: 'Send a paper that the operator asks for',
      description:
        'The body is the file itself, a PDF as `application/octet-stream` or a picture, or a form with it. It takes the place of one that waits; one that is accepted counts until this one is.',
      tags,
    })
    .input(z.object({ shop, requirement: z.string().max(40) }))
    .output(z.object({ data: z.object({ paper: z.string() }) })),
  getPaperFile: shopEndpoint('papers')
    .meta({ work: 'document', download: true })
    .route({ method: 'GET', path: '/shops/{shop}/papers/{paper}/file', summary: 'The file of a paper of a shop', tags })
    .input(z.object({ shop, paper: id }))
    .output(z.file()),
  withdrawPaper: shopEndpoint('papers')
    .errors(declareErrors('SELLER_NOT_FOUND', wrongState))
    .route({ method: 'POST', path: '/shops/{shop}/papers/{paper}/withdraw', summary: 'Take a paper back; its file is removed', tags })
    .input(z.object({ shop, paper: id }))
    .output(z.object({ status: z.literal('success') })),
  listDeskPapers: deskEndpoint('people')
    .route({
      method: 'GET',
      path: '/desk/papers',
      summary: 'Papers of shops, the longest waiting first',
      description: 'Without a state or a shop: those that wait for a decision, 200 at most.',
      tags,
    })
    .input(z.object({ state: z.enum(paperStates).optional(), shop: shop.optional() }))
    .output(deskPapers),
  openDeskPaper: deskEndpoint('people')
    .meta({ work: 'document', download: true })
    .route({ method: 'GET', path: '/desk/papers/{paper}/file', summary: 'The file of a paper; each look is recorded', tags })
    .input(z.object({ paper: id }))
    .output(z.file()),
  decidePaper: deskEndpoint('people')
    .errors(declareErrors('SELLER_NOT_FOUND', wrongState))
    .route({
      method: 'POST',
      path: '/desk/papers/{paper}/decisions',
      summary: 'Accept a paper, or send it back',
      description: 'Sending it back needs a picked reason. Owners and managers of the shop are mailed.',
      tags,
    })
    .input(
      z.object({
        paper: id,
        decision: z.enum(['accept', 'send-back']),
        until: z.iso
          .date()
          .optional()
          .meta({ description: 'The last day on which it counts; without it, for good, or as long as the registration of a GI mark' }),
        reasons: z.array(z.enum(paperReasons)).max(paperReasons.length).optional(),
        note: note.optional(),
      }),
    )
    .output(deskPapers),
  waivePaper: deskEndpoint('people')
    .errors(declareErrors('SELLER_NOT_FOUND', wrongState))
    .route({ method: 'POST', path: '/desk/papers/waivers', summary: 'Do without a paper of a shop, and say why', tags })
    .input(z.object({ shop, requirement: requirementKey, note }))
    .output(deskPapers),
};
