import { z } from 'zod';
import { orderNumber, returnReason } from '#modules/orders/contract.ts';
import { remedies } from '#modules/orders/parcel-contract.ts';
import { anyoneEndpoint, deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { idempotencyKey } from '#shared/schemas.ts';
import { decisionEvents, message, returnView, wrongPickupState, wrongReturnState } from './contract.ts';
import { returnsShopContract } from './shop-contract.ts';

export const returnsTag = { name: 'Returns', description: 'Reporting a problem with a delivered piece.' };
const tags = [returnsTag.name];
// Guests have no account: each use case checks that this browser placed the order or proved its address.

const returnOutput = z.object({ data: z.object({ return: returnView }) });

const decisionInput = z.object({
  id: z.string().max(40),
  event: z.enum(decisionEvents),
  decision: z.string().trim().min(1).max(2000).optional().meta({ description: 'The reason, for the buyer to read; required to refuse' }),
  restock: z.boolean().optional().meta({ description: 'With `refund`: the pieces came back whole and are sold again' }),
  carrier: z.string().trim().max(80).optional().meta({ description: 'With `replace`: the replacement has left already' }),
  trackingNumber: z.string().trim().max(80).optional(),
});
/** Word of a buyer about the pickup; `missed`: the courier did not come. */
const pickupChoice = z.enum(['pickup', 'self', 'missed']);
const pickupStep = z.enum(['fail', 'collect', 'arrive', 'lose', 'self-ship', 'book']);

const decisionErrors = declareErrors('RETURN_NOT_FOUND', 'NOT_RETURNABLE', 'OUT_OF_STOCK', wrongReturnState);

export const returnsContract = {
  ...returnsShopContract,
  operateReturn: deskEndpoint('refunds')
    .errors(decisionErrors)
    .route({ method: 'POST', path: '/desk/returns/{id}/decisions', summary: 'Decide about a return of any shop', tags })
    .input(decisionInput)
    .output(returnOutput),
  decideShopReturn: shopEndpoint('returns')
    .errors(decisionErrors)
    .route({ method: 'POST', path: '/shops/{shop}/returns/{id}/decisions', summary: 'Decide about a return of the shop', tags })
    .input(decisionInput.extend({ shop: z.string().max(80) }))
    .output(returnOutput),
  listReturns: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({ method: 'GET', path: '/orders/{number}/returns', summary: 'The returns of an order', tags })
    .input(z.object({ number: orderNumber }))
    .output(z.object({ data: z.object({ returns: z.array(returnView) }) })),
  requestReturn: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'NOT_RETURNABLE', 'RETURN_TOO_LATE', 'KEY_REUSED'))
    .route({
      method: 'POST',
      path: '/orders/{number}/returns',
      summary: 'Report pieces of one parcel within 7 days of receipt',
      description: 'RETURN_TOO_LATE (409) afterwards, NOT_RETURNABLE (409) for what was not delivered or is reported already.',
      tags,
    })
    .input(
      z.object({
        number: orderNumber,
        idempotencyKey,
        parcelId: z
          .string()
          .max(40)
          .optional()
          .meta({ description: 'The parcel of the pieces, where some of them were sent in place of others' }),
        lines: z
          .array(z.object({ lineId: z.string().max(40), qty: z.int().min(1).max(9999), reason: returnReason }))
          .min(1)
          .max(100),
        wish: z
          .enum(remedies)
          .meta({ description: '`store-credit`: a refund that is there at once; for orders that were placed with the account' }),
        message,
        photoIds: z.array(z.string().max(40)).max(6, { error: 'At most 6 photographs.' }).default([]),
      }),
    )
    .output(returnOutput),
  addPhoto: anyoneEndpoint
    .meta({ takesFile: true })
    .errors(declareErrors('ORDER_NOT_FOUND', 'NOT_RETURNABLE', 'RETURN_TOO_LATE', 'UNREADABLE_IMAGE'))
    .route({
      method: 'POST',
      path: '/orders/{number}/return-photos',
      summary: 'Upload a photograph for a return',
      description:
        'The body is the picture itself, or a form with it. Only for orders with a piece that can be reported now: NOT_RETURNABLE or RETURN_TOO_LATE (409) otherwise, before the body is read. A photograph that belongs to no return is dropped within an hour.',
      tags,
    })
    .input(z.object({ number: orderNumber }))
    .output(z.object({ data: z.object({ photoId: z.string() }) })),
  addMessage: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'KEY_REUSED'))
    .route({ method: 'POST', path: '/orders/{number}/returns/{id}/messages', summary: 'Write to the seller about a return', tags })
    .input(z.object({ number: orderNumber, id: z.string().max(40), idempotencyKey, text: message }))
    .output(returnOutput),
  choosePickup: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', wrongPickupState))
    .route({
      method: 'POST',
      path: '/orders/{number}/returns/{id}/pickup',
      summary: 'Have the goods of a return fetched, send them without the courier, or say that it did not come',
      description: 'Saying the same once more changes nothing.',
      tags,
    })
    .input(z.object({ number: orderNumber, id: z.string().max(40), choice: pickupChoice }))
    .output(returnOutput),
  operatePickup: deskEndpoint('refunds')
    .errors(declareErrors('RETURN_NOT_FOUND', wrongPickupState))
    .route({ method: 'POST', path: '/desk/returns/{id}/pickup-steps', summary: 'Note a step of the pickup of a return by hand', tags })
    .input(z.object({ id: z.string().max(40), event: pickupStep }))
    .output(returnOutput),
  withdrawReturn: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', wrongReturnState))
    .route({ method: 'POST', path: '/orders/{number}/returns/{id}/withdraw', summary: 'Take a return back', tags })
    .input(z.object({ number: orderNumber, id: z.string().max(40) }))
    .output(returnOutput),
};
