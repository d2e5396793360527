import { z } from 'zod';
import { cartItems, country, couponCode, couponRefused, maxLines } from '#modules/cart/contract.ts';
import { cashLimited, orderNumber, orderSummary } from '#modules/orders/contract.ts';
import { demoActions, method, offeredMethod, payment, paymentStates } from '#modules/payments/contract.ts';
import { addressLimits } from '#shared/address-forms.ts';
import { anyoneEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { gstinFault } from '#shared/gst-states.ts';
import { languages } from '#shared/localized.ts';
import { isPlainLine } from '#shared/plain-line.ts';
import { idempotencyKey, paise } from '#shared/schemas.ts';
import { textLimits } from '#shared/text-limits.ts';

export const checkoutTag = { name: 'Checkout', description: 'Placing an order and paying for it.' };
export const paymentsTag = { name: 'Payments', description: 'Ways to pay, and the payment page of the demonstration.' };
const tags = [checkoutTag.name];

const singleLine = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .max(max, { error: `At most ${max} characters.` })
    .refine(isPlainLine, { error: 'Leave out web and email addresses.' });

export const deliveryAddress = z.object({
  country,
  line1: singleLine(addressLimits.line1).min(1, { error: 'Fill this in.' }),
  line2: singleLine(addressLimits.line2).optional(),
  city: singleLine(addressLimits.city).min(1, { error: 'Fill this in.' }),
  state: singleLine(addressLimits.state).optional(),
  postalCode: singleLine(addressLimits.postalCode).optional(),
});

/** Email of the buyer; name and phone of who receives the parcels. */
export const contact = z.object({
  email: z
    .string({ error: 'Enter your email address.' })
    .max(254, { error: 'At most 254 characters.' })
    .overwrite((text) => text.trim().toLowerCase())
    .pipe(z.email({ error: 'Enter an email address such as name@example.com.' })),
  name: singleLine(addressLimits.name).min(1, { error: 'Enter the name of the person who receives it.' }),
  phone: singleLine(addressLimits.phone).min(1, { error: 'Enter a phone number for the courier.' }),
  phoneUnchecked: z.boolean().default(false).meta({ description: 'Take any number of 7 to 15 digits, though none like it is known' }),
});

const gift = z.object({
  buyerName: singleLine(addressLimits.name).min(1, { error: 'Enter your name.' }),
  hidePrices: z.boolean().default(false).meta({ description: 'Ask the seller to pack no prices' }),
});

/** Name and address of the bill, in India. With a GSTIN its state is the GSTIN's. */
const billing = z.object({
  gstin: z
    .string()
    .overwrite((text) => text.replace(/\s+/g, '').toUpperCase())
    .refine((text) => gstinFault(text) === undefined, { error: 'This is not a GSTIN. Check its 15 letters and digits.' })
    .optional(),
  name: singleLine(addressLimits.name).min(1, { error: 'Enter the name of the business.' }),
  line1: singleLine(addressLimits.line1).min(1, { error: 'Fill this in.' }),
  line2: singleLine(addressLimits.line2).optional(),
  city: singleLine(addressLimits.city).min(1, { error: 'Fill this in.' }),
  state: singleLine(addressLimits.state).optional(),
  postalCode: singleLine(addressLimits.postalCode),
});

/** Lines of text for a person to read, without control characters. */
const severalLines = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[^\S\n]+|\p{Cc}(?<!\n)/gu, ' ').trim())
    .max(max, { error: `At most ${max} characters.` });

/** Notes to the maker, by variant; an empty one counts as none. */
const instructions = z
  .record(z.string().max(40), severalLines(textLimits.instructions))
  .refine((notes) => Object.keys(notes).length <= maxLines);

export const placedOrder = z.object({
  order: orderSummary,
  payment: payment.optional().meta({ description: 'Absent where nothing is left to pay' }),
  cashPaise: paise.optional().meta({ description: 'Of an order that waits: what couriers would collect, in whole rupees' }),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** `expectedTotalPaise` is the total now, in paise: the one to agree to. */
/** `creditPaise` is what store credit can pay of this order now, in paise. */
export const creditChanged = defineError('CREDIT_CHANGED', { creditPaise: z.string().regex(/^\d+$/) });

export const quoteChanged = defineError('QUOTE_CHANGED', { expectedTotalPaise: z.string().regex(/^\d+$/) });

/**
 * `limit` is what there is too much of without being paid, `by` says whether the buyer's own orders are meant
 * or those of the network, and `order` is an open order of this buyer, or nothing.
 */
export const unpaidOrders = defineError('UNPAID_ORDERS', {
  limit: z.enum(['orders', 'cash', 'units', 'last-units']),
  by: z.enum(['you', 'network']),
  order: z.string(),
});

/** `order`: the order that stands, where it is this buyer's. */
export const orderStands = defineError('ORDER_STANDS', { order: z.string() });

const placeOrderInput = z.object({
  idempotencyKey,
  replaces: orderNumber.optional().meta({ description: 'An unpaid order of this buyer in whose place it comes: that one ends' }),
  items: cartItems,
  contact,
  address: deliveryAddress,
  saveAddress: z.boolean().default(false),
  coupon: couponCode.optional(),
  giftMessage: severalLines(textLimits.giftMessage).optional(),
  gift: gift.optional().meta({ description: 'The order is for another person, whom `contact` names and the courier calls' }),
  billing: billing.optional().meta({ description: 'For an invoice to a business: GSTIN, name and address; orders within India' }),
  instructions: instructions.default({}).meta({ description: 'What the maker should know, by variant; made-to-order products alone' }),
  textUpdates: z.boolean().optional().meta({
    description: 'The buyer wants updates of this order on the phone of `contact`; not of a gift, whose phone is another person’s',
  }),
  whatsAppUpdates: z.boolean().optional().meta({ description: 'The same by WhatsApp, which goes first where both are wanted' }),
  method,
  expectedTotalPaise: paise.meta({ description: 'The total that the buyer agreed to' }),
  expectedArrival: z.iso
    .date()
    .optional()
    .meta({ description: 'The last promised day that the buyer saw: what is made to order does not come later than that' }),
  creditPaise: paise.optional().meta({
    description:
      'Store credit to pay with: `credit.usablePaise` of the quote, or less. The rest is paid by `method`; for all of it no other payment is opened',
  }),
  shownCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('INR'),
  language: z.enum(languages).default('en'),
});
export type PlaceOrderInput = z.infer<typeof placeOrderInput>;

/** Contents of an order, for the cart and the checkout. */
const changedOrder = z.object({
  order: orderSummary,
  items: z.array(z.object({ variantId: z.string(), productId: z.string(), qty: z.int() })),
  coupon: z.string().optional(),
  contact: z.object({ email: z.string(), name: z.string(), phone: z.string() }).optional(),
  address: z
    .object({
      country: z.string(),
      line1: z.string(),
      line2: z.string().optional(),
      city: z.string(),
      state: z.string().optional(),
      postalCode: z.string().optional(),
    })
    .optional(),
  giftMessage: z.string().optional(),
  gift: z.object({ buyerName: z.string().optional(), hidePrices: z.boolean() }).optional(),
  billing: z
    .object({ gstin: z.string().optional(), name: z.string(), line1: z.string(), city: z.string(), postalCode: z.string() })
    .optional(),
  instructions: z.record(z.string(), z.string()),
});
export type ChangedOrder = z.infer<typeof changedOrder>;

const payAgainInput = z.object({ number: orderNumber, idempotencyKey, method });
export type PayAgainInput = z.infer<typeof payAgainInput>;

export const checkoutContract = {
  // Instructions in Hindi letters for many lines are above the usual bound.
  placeOrder: anyoneEndpoint
    .meta({ bodyLimit: 96 * 1024 })
    .errors(
      declareErrors(
        'METHOD_NOT_OFFERED',
        'CASH_CODE_NEEDED',
        'NOT_SERVED',
        cashLimited,
        'CANNOT_SHIP',
        'UNAVAILABLE',
        couponRefused,
        quoteChanged,
        creditChanged,
        'OUT_OF_STOCK',
        'QUANTITY_LIMIT',
        'BEING_PAID',
        unpaidOrders,
        orderStands,
        'KEY_REUSED',
      ),
    )
    .route({
      method: 'POST',
      path: '/orders',
      summary: 'Place an order from what the cart costs now',
      description:
        'Holds the pieces for 15 minutes and opens a payment. QUOTE_CHANGED (409) where the total is another than the buyer saw, or something that is made to order comes later, CREDIT_CHANGED (409) where store credit cannot pay as much of it, OUT_OF_STOCK (409) at the line that is not there any more, CANNOT_SHIP (422), NOT_SERVED (422) at the country or the PIN code, UNAVAILABLE (409) at a line that is not sold at the moment. QUANTITY_LIMIT (422) at the line of which there is more than one order may take, BEING_PAID (409) at one that others are paying for, UNPAID_ORDERS (409) where too much of this buyer is not paid yet. With the same key the first answer comes again. Where that order was not paid, another body under the key takes its place; where it stands, that is KEY_REUSED (422) with its number at `order`.',
      tags,
    })
    .input(placeOrderInput)
    .output(z.object({ data: placedOrder })),
  payAgain: anyoneEndpoint
    .errors(
      declareErrors(
        'ORDER_NOT_FOUND',
        'ORDER_NOT_PAYABLE',
        'METHOD_NOT_OFFERED',
        'CASH_CODE_NEEDED',
        unpaidOrders,
        cashLimited,
        'KEY_REUSED',
        'PAYMENT_UNAVAILABLE',
      ),
    )
    .route({
      method: 'POST',
      path: '/orders/{number}/payments',
      summary: 'Open another payment for an order that waits for one',
      description: 'ORDER_NOT_PAYABLE (409) once it is paid or its time ran out.',
      tags,
    })
    .input(payAgainInput)
    .output(z.object({ data: placedOrder })),
  askCashCode: anyoneEndpoint
    .route({
      method: 'POST',
      path: '/checkout/cash-code',
      summary: 'Have a code sent that proves a mailbox before an order in cash',
      tags,
    })
    .input(z.object({ email: contact.shape.email, language: z.enum(languages).default('en') }))
    .output(z.object({ status: z.literal('success') })),
  proveCash: anyoneEndpoint
    .errors(declareErrors('INVALID_OTP', 'TOO_MANY_ATTEMPTS', 'OTP_OTHER_BROWSER'))
    .route({
      method: 'POST',
      path: '/checkout/cash-code/verify',
      summary: 'Enter that code: this browser can order in cash with the address for a day',
      tags,
    })
    .input(z.object({ email: contact.shape.email, otp: z.string().max(20) }))
    .output(z.object({ status: z.literal('success') })),
  checkPayment: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/orders/{number}/payments/check',
      summary: 'Ask the provider what became of the latest payment, and tell',
      description: 'For the page to which the buyer comes back. Asked often it answers what is known.',
      tags,
    })
    .input(z.object({ number: orderNumber }))
    .output(z.object({ data: placedOrder })),
  cancelUnpaid: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', orderStands))
    .route({
      method: 'POST',
      path: '/orders/{number}/cancel-unpaid',
      summary: 'Cancel an order that is not paid yet',
      description: 'Its pieces are on sale again at once. A payment that comes later goes back. ORDER_STANDS (409) once it is paid.',
      tags,
    })
    .input(z.object({ number: orderNumber }))
    .output(z.object({ data: placedOrder })),
  changeOrder: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', orderStands))
    .route({
      method: 'POST',
      path: '/orders/{number}/change',
      summary: 'End an order that is not paid yet, to order something else or otherwise',
      description: 'Answers what was in it; the cart of an account has it again.',
      tags,
    })
    .input(z.object({ number: orderNumber }))
    .output(z.object({ data: changedOrder })),
  listMethods: anyoneEndpoint
    .route({ method: 'GET', path: '/payments/methods', summary: 'Ways to pay an amount to a country', tags: [paymentsTag.name] })
    .input(
      z.object({
        country: z.string().length(2).default('IN'),
        totalPaise: z.coerce.number().int().min(0).default(0),
        postalCode: z.string().max(12).optional(),
      }),
    )
    .output(z.object({ methods: z.array(offeredMethod) })),
  getDemoPayment: anyoneEndpoint
    .route({
      method: 'GET',
      path: '/demo/payments/{ref}',
      summary: 'What the demonstration’s payment page shows; demo mode only',
      tags: [paymentsTag.name],
    })
    .input(z.object({ ref: z.string().max(80) }))
    .output(z.object({ ref: z.string(), amountPaise: paise, orderNumber: z.string(), state: z.enum(paymentStates) })),
  actDemoPayment: anyoneEndpoint
    .route({
      method: 'POST',
      path: '/demo/payments/{ref}',
      summary: 'Approve, decline, delay or repeat a payment of the demonstration; demo mode only',
      description: 'Sends the shop the signed events that a provider would send. `delay` approves after 20 seconds, `repeat` twice.',
      tags: [paymentsTag.name],
    })
    .input(z.object({ ref: z.string().max(80), act: z.enum(demoActions) }))
    .output(z.object({ returnTo: z.string().meta({ description: 'Path of the shop where the buyer goes on' }) })),
};
