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
