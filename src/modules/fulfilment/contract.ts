import { z } from 'zod';
import { orderNumber } from '#modules/orders/contract.ts';
import { anyoneEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';

export const fulfilmentContract = {
  getGiftReceipt: anyoneEndpoint
    .meta({ work: 'document' })
    .errors(declareErrors('ORDER_NOT_FOUND', 'NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/orders/{number}/gift-receipt',
      summary: 'The gift receipt of an order as PDF: no prices',
      description:
        'A page a parcel, in the language of the order, for the person who gets the gift. NOT_FOUND where the order is no gift, or nothing of it is sent.',
      tags: ['Orders'],
    })
    .input(z.object({ number: orderNumber }))
    .output(z.file()),
  getShopPackingSlips: shopEndpoint('orders')
    .meta({ work: 'document' })
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/shops/{shop}/packing-slips',
      summary: 'The packing slips of parcels of a shop as one PDF',
      description: 'Only of parcels that are to be sent or on their way; ORDER_NOT_FOUND where there is none of these.',
      tags: ['Orders'],
    })
    .input(
      z.object({
        shop: z.string().max(80),
        parcelIds: z.array(z.string().max(40)).min(1, { error: 'Pick at least one.' }).max(50),
      }),
    )
    .output(z.file()),
};
