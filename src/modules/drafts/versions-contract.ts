import { z } from 'zod';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { comparedTexts } from './compare-rules.ts';
import { draft, draftBody, draftsTag } from './draft-contract.ts';
import { altOfPhoto, draftPhoto } from './photos-contract.ts';

const tags = [draftsTag.name];

const comparedPhoto = draftPhoto
  .pick({ base: true, widths: true, width: true, height: true, placeholder: true, state: true })
  .extend({ alt: altOfPhoto });
export type ComparedPhoto = z.infer<typeof comparedPhoto>;

const comparison = z.object({
  before: draftBody,
  after: draftBody,
  texts: z
    .array(
      z.object({
        field: z.enum(comparedTexts),
        language: z.enum(['en', 'hi']),
        parts: z.array(z.object({ text: z.string(), change: z.enum(['added', 'removed']).optional() })),
      }),
    )
    .meta({ description: 'Texts that differ, word by word' }),
  photos: z.object({ before: z.array(comparedPhoto), after: z.array(comparedPhoto) }),
});
export type Comparison = z.infer<typeof comparison>;

const version = z.object({
  number: z.int(),
  at: z.string(),
  title: localized,
  by: z.string().optional().meta({ description: 'The name of the member who sent it, while in the team' }),
});
export type VersionRow = z.infer<typeof version>;

/** The product has an open draft already, whose words would be lost. */
export const draftIsOpen = defineError('CONFLICT', { draft: z.string().meta({ description: 'The draft that is open' }) });

const shop = z.string().max(80);
const product = z.string().max(40);
const number = z.coerce.number().int().min(1);
const compared = z.object({ data: z.object({ comparison }) });

/** Endpoints of versions of products, and of what a draft changes. */
export const versionsContract = {
  listVersions: shopEndpoint('drafts')
    .errors(declareErrors('PRODUCT_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/versions',
      summary: 'What a product was each time a draft was applied, the latest 50',
      tags,
    })
    .input(z.object({ shop, product }))
    .output(z.object({ data: z.object({ title: localized, versions: z.array(version) }) })),
  compareVersion: shopEndpoint('drafts')
    .errors(declareErrors('PRODUCT_NOT_FOUND', 'NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/shops/{shop}/products/{product}/versions/{number}',
      summary: 'A version of a product beside the one before',
      tags,
    })
    .input(z.object({ shop, product, number }))
    .output(z.object({ data: z.object({ version, hasBefore: z.boolean(), comparison }) })),
  restoreVersion: shopEndpoint('drafts')
    .errors(declareErrors('PRODUCT_NOT_FOUND', 'NOT_FOUND', draftIsOpen))
    .route({
      method: 'POST',
      path: '/shops/{shop}/products/{product}/versions/{number}/draft',
      summary: 'Begin a draft with the words, the variants and the photographs of an old version',
      description: 'Price and stock stay as they are. Refused while the product has an open draft.',
      tags,
    })
    .input(z.object({ shop, product, number }))
    .output(z.object({ data: z.object({ draft }) })),
  compareDraft: shopEndpoint('drafts')
    .errors(declareErrors('NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/drafts/{draft}/comparison', summary: 'What a draft changes of its product', tags })
    .input(z.object({ shop, draft: z.string().max(40) }))
    .output(compared),
  compareSubmitted: deskEndpoint('catalog')
    .errors(declareErrors('NOT_FOUND'))
    .route({ method: 'GET', path: '/desk/drafts/{draft}/comparison', summary: 'What a draft of any shop changes of its product', tags })
    .input(z.object({ draft: z.string().max(40) }))
    .output(compared),
};
