import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { paise } from '#shared/schemas.ts';

const tags = ['Payments'];

export const methods = ['razorpay', 'stripe', 'cod', 'demo'] as const;
export const method = z.enum(methods);
export type Method = z.infer<typeof method>;

export const paymentStates = ['created', 'started', 'authorized', 'captured', 'failed', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** One attempt to pay, as the buyer sees it. */
export const payment = z.object({
  _id: z.string(),
  method,
  state: z.enum(paymentStates),
  amountPaise: paise,
  payUrl: z.string().optional().meta({ description: 'The provider’s page, while it can be paid there' }),
});
export type Payment = z.infer<typeof payment>;

/** Why a way to pay is not offered for an order. */
const methodRejection = z.enum(['not-in-country', 'above-limit', 'unavailable']);
export const offeredMethod = z.object({
  method,
  refused: methodRejection.optional(),
  limitPaise: paise.optional().meta({ description: 'Most that can be paid this way' }),
});
export type OfferedMethod = z.infer<typeof offeredMethod>;

export const demoActions = ['approve', 'decline', 'delay', 'repeat'] as const;

export const paymentsContract = {
  listMethods: endpoint
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/payments/methods', summary: 'Ways to pay an amount to a country', tags })
    .input(z.object({ country: z.string().length(2).default('IN'), totalPaise: z.coerce.number().int().min(0).default(0) }))
    .output(z.object({ methods: z.array(offeredMethod) })),
  getDemoPayment: endpoint
    .meta({ access: 'anyone' })
    .route({ method: 'GET', path: '/demo/payments/{ref}', summary: 'What the demonstration’s payment page shows; demo mode only', tags })
    .input(z.object({ ref: z.string().max(80) }))
    .output(z.object({ ref: z.string(), amountPaise: paise, orderNumber: z.string(), state: z.enum(paymentStates) })),
  actDemoPayment: endpoint
    .meta({ access: 'anyone' })
    .route({
      method: 'POST',
      path: '/demo/payments/{ref}',
      summary: 'Approve, decline, delay or repeat a payment of the demonstration; demo mode only',
      description: 'Sends the shop the signed events that a provider would send. `delay` approves after 20 seconds, `repeat` twice.',
      tags,
    })
    .input(z.object({ ref: z.string().max(80), act: z.enum(demoActions) }))
    .output(z.object({ returnTo: z.string().meta({ description: 'Path of the shop where the buyer goes on' }) })),
};
