import { z } from 'zod';
import { destinationKinds } from '#modules/payments/contract.ts';
import { accountEndpoint, anyoneEndpoint, deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { idempotencyKey } from '#shared/schemas.ts';
import { addressChange } from './address-contract.ts';
import { exchangeOption, listedOrder, orderNumber, orderView } from './contract.ts';
import { packingListContract } from './packing-list-contract.ts';
import { parcelStates, parcelStep, remedies, wrongParcelState } from './parcel-contract.ts';
import { proofContract } from './proof-contract.ts';
import { ordersShopContract } from './shop-contract.ts';

export const ordersTag = { name: 'Orders', description: 'Orders, their parcels and their invoices.' };
const tags = [ordersTag.name];
// Guests have no account: each use case checks that this browser placed the order or proved its address.

const orderOutput = z.object({ data: z.object({ order: orderView }) });
const parcelOfOrder = z.object({ number: orderNumber, parcelId: z.string().max(40) });
const movedParcel = z.object({ data: z.object({ state: z.enum(parcelStates) }) });
const stepErrors = declareErrors('ORDER_NOT_FOUND', 'NOT_CANCELLABLE', 'OUT_OF_STOCK', wrongParcelState);

const statusMessage = z.object({ status: z.literal('success'), message: z.string() });

export const ordersContract = {
  ...ordersShopContract,
  ...proofContract,
  ...packingListContract,
  listOrders: accountEndpoint
    .route({ method: 'GET', path: '/orders/buyer/orders/list', summary: 'The orders of the buyer, the latest first', tags })
    .input(z.object({ after: z.string().max(80).optional().meta({ description: 'The `next` of the page before' }) }))
    .output(z.object({ data: z.object({ data: z.object({ order: z.array(listedOrder) }) }), next: z.string().optional() })),
  getOrder: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({ method: 'GET', path: '/orders/{number}', summary: 'An order with its parcels', tags })
    .input(z.object({ number: orderNumber }))
    .output(z.object({ data: z.object({ order: orderView }) })),
  cancelLines: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'NOT_CANCELLABLE', 'KEY_REUSED'))
    .route({
      method: 'POST',
      path: '/orders/{number}/cancel',
      summary: 'Cancel pieces that are not packed yet',
      description:
        'The money goes back the way it came, unless the buyer chooses store credit. Perishable pieces cannot be cancelled once the order stands.',
      tags,
    })
    .input(
      z.object({
        number: orderNumber,
        idempotencyKey,
        lines: z
          .array(z.object({ lineId: z.string().max(40), qty: z.int().min(1).max(9999) }))
          .min(1)
          .max(100),
        refundTo: z
          .enum(['payment', 'store-credit'])
          .default('payment')
          .meta({ description: 'Where what was paid goes; store credit at once, for orders that were placed with the account' }),
      }),
    )
    .output(z.object({ data: z.object({ order: orderView }) })),
  changeAddress: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'NOT_SERVED', wrongParcelState))
    .route({
      method: 'PUT',
      path: '/orders/{number}/address',
      summary: 'Change recipient and address of the parcels that are not packed yet',
      description:
        'Within the same state, because the tax depends on it. WRONG_STATE (409) once everything is packed; NOT_SERVED (422) where parcels or cash do not reach the PIN code.',
      tags,
    })
    .input(addressChange)
    .output(orderOutput),
  listExchangeOptions: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/orders/{number}/lines/{lineId}/exchange',
      summary: 'The sizes and colours that can be had in place of a line',
      description: 'Of the same product at the same price, with the pieces that this order could have of each. None once it is packed.',
      tags,
    })
    .input(z.object({ number: orderNumber, lineId: z.string().max(40) }))
    .output(z.object({ data: z.object({ options: z.array(exchangeOption) }) })),
  exchangeVariant: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'OUT_OF_STOCK', 'QUANTITY_LIMIT', 'BEING_PAID', wrongParcelState))
    .route({
      method: 'POST',
      path: '/orders/{number}/lines/{lineId}/exchange',
      summary: 'Choose another size or colour of a line that is not packed yet',
      description:
        'Of the same product at the same price. WRONG_STATE (409) once it is packed or pieces of it were cancelled; OUT_OF_STOCK where there are not as many.',
      tags,
    })
    .input(z.object({ number: orderNumber, lineId: z.string().max(40), variantId: z.string().max(40) }))
    .output(orderOutput),
  confirmReceipt: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', wrongParcelState))
    .route({ method: 'POST', path: '/orders/{number}/parcels/{parcelId}/received', summary: 'Say that a parcel has arrived', tags })
    .input(parcelOfOrder)
    .output(orderOutput),
  reportMissing: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', wrongParcelState))
    .route({
      method: 'POST',
      path: '/orders/{number}/parcels/{parcelId}/not-received',
      summary: 'Say that a parcel has not arrived',
      description: 'From its promised day on. Without a proof of delivery it counts as lost after some days, and the remedy is done.',
      tags,
    })
    .input(parcelOfOrder.extend({ remedy: z.enum(remedies) }))
    .output(orderOutput),
  chooseRemedy: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'OUT_OF_STOCK', wrongParcelState))
    .route({
      method: 'POST',
      path: '/orders/{number}/parcels/{parcelId}/remedy',
      summary: 'Choose between the money and the pieces of a lost parcel',
      tags,
    })
    .input(parcelOfOrder.extend({ remedy: z.enum(remedies) }))
    .output(orderOutput),
  operateParcel: deskEndpoint('orders')
    .errors(stepErrors)
    .route({ method: 'POST', path: '/desk/parcels/{parcelId}/steps', summary: 'Move a parcel of any shop', tags })
    .input(parcelStep)
    .output(movedParcel),
  moveShopParcel: shopEndpoint('orders')
    .errors(stepErrors)
    .route({ method: 'POST', path: '/shops/{shop}/parcels/{parcelId}/steps', summary: 'Move a parcel of the shop', tags })
    .input(parcelStep.extend({ shop: z.string().max(80) }))
    .output(movedParcel),
  refundGoodwill: deskEndpoint('refunds')
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/desk/orders/{number}/goodwill',
      summary: 'Refund a part of an order out of goodwill',
      description: 'At most what is left of what was paid. The same refund for the same reason is made once.',
      tags,
    })
    .input(
      z.object({
        number: orderNumber,
        amountPaise: z.int().min(1),
        reason: z.string().trim().min(1).max(500).meta({ description: 'For the buyer to read' }),
        bearer: z.string().max(80).meta({ description: 'Who bears it: `shop`, or the slug of a seller of the order' }),
        as: z.enum(['refund', 'store-credit']).default('refund').meta({
          description: 'Store credit comes on top of what was paid, at most the total of the order, and needs an order of an account',
        }),
      }),
    )
    .output(orderOutput),
  nameRefundDestination: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/orders/{number}/refund-destination',
      summary: 'Say where a refund of cash goes: a UPI id or a bank account',
      description: 'It is stored encrypted, and forgotten once the money was sent. A later one takes the place of an earlier.',
      tags,
    })
    .input(
      z.object({
        number: orderNumber,
        to: z.enum(destinationKinds),
        upiId: z.string().max(320).optional(),
        holder: z.string().max(200).optional(),
        account: z.string().max(40).optional(),
        accountAgain: z.string().max(40).optional().meta({ description: 'The account number once more' }),
        ifsc: z.string().max(40).optional(),
      }),
    )
    .output(orderOutput),
  getInvoice: anyoneEndpoint
    .meta({ work: 'document' })
    .errors(declareErrors('ORDER_NOT_FOUND', 'INVOICE_NOT_FOUND'))
    .route({ method: 'GET', path: '/orders/{number}/invoices/{id}', summary: 'An invoice or credit note as PDF', tags })
    .input(z.object({ number: orderNumber, id: z.string().max(40) }))
    .output(z.file()),
  lookUpOrder: anyoneEndpoint
    .route({
      method: 'POST',
      path: '/orders/look-up',
      summary: 'Have a code sent to the e-mail address of an order',
      description: 'The answer is the same whether there is such an order or not.',
      tags,
    })
    .input(z.object({ number: orderNumber, email: z.string().max(254) }))
    .output(statusMessage),
  disownOrder: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/orders/{number}/not-mine',
      summary: 'Take an order that somebody else placed with your address out of your account',
      description: 'Only for orders that were placed without logging in and joined the account later; ORDER_NOT_FOUND for others.',
      tags,
    })
    .input(z.object({ number: orderNumber }))
    .output(statusMessage),
  openOrder: anyoneEndpoint
    .errors(declareErrors('INVALID_OTP', 'TOO_MANY_ATTEMPTS', 'OTP_OTHER_BROWSER'))
    .route({ method: 'POST', path: '/orders/look-up/verify', summary: 'Open an order with the code that was sent', tags })
    .input(z.object({ number: orderNumber, email: z.string().max(254), otp: z.string().max(20) }))
    .output(z.object({ data: z.object({ number: z.string() }) })),
};
