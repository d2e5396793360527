import { z } from 'zod';
import { productCard, productSummary } from '#modules/catalog/contract.ts';
import { publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { tokenize } from './search-rules.ts';

export const searchTag = { name: 'Search', description: 'Finding pieces by words in English and Hindi.' };
const tags = [searchTag.name];

const words = z.string().trim().max(120);
const page = {
  limit: z.coerce.number().int().min(1).max(60).default(24),
  offset: z.coerce.number().int().min(0).max(240).default(0).meta({ description: 'The `next` of the page before' }),
};

/** Filters with several values, one of which a product has to have: `material=wool&material=silk`. */
export const choices = [
  'category',
  'subcategory',
  'material',
  'technique',
  'region',
  'color',
  'size',
  'gi',
  'maker',
  'seller',
  'country',
] as const;
export type Choice = (typeof choices)[number];

/** Filters that are set or not. */
export const flags = ['discounted', 'inStock', 'madeToOrder'] as const;
export type Flag = (typeof flags)[number];

export const searchSorts = ['relevance', 'newest', 'price-up', 'price-down'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** One value or several: a query string gives one as a text. */
const several = (description: string) =>
  z
    .union([
      z
        .string()
        .max(120)
        .transform((one) => [one]),
      z.array(z.string().max(120)).max(20),
    ])
    .default([])
    .meta({ description });
/** `?inStock=true`: a query string has no booleans. */
const flag = z.stringbool().optional();
const amount = z.coerce.number().min(0).max(1e12).optional();

const filters = {
  category: several('Slug of a category'),
  subcategory: several('Slugs of category and subcategory: `fabrics/block-prints`'),
  material: several('Slug of a material'),
  technique: several('Slug of a technique'),
  region: several('Slug of a craft region'),
  color: several('Slug of a colour'),
  size: several('A size, as the facet names it'),
  gi: several('Slug of a geographical indication'),
  maker: several('Slug of a maker'),
  seller: several('Slug of a seller'),
  country: several('Country of origin, two letters'),
  discounted: flag,
  inStock: flag,
  madeToOrder: flag,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('INR')
    .meta({ description: 'ISO 4217 code that minPrice and maxPrice are in' }),
  minPrice: amount.meta({ description: 'In whole units of `currency`, 12.5 being twelve and a half' }),
  maxPrice: amount.meta({ description: 'Likewise' }),
};

const facetValue = z.object({
  value: z.string().meta({ description: 'What goes into the filter of this name' }),
  label: localized,
  count: z.int(),
});
export type FacetValue = z.infer<typeof facetValue>;

/**
 * Each choice is counted without its own filter, so that a buyer sees what another value would give. At most
 * 20 values each, the most common first; selected values are always among them.
 */
const facets = z.object({
  ...(Object.fromEntries(choices.map((choice) => [choice, z.array(facetValue)])) as Record<Choice, z.ZodArray<typeof facetValue>>),
  ...(Object.fromEntries(flags.map((name) => [name, z.int()])) as Record<Flag, z.ZodInt>),
  price: z.object({ min: z.int(), max: z.int() }).optional().meta({ description: 'Paise, without the price filter' }),
});
export type Facets = z.infer<typeof facets>;

const searching = publicRead.meta({ work: 'search', rawJson: true });

/** Reduces a text to its words, since case, punctuation and accents do not change what is searched for. */
const normalizedText = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? tokenize(text).join(' ') : '');

export const searchContract = {
  searchProducts: searching
    .errors(declareErrors('CURRENCY_NOT_FOUND'))
    .meta({ cacheKey: (input: { search: string }) => ({ ...input, search: normalizedText(input.search) }) })
    .route({
      method: 'GET',
      path: '/products',
      summary: 'Products that match a text, the best first',
      description:
        'Reads titles, materials, technique, place, maker, seller, category and description in English and Hindi; forgives slips.',
      tags,
    })
    .input(z.object({ search: words.default(''), ...page }))
    .output(z.object({ data: z.object({ product: z.array(productSummary) }), next: z.int().optional() })),
  searchCards: searching
    .errors(declareErrors('CURRENCY_NOT_FOUND'))
    .meta({ cacheKey: (input: { q: string }) => ({ ...input, q: normalizedText(input.q) }) })
    .route({
      method: 'GET',
      path: '/products/search',
      summary: 'The same as a grid shows it, with filters, sorts and what to filter by',
      description:
        'Without a text there is nothing to find unless a filter is set. Sold-out pieces come last when sorted by relevance. ' +
        'Beyond the first 300 matches neither the total nor the facets count on: `totalIsExact` says so.',
      tags,
    })
    .input(
      z.object({
        q: words.default(''),
        sort: z.enum(searchSorts).default('relevance'),
        facets: z.stringbool().default(false).meta({ description: 'Whether to count what to filter by' }),
        ...filters,
        ...page,
      }),
    )
    .output(
      z.object({
        cards: z.array(productCard),
        next: z.int().optional().meta({ description: 'Goes into `offset`; absent on the last page and past the deepest one' }),
        total: z.int(),
        totalIsExact: z.boolean().meta({ description: 'False: there are at least `total`' }),
        didYouMean: z.string().optional().meta({ description: 'The text in words of the shop, where some of it was taken for a slip' }),
        facets: facets.optional(),
      }),
    ),
  suggest: searching
    .meta({ cacheKey: ({ q }: { q: string }) => ({ q: normalizedText(q) }) })
    .route({ method: 'GET', path: '/products/suggestions', summary: 'Words to search for that begin like a text', tags })
    .input(z.object({ q: words.default('') }))
    .output(z.object({ suggestions: z.array(z.string()) })),
};
