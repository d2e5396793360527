import { z } from 'zod';
import { picture } from '#modules/media/contract.ts';
import { returnReason } from '#modules/orders/contract.ts';
import { remedies } from '#modules/orders/parcel-contract.ts';
import { defineError } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { pickupStates } from './pickup-rules.ts';

export const returnStates = ['requested', 'approved', 'refused', 'withdrawn', 'received', 'refunded', 'replaced'] as const;
export type ReturnState = (typeof returnStates)[number];

/** `state` is the return's present one, in which the step is not possible. */
export const wrongReturnState = defineError('WRONG_STATE', { state: z.enum(returnStates) });

/** `state` is the pickup's present one, in which the step is not possible. */
export const wrongPickupState = defineError('WRONG_STATE', { state: z.enum([...pickupStates, 'none']) });

export const message = z.string().trim().min(1, { error: 'Say what is wrong.' }).max(2000, { error: 'At most 2000 characters.' });

const pickupView = z.object({
  state: z.enum(pickupStates).meta({ description: 'How far the courier is that fetches the goods from the buyer' }),
  courier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  on: z.string().optional().meta({ description: 'ISO date in India on which the courier comes' }),
});
export type PickupView = z.infer<typeof pickupView>;

export const returnView = z.object({
  _id: z.string(),
  number: z.string(),
  orderNumber: z.string(),
  parcelId: z.string(),
  sellerName: z.string(),
  sellerLabel: localized.optional(),
  state: z.enum(returnStates),
  wish: z.enum(remedies),
  decision: z.string().optional(),
  carrier: z.string().optional().meta({ description: 'Of the replacement' }),
  trackingNumber: z.string().optional(),
  pickup: pickupView.optional(),
  createdAt: z.string(),
  lines: z.array(z.object({ lineId: z.string(), title: localized, qty: z.int(), reason: returnReason })),
  photos: z.array(picture.omit({ url: true, alt: true, kind: true })),
  photosWaiting: z.int().meta({ description: 'Photographs that arrived and are being prepared' }),
  answerBy: z.string().meta({ description: 'ISO 8601 UTC: without an answer of the seller the shop looks at it then' }),
  timeline: z.array(z.object({ state: z.enum(returnStates), at: z.string() })),
  messages: z.array(z.object({ author: z.enum(['buyer', 'seller', 'operator']), text: z.string(), at: z.string() })),
});
export type ReturnView = z.infer<typeof returnView>;
/** Decisions of a seller or the operator. */
export const decisionEvents = ['approve', 'refuse', 'receive', 'refund', 'replace', 'reopen'] as const;
