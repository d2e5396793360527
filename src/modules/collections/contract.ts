import { z } from 'zod';
import { sorts } from '#modules/catalog/contract.ts';
import { productCard } from '#modules/catalog/product-contract.ts';
import { publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized, paise } from '#shared/schemas.ts';

export const collectionsTag = { name: 'Collections', description: 'Products that belong together: gifts, new ones, those of a craft.' };
const tags = [collectionsTag.name];

/** Lists that collections stand in. */
export const shelves = ['shop', 'person', 'occasion', 'price', 'technique', 'region'] as const;
const shelf = z.enum(shelves);
export type Shelf = z.infer<typeof shelf>;
export type CollectionSort = (typeof sorts)[number];

const names = z.array(z.string().min(1).max(160)).min(1).max(100).optional();

/** Which products a collection has: each condition narrows it, the values of one condition widen it. */
export const collectionRule = z.strictObject({
  categories: names.meta({ description: 'Slugs' }),
  subcategories: names.meta({ description: '`category/subcategory`' }),
  minPrice: paise.optional(),
  maxPrice: paise.optional(),
  gi: z.boolean().optional().meta({ description: 'Has the registered name of a geographical indication' }),
  techniques: names,
  regions: names,
  states: names.meta({ description: 'States of the makers' }),
  colors: names.meta({ description: 'English names' }),
  onSale: z.boolean().optional(),
  inStock: z.boolean().optional(),
  newWithinDays: z.int().min(1).max(3650).optional(),
  popular: z.literal(true).optional().meta({ description: 'By items sold lately and by wishlists, the first one first' }),
  products: names.meta({ description: 'Identifiers, in this order' }),
  tags: names.meta({ description: 'For whom and when: `for-her`, `diwali`' }),
});
export type CollectionRule = z.infer<typeof collectionRule>;

export const collection = z.object({
  _id: z.string(),
  slug: z.string(),
  shelf,
  title: localized,
  lead: localized,
  maxPrice: paise.optional().meta({ description: 'Where its rule is a price alone' }),
  season: z
    .object({ from: z.string().optional(), until: z.string().optional(), isNow: z.boolean() })
    .optional()
    .meta({ description: 'ISO dates in India. Of an occasion the last is the day by which a gift has to arrive.' }),
});
export type Collection = z.infer<typeof collection>;

/** Data that the order of the most popular products rests on. */
export const popularityBasis = z.enum(['sold', 'wished', 'none']);
export type PopularityBasis = z.infer<typeof popularityBasis>;

const slug = z.string().max(120);
const cardCount = z.coerce.number().int().min(0).max(15);

export const collectionsContract = {
  listCollections: publicRead
    .meta({ onManyPages: true })
    .route({
      method: 'GET',
      path: '/collections',
      summary: 'The published collections of one list, each with its first products in stock',
      description: 'At most 60. `cards` is 0 unless said otherwise; with more, collections without a product are left out.',
      tags,
    })
    .input(z.object({ shelf, cards: cardCount.default(0) }))
    .output(z.object({ collections: z.array(collection.extend({ cards: z.array(productCard) })) })),
  listSeasons: publicRead
    .route({
      method: 'GET',
      path: '/collections/seasons',
      summary: 'Occasions of this season whose gifts arrive in time when ordered today',
      description: 'By the promise of the cart, for products in stock.',
      tags,
    })
    .input(
      z.object({
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, { error: 'Choose a country.' })
          .default('IN'),
      }),
    )
    .output(z.object({ seasons: z.array(z.object({ slug: z.string(), arriveBy: z.string().meta({ description: 'ISO date' }) })) })),
  getCollection: publicRead
    .errors(declareErrors('COLLECTION_NOT_FOUND'))
    .meta({ onManyPages: true })
    .route({ method: 'GET', path: '/collections/{slug}', summary: 'A collection', tags })
    .input(z.object({ slug }))
    .output(
      z.object({
        collection,
        basis: popularityBasis
          .optional()
          .meta({ description: 'Of the most popular: what their order rests on; `none`: the order of the editors' }),
      }),
    ),
  listCollectionCards: publicRead
    .errors(declareErrors('COLLECTION_NOT_FOUND'))
    .meta({ rawJson: true, onManyPages: true })
    .route({ method: 'GET', path: '/collections/{slug}/cards', summary: 'The products of a collection as a grid shows them', tags })
    .input(
      z.object({
        slug,
        sort: z.enum(sorts).optional().meta({ description: 'The order of the collection unless said otherwise' }),
        inStock: z.stringbool().optional(),
        limit: z.coerce.number().int().min(1).max(60).default(24),
        after: z.string().max(200).optional().meta({ description: 'The `next` of the page before' }),
      }),
    )
    .output(z.object({ cards: z.array(productCard), next: z.string().optional() })),
};
