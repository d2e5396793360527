import { z } from 'zod';
import { returnView, wrongPickupState } from '#modules/returns/contract.ts';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { carrierNames } from './shipment-rules.ts';

const tags = ['Returns'];
const errors = declareErrors('RETURN_NOT_FOUND', wrongPickupState);
const centimetres = z.int().min(1).max(300);

const offer = z.object({
  id: z.string().max(40),
  carrier: z.enum(carrierNames).default('shiprocket'),
  packed: z
    .object({ weightGrams: z.int().min(1).max(200_000), lengthCm: centimetres, breadthCm: centimetres, heightCm: centimetres })
    .optional()
    .meta({ description: 'Of the packed goods; otherwise as the parcel was booked in which they were sent' }),
  toLocation: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .meta({ description: 'The carrier’s name of the address to which the goods go; otherwise that from which the parcel left' }),
});
const ofShop = z.object({ shop: z.string().max(80), parcelId: z.string().max(40) });
const output = z.object({ data: z.object({ return: returnView }) });
const summary = 'Offer the buyer of an approved return that a courier fetches the goods';
const description = 'INVALID_INPUT (422) where the carrier fetches nothing, no courier goes there, or weight and size are not known.';

export const carriersContract = {
  offerPickup: deskEndpoint('refunds')
    .errors(errors)
    .route({ method: 'POST', path: '/desk/returns/{id}/pickup', summary, description, tags })
    .input(offer)
    .output(output),
  offerShopPickup: shopEndpoint('returns')
    .errors(errors)
    .route({ method: 'POST', path: '/shops/{shop}/returns/{id}/pickup', summary, description, tags })
    .input(offer.extend({ shop: z.string().max(80) }))
    .output(output),
  getShopShipment: shopEndpoint('orders')
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/shops/{shop}/parcels/{parcelId}/shipment',
      summary: 'The booking of a parcel of the shop',
      tags: ['Orders'],
    })
    .input(ofShop)
    .output(z.object({ data: z.object({ courier: z.string().optional(), trackingNumber: z.string().optional(), hasLabel: z.boolean() }) })),
  getShopLabel: shopEndpoint('orders')
    .meta({ work: 'document' })
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/shops/{shop}/parcels/{parcelId}/label',
      summary: 'The label of a booked parcel of the shop as PDF',
      tags: ['Orders'],
    })
    .input(ofShop)
    .output(z.file()),
};
