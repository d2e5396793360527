import { z } from 'zod';
import { picture } from '#modules/media/contract.ts';
import { destinationKinds, type Method, payment } from '#modules/payments/contract.ts';
import { defineError } from '#shared/endpoint-errors.ts';
import { localized, paise } from '#shared/schemas.ts';
import { cancelReasons, parcelStates, remedies } from './parcel-contract.ts';

export const orderNumber = z
  .string()
  .overwrite((text) => text.trim().toUpperCase().replace(/\s/g, ''))
  .regex(/^[2-9A-HJ-NP-TV-Z]{4}-?[2-9A-HJ-NP-TV-Z]{4}$/, { error: 'An order number looks like K7M2-QX4P.' });

/** Way to pay an order; `none` where it costs nothing, `store-credit` where that pays for all of it. */
export type OrderMethod = Method | 'none' | 'store-credit';

/** Cash is not offered for an order because of `reason`: others of its buyer, or too many to its PIN code. */
export const cashLimited = defineError('CASH_LIMITED', { reason: z.enum(['person', 'area']) });

export const orderStates = ['pending', 'placed', 'abandoned'] as const;
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
  sizeLabel: localized.optional(),
  picture: picture.omit({ url: true, alt: true, kind: true }).optional(),
  makerName: localized,
  makerSlug: z.string(),
  instructions: z.string().optional().meta({ description: 'What the buyer wrote to the maker' }),
  qty: z.int(),
  cancelledQty: z.int(),
  refundedQty: z.int(),
  replacedQty: z.int().meta({ description: 'Pieces in place of which others were sent' }),
  basePricePaise: paise,
  pricePaise: paise,
  couponPaise: paise,
  paidPaise: paise.meta({ description: 'What the line cost the buyer, taxes included' }),
  vatPaise: paise.optional().meta({ description: 'Of that, VAT of the destination, on top of the price' }),
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
  seller: z.object({ _id: z.string(), slug: z.string(), sellerName: z.string(), label: localized.optional() }),
  state: z.enum(parcelStates),
  promisedFrom: z.string(),
  promisedUntil: z.string(),
  address: z
    .array(z.string())
    .optional()
    .meta({ description: 'Recipient, address and phone, where it was packed before they were changed' }),
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  deliveredAt: z.string().optional(),
  isPresumed: z
    .boolean()
    .optional()
    .meta({ description: 'Neither the buyer nor the courier said that it has arrived; it is taken to have' }),
  replaces: z.string().optional().meta({ description: 'The parcel in place of which it was sent' }),
  reason: z.enum(cancelReasons).optional().meta({ description: 'Why it was cancelled' }),
  note: z.string().optional().meta({ description: 'What the shop says to its latest step, such as the proof of delivery' }),
  remedy: z.enum(remedies).optional().meta({ description: 'What the buyer wants if it does not come' }),
  remedies: z.array(z.enum(remedies)).meta({ description: 'Between which the buyer can choose now' }),
  canConfirm: z.boolean().meta({ description: 'The buyer can say that it has arrived' }),
  canReportMissing: z.boolean().meta({ description: 'The buyer can say that it has not arrived' }),
  missingFrom: z.string().optional().meta({ description: 'ISO 8601 UTC: from then on the buyer can say that it has not arrived' }),
  nextBy: z.string().optional().meta({ description: 'ISO 8601 UTC: the shop itself moves it on then at the earliest' }),
  duePaise: paise.meta({ description: 'What the courier still collects for it' }),
  isUnpaid: z.boolean().optional().meta({ description: 'Nothing was paid for it' }),
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
  leftAt: z.string().optional().meta({ description: 'When its buyer changed or cancelled it before it was paid' }),
  holdSeconds: z.int().min(0).optional().meta({ description: 'For how long the pieces are still held, by the clock of the shop' }),
  country: z.string(),
  totalPaise: paise,
  creditPaise: paise.optional().meta({ description: 'Of the total, paid with store credit' }),
});
export type OrderSummary = z.infer<typeof orderSummary>;

const refundView = z.object({
  amountPaise: paise,
  state: z.enum(['requested', 'sent', 'done', 'failed']),
  reason: z.enum(['cancelled', 'returned', 'late-payment', 'paid-twice', 'operator', 'not-received', 'mismatch', 'at-provider']),
  at: z.string(),
  by: z.string().meta({ description: 'ISO 8601 UTC: until then it is with the buyer’s bank' }),
  needsDestination: z.boolean().optional().meta({ description: 'Paid in cash: it waits until the buyer says where to send it' }),
  paidTo: z.string().optional().meta({ description: 'The end of the UPI id or account that it was sent to' }),
  bankRef: z.string().optional().meta({ description: 'The bank’s reference of the transfer' }),
  toCredit: z.boolean().optional().meta({ description: 'It went to the buyer’s store credit' }),
});

/** A variant that a buyer can take in place of another one. */
export const exchangeOption = z.object({
  variantId: z.string(),
  size: z.string(),
  sizeLabel: localized.optional(),
  colorName: localized.optional(),
  availableQty: z.int().min(0).meta({ description: 'Pieces that this order could have: what is there, and unpaid a share of it' }),
});
export type ExchangeOption = z.infer<typeof exchangeOption>;

export const orderView = orderSummary.extend({
  contact: z
    .object({ email: z.string(), name: z.string(), phone: z.string() })
    .optional()
    .meta({ description: 'Email of the buyer; name and phone of who receives the parcels' }),
  address: z.array(z.string()).meta({ description: 'The lines of the delivery address' }),
  recipient: z
    .object({
      line1: z.string(),
      line2: z.string().optional(),
      city: z.string(),
      state: z.string().optional(),
      postalCode: z.string().optional(),
    })
    .optional()
    .meta({ description: 'The delivery address in its parts, while it can be changed' }),
  billing: z
    .object({ gstin: z.string().optional(), name: z.string(), address: z.string() })
    .optional()
    .meta({ description: 'Whom the bill is made out to' }),
  giftMessage: z.string().optional(),
  gift: z
    .object({ buyerName: z.string().optional(), hidePrices: z.boolean() })
    .optional()
    .meta({ description: 'The parcels go to another person; `hidePrices`: the seller is asked to pack no prices' }),
  isGuest: z.boolean().optional().meta({ description: 'It belongs to no account' }),
  joined: z.boolean().optional().meta({ description: 'Placed without logging in, and added to the account of who asks' }),
  bill: z.object({
    subtotalPaise: paise,
    discountPaise: paise,
    couponPaise: paise,
    deliveryPaise: paise,
    totalPaise: paise,
    taxPaise: paise,
    vat: z
      .object({ paise, number: z.string() })
      .optional()
      .meta({ description: 'VAT of the destination in the total, and the number that it was charged under' }),
    roundOffPaise: z
      .int()
      .optional()
      .meta({ description: 'Paid in cash: what rounding to whole rupees adds to the total, or takes off where negative' }),
    refundedPaise: paise,
    creditPaise: paise.optional().meta({ description: 'Of the total, paid with store credit: a means of payment, no discount' }),
    creditBackPaise: paise.optional().meta({ description: 'Of that, back in the store credit; refunds are counted apart' }),
  }),
  couponCode: z.string().optional(),
  shown: z
    .object({ currency: z.string(), rate: z.number(), rateDate: z.string() })
    .optional()
    .meta({ description: 'The currency in which the buyer saw prices; the charge is in INR' }),
  payment: payment.optional().meta({ description: 'The latest attempt' }),
  parcels: z.array(parcel),
  refunds: z.array(refundView),
  canTakeCredit: z
    .boolean()
    .optional()
    .meta({ description: 'What goes back can be store credit, if the buyer likes: it was placed with this account' }),
  canNameRefundTo: z.boolean().optional().meta({ description: 'Cash was paid: the buyer can say where a refund goes' }),
  refundTo: z
    .object({ kind: z.enum(destinationKinds), ending: z.string() })
    .optional()
    .meta({ description: 'Where a refund of cash goes, by its last characters' }),
});
export type OrderView = z.infer<typeof orderView>;

/** The specified list: every order with its products as they were sold. */
export const listedOrder = z.object({
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
