import { z } from 'zod';
import { accountEndpoint } from '#shared/endpoint.ts';
import { paise } from '#shared/schemas.ts';

export const storeCreditTag = { name: 'Store credit', description: 'What the shop owes a buyer, and the buyer can pay with.' };

/** Sources of a change of a balance. */
export const creditSources = ['refund', 'goodwill', 'order', 'order-back', 'dispute', 'erased'] as const;
export type CreditSource = (typeof creditSources)[number];

export const creditMovement = z.object({
  _id: z.string(),
  amountPaise: z.int().meta({ description: 'Negative: it was spent or taken back' }),
  source: z.enum(creditSources).meta({
    description:
      '`refund`: taken in place of money; `goodwill`: given by the shop; `order`: paid with; `order-back`: not needed for the order any more; `dispute`: the bank took back the money behind it, or gave it again',
  }),
  orderNumber: z.string().optional(),
  reason: z.string().optional().meta({ description: 'Why the shop gave it' }),
  at: z.string(),
});
export type CreditMovement = z.infer<typeof creditMovement>;

export const storeCredit = z.object({
  balancePaise: paise.meta({ description: 'It has no end: store credit does not expire' }),
  movements: z.array(creditMovement).meta({ description: 'The latest first' }),
});
export type StoreCredit = z.infer<typeof storeCredit>;

export const storeCreditContract = {
  getStoreCredit: accountEndpoint
    .route({ method: 'GET', path: '/users/store-credit', summary: 'Balance and history of the store credit', tags: [storeCreditTag.name] })
    .output(z.object({ data: storeCredit })),
};
