import { z } from 'zod';
import { personName } from '#modules/accounts/contract.ts';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';

const tags = ['Makers and sellers'];
const shop = z.string().max(120);
const id = z.string().max(40);

export const consentKinds = ['spoken', 'written', 'thumbprint'] as const;
/** Way in which a maker consented. */
export type ConsentKind = (typeof consentKinds)[number];
export const consentMonths = [6, 12, 24] as const;

const consent = z.object({
  _id: z.string(),
  maker: z.object({ _id: z.string(), name: localized }),
  facilitator: z.object({ _id: z.string(), name: z.string() }),
  given: z.enum(consentKinds),
  witness: z.string().optional(),
  recordedAt: z.string(),
  recordedBy: z.string().optional().meta({ description: 'Name of the member who recorded it' }),
  until: z.string().meta({ description: 'The last day on which it counts, in India' }),
  isOver: z.boolean().meta({ description: 'Its day is over, or the facilitator has left the team since' }),
});
export type Consent = z.infer<typeof consent>;

const choice = z.object({ _id: z.string(), name: z.string() });

/** Consents of makers to facilitators. Owners and managers keep all of a shop, a facilitator the own ones. */
export const consentsContract = {
  listConsents: shopEndpoint('drafts')
    .route({ method: 'GET', path: '/shops/{shop}/consents', summary: 'Consents of makers to facilitators of a shop', tags })
    .input(z.object({ shop }))
    .output(
      z.object({
        data: z.object({
          consents: z.array(consent),
          facilitators: z.array(choice).meta({ description: 'For whom the caller may record one' }),
          makers: z.array(z.object({ _id: z.string(), name: localized })),
        }),
      }),
    ),
  recordConsent: shopEndpoint('drafts')
    .meta({ bodyLimit: 8 * 1024 })
    .route({
      method: 'POST',
      path: '/shops/{shop}/consents',
      summary: 'Record that a maker consented to a facilitator',
      description: 'It takes the place of the one of before. A thumbprint needs the name of a witness.',
      tags,
    })
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .input(
      z.object({
        shop,
        maker: id,
        facilitator: id,
        given: z.enum(consentKinds),
        witness: z
          .preprocess((text) => (typeof text === 'string' && text.trim() === '' ? undefined : text), personName.optional())
          .meta({ description: 'Who saw it' }),
        months: z.coerce.number().pipe(z.literal(consentMonths)).meta({ description: 'Months for which it counts' }),
      }),
    )
    .output(z.object({ data: z.object({ consent: z.string() }) })),
  withdrawConsent: shopEndpoint('drafts')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({ method: 'POST', path: '/shops/{shop}/consents/{consent}/withdraw', summary: 'Record that a maker took a consent back', tags })
    .input(z.object({ shop, consent: id }))
    .output(z.object({ status: z.literal('success') })),
};
