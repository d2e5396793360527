import { z } from 'zod';
import { localized, paise } from '#shared/schemas.ts';
import { categoryRef } from './category-contract.ts';

/** A product in the feed of shopping engines. */
export const feedItem = z.object({
  _id: z.string(),
  slug: z.string(),
  title: localized,
  description: localized,
  image: z.string().optional().meta({ description: 'Path of a picture' }),
  pictures: z.array(z.string()).meta({ description: 'Paths of the others' }),
  makerName: localized,
  category: categoryRef,
  subcategory: localized,
  basePricePaise: paise.meta({ description: 'Of the cheapest variant' }),
  pricePaise: paise.meta({ description: 'After the discounts that run now' }),
  saleUntil: z.string().optional().meta({ description: 'ISO 8601 UTC' }),
  inStock: z.boolean(),
  leadTimeDays: z.int().optional(),
  materials: z.array(localized),
});
export type FeedItem = z.infer<typeof feedItem>;
