import { z } from 'zod';
import { productCard } from '#modules/catalog/product-contract.ts';
import { accountEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';

export const recommendationsTag = { name: 'Recommendations', description: 'What a person looked at, to recommend others like it.' };
const tags = [recommendationsTag.name];
const productId = z.string().min(1).max(40);
const statusOnly = z.object({ status: z.literal('success') });

export const recommendationsContract = {
  listSeeds: accountEndpoint
    .route({
      method: 'GET',
      path: '/users/viewed-products',
      summary: 'What the person looked at and bought lately, the latest first, to start recommendations from',
      description: 'Empty while the setting "Allow personalized recommendations" is off.',
      tags,
    })
    .output(
      z.object({
        data: z.object({ items: z.array(z.object({ productId: z.string(), reason: z.enum(['viewed', 'bought']), at: z.string() })) }),
      }),
    ),
  listViewed: accountEndpoint
    .route({
      method: 'GET',
      path: '/users/viewed-products/cards',
      summary: 'At most 12 published products that the person looked at lately, the latest first',
      description: 'Empty while the setting "Allow personalized recommendations" is off.',
      tags,
    })
    .output(z.object({ cards: z.array(productCard) })),
  addView: accountEndpoint
    .errors(declareErrors('PRODUCT_NOT_FOUND'))
    .route({
      method: 'PUT',
      path: '/users/viewed-products/{productId}',
      summary: 'Remember that the person looked at a product',
      description:
        'Nothing is kept while the setting is off, or for a request with `Sec-GPC: 1` or `DNT: 1`. At most 50 products, for 90 days.',
      tags,
    })
    .input(z.object({ productId }))
    .output(statusOnly),
  clearViews: accountEndpoint
    .route({ method: 'DELETE', path: '/users/viewed-products', summary: 'Forget what the person looked at', tags })
    .output(statusOnly),
};
