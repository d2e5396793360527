import { z } from 'zod';
import { changedMeanwhile } from '#modules/catalog/shop-contract.ts';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { deskRow, draft, draftBody, draftRow, draftsTag, reviewReasons } from './draft-contract.ts';
import { reviewDecisions } from './draft-rules.ts';
import { altOfPhoto, maxDraftPhotos, photoPower } from './photos-contract.ts';
import { versionsContract } from './versions-contract.ts';

const tags = [draftsTag.name];
const shop = z.string().max(80);
const id = z.string().max(40);
const version = z.coerce.number().int().min(1);
const one = z.object({ data: z.object({ draft }) });
const changes = shopEndpoint('drafts')
  .meta({ bodyLimit: 128 * 1024 })
  .errors(declareErrors('NOT_FOUND', 'WRONG_STATE', changedMeanwhile));

const photo = z.string().max(40);
const photoChanges = shopEndpoint(photoPower).errors(declareErrors('NOT_FOUND', 'WRONG_STATE'));

export const draftsContract = {
  ...versionsContract,
  listDrafts: shopEndpoint('drafts')
    .route({ method: 'GET', path: '/shops/{shop}/drafts', summary: 'The drafts of the shop that are not applied, the latest first', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ drafts: z.array(draftRow) }) })),
  openDraft: shopEndpoint('drafts')
    .errors(declareErrors('PRODUCT_NOT_FOUND', 'NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/drafts',
      summary: 'Begin a draft of a new product, or of changes to one',
      description:
        'Changes of a product join its open draft, which is answered. `copyOf` begins a new product with the words, the price and the photographs of another, `copyOfDraft` with those of a draft.',
      tags,
    })
    .input(z.object({ shop, product: id.optional(), copyOf: id.optional(), copyOfDraft: id.optional() }))
    .output(one),
  getDraft: shopEndpoint('drafts')
    .errors(declareErrors('NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/drafts/{draft}', summary: 'A draft of the shop with its reviews', tags })
    .input(z.object({ shop, draft: id }))
    .output(one),
  saveDraft: changes
    .route({
      method: 'POST',
      path: '/shops/{shop}/drafts/{draft}',
      summary: 'Save a draft as it is',
      description: 'Nothing has to be complete. One that was sent stays sent, with a new date.',
      tags,
    })
    .input(z.object({ shop, draft: id, version, body: draftBody }))
    .output(one),
  moveDraft: changes
    .route({ method: 'POST', path: '/shops/{shop}/drafts/{draft}/steps', summary: 'Send a draft to be reviewed, or drop it', tags })
    .input(z.object({ shop, draft: id, version, event: z.enum(['submit', 'withdraw']) }))
    .output(one),
  addPhoto: photoChanges
    .meta({ takesFile: true })
    .errors(declareErrors('UNREADABLE_IMAGE'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/drafts/{draft}/photos',
      summary: `Upload a photograph of a draft, at most ${maxDraftPhotos}`,
      description:
        'The body is the picture itself, or a form with it. The same file is taken once. Nobody else sees it until the draft is approved. With `replaces` it takes the position, the description and the colour of another, which is taken out.',
      tags,
    })
    .input(z.object({ shop, draft: id, replaces: photo.optional() }))
    .output(z.object({ data: z.object({ photo: z.string(), draft }) })),
  arrangePhotos: photoChanges
    .route({
      method: 'POST',
      path: '/shops/{shop}/drafts/{draft}/photos/order',
      summary: 'Put the photographs of a draft in order, and describe them',
      description: 'Those that are not named stay behind the others, as they are.',
      tags,
    })
    .input(z.object({ shop, draft: id, photos: z.array(z.object({ photo, alt: altOfPhoto.optional() })).max(2 * maxDraftPhotos) }))
    .output(one),
  movePhoto: photoChanges
    .route({
      method: 'POST',
      path: '/shops/{shop}/drafts/{draft}/photos/{photo}/steps',
      summary: 'Take a photograph out of a draft, or put it back within an hour',
      tags,
    })
    .input(z.object({ shop, draft: id, photo, event: z.enum(['remove', 'restore']) }))
    .output(one),
  listSubmitted: deskEndpoint('catalog')
    .route({ method: 'GET', path: '/desk/drafts', summary: 'Drafts that wait for a review, the longest waiting first', tags })
    .output(z.object({ data: z.object({ drafts: z.array(deskRow) }) })),
  getSubmitted: deskEndpoint('catalog')
    .errors(declareErrors('NOT_FOUND'))
    .route({ method: 'GET', path: '/desk/drafts/{draft}', summary: 'A draft of any shop', tags })
    .input(z.object({ draft: id }))
    .output(one),
  reviewDraft: deskEndpoint('catalog')
    .errors(declareErrors('NOT_FOUND', 'PRODUCT_NOT_FOUND', 'WRONG_STATE', changedMeanwhile))
    .route({
      method: 'POST',
      path: '/desk/drafts/{draft}/reviews',
      summary: 'Approve a draft, send it back or refuse it',
      description: 'An approved one is the product at once. Otherwise a picked reason is needed; the shop is told.',
      tags,
    })
    .input(
      z.object({
        draft: id,
        version: version.optional().meta({ description: 'The one that was read; another one since is a conflict' }),
        photosVersion: version.optional().meta({ description: 'That of the photographs, the same way' }),
        decision: z.enum(reviewDecisions),
        reasons: z.array(z.enum(reviewReasons)).max(reviewReasons.length).optional(),
        note: z.object({ en: z.string().trim().min(1).max(1_000), hi: z.string().trim().min(1).max(1_000) }).optional(),
      }),
    )
    .output(one),
};
