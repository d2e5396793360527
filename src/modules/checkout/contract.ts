import { z } from 'zod';
import { cartItems, country, couponCode, couponRefused } from '#modules/cart/contract.ts';
import { orderNumber, orderSummary } from '#modules/orders/contract.ts';
import { demoActions, method, offeredMethod, payment, paymentStates } from '#modules/payments/contract.ts';
import { addressLimits } from '#shared/address-forms.ts';
import { anyoneEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { isPlainLine } from '#shared/plain-line.ts';
import { idempotencyKey, paise } from '#shared/schemas.ts';

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

export const contact = z.object({
  email: z
    .string({ error: 'Enter your email address.' })
    .max(254, { error: 'At most 254 characters.' })
    .overwrite((text) => text.trim().toLowerCase())
    .pipe(z.email({ error: 'Enter an email address such as name@example.com.' })),
  name: singleLine(addressLimits.name).min(1, { error: 'Enter the name of the person who receives it.' }),
  phone: singleLine(addressLimits.phone).min(1, { error: 'Enter a phone number for the courier.' }),
});

export const placedOrder = z.object({
  order: orderSummary,
  payment: payment.optional().meta({ description: 'Absent where nothing is left to pay' }),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/** `expectedTotalPaise` is the total now, in paise: the one to agree to. */
export const quoteChanged = defineError('QUOTE_CHANGED', { expectedTotalPaise: z.string().regex(/^\d+$/) });

const placeOrderInput = z.object({
  idempotencyKey,
  items: cartItems,
  contact,
  address: deliveryAddress,
  saveAddress: z.boolean().default(false),
  coupon: couponCode.optional(),
  giftMessage: z.string().trim().max(500, { error: 'At most 500 characters.' }).optional(),
  method,
  expectedTotalPaise: paise.meta({ description: 'The total that the buyer agreed to' }),
  shownCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('INR'),
  language: z.enum(languages).default('en'),
});
export type PlaceOrderInput = z.infer<typeof placeOrderInput>;

const payAgainInput = z.object({ number: orderNumber, idempotencyKey, method });
export type PayAgainInput = z.infer<typeof payAgainInput>;

export const checkoutContract = {
  placeOrder: anyoneEndpoint
    .errors(declareErrors('METHOD_NOT_OFFERED', 'CANNOT_SHIP', couponRefused, quoteChanged, 'OUT_OF_STOCK', 'KEY_REUSED'))
    .route({
      method: 'POST',
      path: '/orders',
      summary: 'Place an order from what the cart costs now',
      description:
        'Holds the pieces for 15 minutes and opens a payment. QUOTE_CHANGED (409) where the total is another than the buyer saw, OUT_OF_STOCK (409) at the line that is not there any more, CANNOT_SHIP (422). With the same key the first answer comes again; another body under it is KEY_REUSED (422).',
      tags,
    })
    .input(placeOrderInput)
    .output(z.object({ data: placedOrder })),
  payAgain: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'METHOD_NOT_OFFERED', 'KEY_REUSED', 'PAYMENT_UNAVAILABLE'))
    .route({
      method: 'POST',
      path: '/orders/{number}/payments',
      summary: 'Open another payment for an order that waits for one',
      description: 'ORDER_NOT_PAYABLE (409) once it is paid or its time ran out.',
      tags,
    })
    .input(payAgainInput)
    .output(z.object({ data: placedOrder })),
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
  listMethods: anyoneEndpoint
    .route({ method: 'GET', path: '/payments/methods', summary: 'Ways to pay an amount to a country', tags: [paymentsTag.name] })
    .input(z.object({ country: z.string().length(2).default('IN'), totalPaise: z.coerce.number().int().min(0).default(0) }))
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
