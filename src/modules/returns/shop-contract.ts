import { z } from 'zod';
import { packProof } from '#modules/orders/proof-contract.ts';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { decisionEvents, message, returnStates, returnView } from './contract.ts';

const tags = ['Returns'];
const shop = z.string().max(80);

export const listedReturn = z.object({
  number: z.string(),
  orderNumber: z.string(),
  state: z.enum(returnStates),
  createdAt: z.string(),
  stateAt: z.string(),
  waitsUntil: z.string().optional().meta({ description: 'The shop looks at it then, where nothing was done (ISO 8601 UTC)' }),
  titles: z.array(localized),
});
export type ListedReturn = z.infer<typeof listedReturn>;

export const shopReturn = z.object({
  return: returnView,
  events: z.array(z.enum(decisionEvents)).meta({ description: 'Steps that the shop can take now' }),
  waitsUntil: listedReturn.shape.waitsUntil,
  proof: packProof.meta({ description: 'How the shop packed the parcel; the buyer does not see it' }),
});
export type ShopReturn = z.infer<typeof shopReturn>;
const output = z.object({ data: shopReturn });

export const returnsShopContract = {
  listShopReturns: shopEndpoint('returns')
    .route({ method: 'GET', path: '/shops/{shop}/returns', summary: 'The returns of a shop, the latest first', tags })
    .input(z.object({ shop, open: z.enum(['yes', 'no']).default('yes'), after: z.string().max(80).optional() }))
    .output(z.object({ data: z.object({ open: z.int(), returns: z.array(listedReturn) }), next: z.string().optional() })),
  getShopReturn: shopEndpoint('returns')
    .errors(declareErrors('RETURN_NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/returns/{number}', summary: 'A return of the shop', tags })
    .input(z.object({ shop, number: z.string().max(40) }))
    .output(output),
  getDeskReturn: deskEndpoint('refunds')
    .errors(declareErrors('RETURN_NOT_FOUND'))
    .route({ method: 'GET', path: '/desk/returns/{id}', summary: 'A return, with how the shop packed its parcel', tags })
    .input(z.object({ id: z.string().max(40) }))
    .output(z.object({ data: z.object({ return: returnView, proof: packProof }) })),
  answerShopReturn: shopEndpoint('returns')
    .errors(declareErrors('RETURN_NOT_FOUND'))
    .route({ method: 'POST', path: '/shops/{shop}/returns/{number}/messages', summary: 'Write to the buyer about a return', tags })
    .input(z.object({ shop, number: z.string().max(40), text: message }))
    .output(output),
};
