import { z } from 'zod';
import { orderNumber } from '#modules/orders/contract.ts';
import { anyoneEndpoint } from '#shared/endpoint.ts';
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
};
