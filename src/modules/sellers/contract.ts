import { z } from 'zod';
import { publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';

/** The registered business or co-operative that sells a product and answers for it. */
export const seller = z.object({
  _id: z.string(),
  slug: z.string(),
  sellerName: z.string(),
  legalName: z.string().optional().meta({ description: 'As it is registered' }),
  gstin: z.string().optional().meta({ description: 'GST identification number' }),
  address: z.string().optional().meta({ description: 'Of its head office' }),
  kind: z.enum(['cooperative', 'producer-company', 'studio', 'trust']),
  verified: z.boolean(),
  city: localized,
  state: z.string(),
  since: z.int(),
  about: localized,
  dispatchDays: z.int().meta({ description: 'Working days from order to dispatch of a piece in stock' }),
});
export type Seller = z.infer<typeof seller>;

export const sellersContract = {
  getSeller: publicRead
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({ method: 'GET', path: '/sellers/{slug}', summary: 'A seller', tags: ['Makers and sellers'] })
    .input(z.object({ slug: z.string().max(120) }))
    .output(z.object({ data: z.object({ seller }) })),
};
