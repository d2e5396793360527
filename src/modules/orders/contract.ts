import { z } from 'zod';
import { picture } from '#modules/media/contract.ts';
import { payment } from '#modules/payments/contract.ts';
import { accountEndpoint, anyoneEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { idempotencyKey, localized, paise } from '#shared/schemas.ts';

export const ordersTag = { name: 'Orders', description: 'Orders, their parcels and their invoices.' };
const tags = [ordersTag.name];
// Guests have no account: each use case checks that this browser placed the order or proved its address.

export const orderNumber = z
  .string()
  .overwrite((text) => text.trim().toUpperCase().replace(/\s/g, ''))
  .regex(/^[2-9A-HJ-NP-TV-Z]{4}-?[2-9A-HJ-NP-TV-Z]{4}$/, { error: 'An order number looks like K7M2-QX4P.' });

export const orderStates = ['pending', 'placed', 'abandoned'] as const;
export const parcelStates = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** `state` is the parcel's present one, in which the step is not possible. */
export const wrongParcelState = defineError('WRONG_STATE', { state: z.enum(parcelStates) });

/** Reasons for a return. */
export const returnReasons = ['damaged', 'defective', 'not-as-shown', 'wrong-piece', 'changed-mind'] as const;
export const returnReason = z.enum(returnReasons);

export const orderLine = z.object({
  _id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  slug: z.string(),
  title: localized,
  color: localized.optional(),
  size: z.string(),
  picture: picture.omit({ url: true, alt: true, kind: true }).optional(),
  makerName: localized,
  qty: z.int(),
  cancelledQty: z.int(),
  refundedQty: z.int(),
  basePricePaise: paise,
  pricePaise: paise,
  couponPaise: paise,
  paidPaise: paise,
  taxPaise: paise,
  taxRateBp: z.int(),
  perishable: z.boolean(),
  leadTimeDays: z.int().optional(),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  returnableQty: z.int().meta({ description: 'Pieces that can be reported now: neither cancelled, paid back nor reported already' }),
  returnReasons: z.array(returnReason).meta({ description: 'For which a piece can be reported now' }),
});
export type OrderLine = z.infer<typeof orderLine>;

const invoiceRef = z.object({ _id: z.string(), kind: z.enum(['invoice', 'credit-note']), number: z.string(), issuedAt: z.string() });

export const parcel = z.object({
  _id: z.string(),
  seller: z.object({ _id: z.string(), slug: z.string(), sellerName: z.string() }),
  state: z.enum(parcelStates),
  promisedFrom: z.string(),
  promisedUntil: z.string(),
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  deliveredAt: z.string().optional(),
  timeline: z.array(z.object({ state: z.enum(parcelStates), at: z.string() })),
  returnUntil: z.string().optional().meta({ description: 'ISO 8601 UTC: until then a piece can be reported' }),
  lines: z.array(orderLine),
  invoices: z.array(invoiceRef),
});
export type Parcel = z.infer<typeof parcel>;

export const orderSummary = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(orderStates),
  createdAt: z.string(),
  placedAt: z.string().optional(),
  holdUntil: z.string().optional(),
  country: z.string(),
  totalPaise: paise,
});
export type OrderSummary = z.infer<typeof orderSummary>;

const refundView = z.object({
  amountPaise: paise,
  state: z.enum(['requested', 'sent', 'done', 'failed']),
  reason: z.enum(['cancelled', 'returned', 'late-payment', 'paid-twice', 'operator']),
  at: z.string(),
});

export const orderView = orderSummary.extend({
  contact: z.object({ email: z.string(), name: z.string(), phone: z.string() }).optional(),
  address: z.array(z.string()).meta({ description: 'The lines of the delivery address' }),
  giftMessage: z.string().optional(),
  joined: z.boolean().optional().meta({ description: 'Placed without logging in, and added to the account of who asks' }),
  bill: z.object({
    subtotalPaise: paise,
    discountPaise: paise,
    couponPaise: paise,
    deliveryPaise: paise,
    totalPaise: paise,
    taxPaise: paise,
    refundedPaise: paise,
  }),
  couponCode: z.string().optional(),
  shown: z
    .object({ currency: z.string(), rate: z.number(), rateDate: z.string() })
    .optional()
    .meta({ description: 'The currency in which the buyer saw prices; the charge is in INR' }),
  payment: payment.optional().meta({ description: 'The latest attempt' }),
  parcels: z.array(parcel),
  refunds: z.array(refundView),
});
export type OrderView = z.infer<typeof orderView>;

/** The specified list: every order with its products as they were sold. */
const listedOrder = z.object({
  _id: z.string(),
  orderId: z.string().meta({ description: 'The order number' }),
  createdAt: z.string(),
  totalAmount: paise,
  state: z.enum(orderStates),
  parcels: z.array(z.object({ state: z.enum(parcelStates), sellerName: z.string(), promisedUntil: z.string() })),
  items: z.array(
    z.object({
      _id: z.string(),
      quantity: z.int(),
      variantId: z.string(),
      productId: z.object({
        _id: z.string(),
        slug: z.string(),
        name: z.object({ en: z.string(), hi: z.string().optional() }),
        media: z.array(picture.omit({ alt: true, kind: true })),
        pricing: z.object({ basePrice: paise }),
      }),
    }),
  ),
});
export type ListedOrder = z.infer<typeof listedOrder>;

const statusMessage = z.object({ status: z.literal('success'), message: z.string() });

export const ordersContract = {
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
      description: 'The money goes back the way it came. Perishable pieces cannot be cancelled once the order stands.',
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
      }),
    )
    .output(z.object({ data: z.object({ order: orderView }) })),
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
