import { z } from 'zod';
import { deskEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';

const tags = ['Payments'];

const difference = z.object({
  _id: z.string(),
  kind: z.string().meta({ description: 'Such as `missing-payment` or `refund-at-provider`' }),
  subject: z.string().meta({ description: 'The provider’s or the shop’s name for what differs' }),
  provider: z.string(),
  detail: z.string(),
  amountPaise: z.int().meta({ description: 'What the provider’s balance has beyond the books' }),
  orderId: z.string().optional(),
  openedAt: z.string(),
});
export type DifferenceView = z.infer<typeof difference>;

export const reconciliationContract = {
  listDifferences: deskEndpoint('refunds')
    .route({
      method: 'GET',
      path: '/desk/differences',
      summary: 'What differs between the books and the statements of the payment providers',
      description: '100 a page. `next` is the `after` of the next page.',
      tags,
    })
    .input(z.object({ after: z.string().max(40).default('') }))
    .output(z.object({ data: z.object({ differences: z.array(difference) }), next: z.string().optional() })),
  closeDifference: deskEndpoint('refunds')
    .errors(declareErrors('NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/desk/differences/{id}/close',
      summary: 'Close a difference with its reason',
      description:
        'What the provider’s balance has beyond the books is posted as unexplained. NOT_FOUND (404) for one that is closed, or that agrees by now.',
      tags,
    })
    .input(
      z.object({
        id: z.string().max(40),
        reason: z.string().trim().min(1, { error: 'Say why.' }).max(500, { error: 'At most 500 characters.' }),
      }),
    )
    .output(z.object({ data: z.object({ difference }) })),
};
