import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { onboardingTag } from './desk-contract.ts';
import { shop } from './shop-contract.ts';

const tags = [onboardingTag.name];
const mark = z.string().max(40);

/** Right of a shop to a GI mark, as it says itself. */
export const giClaim = z.object({
  number: z.string().trim().min(1).max(60).meta({ description: 'Number of the authorised user in the register' }),
  from: z.iso.date(),
  until: z.iso.date().meta({ description: 'The last day of the registration' }),
});
export type GiClaim = z.infer<typeof giClaim>;

const view = z.object({
  data: z.object({
    requirement: z.object({ key: z.string(), title: localized, what: localized, why: localized, duration: localized, reviewer: localized }),
    claim: giClaim.optional(),
    verifiedUntil: z.string().optional().meta({ description: 'The last day on which products bear the mark' }),
  }),
});

/** Endpoints of the right of shops to GI marks. The paper that proves it is sent like any other. */
export const giClaimsContract = {
  getGiClaim: shopEndpoint('papers')
    .route({ method: 'GET', path: '/shops/{shop}/gi-marks/{mark}', summary: 'The right of a shop to a GI mark', tags })
    .input(z.object({ shop, mark }))
    .output(view),
  saveGiClaim: shopEndpoint('papers')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/gi-marks/{mark}',
      summary: 'Say by which registration a shop may use a GI mark',
      description: 'The paper `gi-{mark}` that is sent next goes with it. What was accepted before counts meanwhile.',
      tags,
    })
    .input(giClaim.extend({ shop, mark }))
    .output(view),
};
