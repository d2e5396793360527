import { z } from 'zod';
import { productCard, productSummary } from '#modules/catalog/product-contract.ts';
import { currencyNotFound } from '#modules/currency/contract.ts';
import { publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { tokenizeQuery } from './reading/token-rules.ts';

export const searchTag = { name: 'Search', description: 'Finding pieces by words in English and Hindi.' };
const tags = [searchTag.name];

const words = z.string().trim().max(120);
/** The last offset that a page may begin at. */
export const deepestOffset = 4800;
const page = {
  limit: z.coerce.number().int().min(1).max(60).default(24),
  offset: z.coerce.number().int().min(0).max(deepestOffset).default(0).meta({ description: 'The `next` of the page before' }),
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
  collection: several('Slug of a collection, one of which a product has to be in'),
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

/** A part of a text as it was understood, and the text without it. */
const understoodPart = z.object({
  kind: z.enum(['price', 'size', 'color', 'material', 'without', 'need', 'gi', ...flags]),
  label: localized.optional().meta({ description: 'A name; absent of prices and flags' }),
  min: z.number().optional().meta({ description: 'In whole units of `currency`, both ends included' }),
  max: z.number().optional(),
  currency: z.string().optional(),
  rest: z.string().meta({ description: 'The text without this part' }),
});
export type UnderstoodPart = z.infer<typeof understoodPart>;

/** Words that were left out, for products from a position of the result on. */
const relaxed = z.object({
  from: z.int().min(0),
  until: z.int().optional().meta({
    description: 'Only up to this position: the products are of the kind that the text names, and behind them come others with all words',
  }),
  without: z.array(z.string()).meta({ description: 'Empty: one of several words, which one differs' }),
});
export type Relaxed = z.infer<typeof relaxed>;

/** A page of the shop whose name has a word that begins like the text. */
const suggestedPage = z.object({
  kind: z.enum(['category', 'subcategory', 'collection', 'material', 'technique', 'maker']),
  slug: z.string().meta({ description: 'Of a subcategory with that of its category: `fabrics/block-prints`' }),
  name: localized,
});
export type SuggestedPage = z.infer<typeof suggestedPage>;

const suggestedProduct = productCard
  .pick({ _id: true, slug: true, title: true, pricing: true, priceVaries: true, inStock: true })
  .extend({ image: productCard.shape.image.unwrap().omit({ placeholder: true }).optional() });
export type SuggestedProduct = z.infer<typeof suggestedProduct>;

const suggestions = z.object({
  suggestions: z.array(z.string()).meta({ description: 'Texts to search for' }),
  pages: z.array(suggestedPage).meta({ description: 'Categories, collections, crafts and makers' }),
  products: z.array(suggestedProduct),
});
export type Suggestions = z.infer<typeof suggestions>;

const searching = publicRead.meta({ work: 'search', rawJson: true });

/**
 * Reduces a text to what is read of it, since case, punctuation and accents do not change the search. A text
 * without words finds nothing, no text finds all.
 */
const normalizedText = (text: string) =>
  /[\p{L}\p{N}]/u.test(text)
    ? tokenizeQuery(text)
        .map((token, index, all) => (all[index - 1]?.end === token.start ? token.text : ` ${token.text}`))
        .join('')
        .trim()
    : text && '-';

export const searchContract = {
  searchProducts: searching
    .errors(declareErrors(currencyNotFound))
    .meta({ cacheKey: (input: { search: string }) => ({ ...input, search: normalizedText(input.search) }) })
    .route({
      method: 'GET',
      path: '/products',
      summary: 'Products that match a text, the best first',
      description:
        'Reads titles, materials, technique, place, maker, seller, category and description in English and Hindi; forgives slips. ' +
        'Prices, sizes, what is not wanted, occasions and recipients in a text narrow the result.',
      tags,
    })
    .input(z.object({ search: words.default(''), ...page }))
    .output(z.object({ data: z.object({ product: z.array(productSummary) }), next: z.int().optional() })),
  searchCards: searching
    .errors(declareErrors(currencyNotFound))
    .meta({ cacheKey: (input: { q: string }) => ({ ...input, q: normalizedText(input.q) }) })
    .route({
      method: 'GET',
      path: '/products/search',
      summary: 'The same as a grid shows it, with filters, sorts and what to filter by',
      description:
        'Without a text these are all products that pass the filters. Sold-out pieces come last in every order. ' +
        'Beyond the first 300 matches of a text neither the total nor the facets count on: `totalIsExact` says so.',
      tags,
    })
    .input(
      z.object({
        q: words.default(''),
        literal: z
          .stringbool()
          .default(false)
          .meta({ description: 'Whether to look up every word as it is: no price, size or occasion is read' }),
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
        understood: z.array(understoodPart).optional().meta({ description: 'What was read of the text beside words, in its order' }),
        relaxed: relaxed.optional(),
        facets: facets.optional(),
      }),
    ),
  suggest: searching
    .meta({ cacheKey: ({ q }: { q: string }) => ({ q: normalizedText(q) }) })
    .route({
      method: 'GET',
      path: '/products/suggestions',
      summary: 'What a text that is still being typed may become: searches, pages of the shop, products',
      tags,
    })
    .input(z.object({ q: words.default('') }))
    .output(suggestions),
};
