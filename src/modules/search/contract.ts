import { z } from 'zod';
import { productCard, productSummary } from '#modules/catalog/contract.ts';
import { publicRead } from '#shared/endpoint.ts';

const words = z.string().trim().max(120);
const page = {
  limit: z.coerce.number().int().min(1).max(60).default(24),
  offset: z.coerce.number().int().min(0).max(240).default(0),
};

export const searchContract = {
  searchProducts: publicRead
    .route({
      method: 'GET',
      path: '/products',
      summary: 'Products that match a text, the best first',
      description:
        'Reads titles, materials, technique, place, maker, seller, category and description in English and Hindi; forgives slips.',
      tags: ['Search'],
    })
    .input(z.object({ search: words.default(''), ...page }))
    .output(z.object({ data: z.object({ product: z.array(productSummary) }), next: z.int().optional() })),
  searchCards: publicRead
    .route({ method: 'GET', path: '/products/search', summary: 'The same as a grid shows it', tags: ['Search'] })
    .input(z.object({ q: words.default(''), ...page }))
    .output(z.object({ cards: z.array(productCard), next: z.int().optional().meta({ description: 'Goes into `offset`' }) })),
  suggest: publicRead
    .route({ method: 'GET', path: '/products/suggestions', summary: 'Words to search for that begin like a text', tags: ['Search'] })
    .input(z.object({ q: words.default('') }))
    .output(z.object({ suggestions: z.array(z.string()) })),
};
