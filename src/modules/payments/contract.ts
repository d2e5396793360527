import { z } from 'zod';
import { paise } from '#shared/schemas.ts';

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
  received: z
    .object({ amount: z.int().meta({ description: 'In the smallest unit of its currency' }), currency: z.string() })
    .optional()
    .meta({ description: 'What came in place of the amount of the order; all of it goes back' }),
});
export type Payment = z.infer<typeof payment>;

/** Why a way to pay is not offered for an order. */
const methodRejection = z.enum(['not-in-country', 'not-at-pin', 'above-limit', 'below-minimum', 'unavailable']);
export const offeredMethod = z.object({
  method,
  refused: methodRejection.optional(),
  limitPaise: paise.optional().meta({ description: 'Most that can be paid this way' }),
  minimumPaise: paise.optional().meta({ description: 'Least that can be paid this way' }),
});
export type OfferedMethod = z.infer<typeof offeredMethod>;

/** Ways on which cash is paid back. */
export const destinationKinds = ['upi', 'account'] as const;
export type DestinationKind = (typeof destinationKinds)[number];

export const demoActions = ['approve', 'decline', 'delay', 'repeat'] as const;
