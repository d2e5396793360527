import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { localized } from '#shared/schemas.ts';

export const insightsTag = { name: 'Numbers of a shop', description: 'Daily sums of what buyers look at, without anything about them.' };

const tags = [insightsTag.name];
const shop = z.string().max(80);

/** Usual periods, in days up to today. */
export const periods = ['7', '30', '90'] as const;
export const numberSorts = ['views', 'carts', 'sold', 'conversion', 'title'] as const;
export type NumberSort = (typeof numberSorts)[number];

const period = z.object({
  shop,
  days: z.enum(periods).default('30').meta({ description: 'Days up to today in India' }),
  from: z.iso.date().optional().meta({ description: 'With `to`: other days, both included, 200 at most' }),
  to: z.iso.date().optional(),
});

/** Things that are counted. */
export const measures = ['views', 'carts', 'sold'] as const;
export type Measure = (typeof measures)[number];

const sums = z.object({
  views: z.int().meta({ description: 'Times that a product page was seen; people of shops and robots are left out' }),
  carts: z.int().meta({ description: 'Times that a product was put into a cart' }),
  sold: z.int().meta({ description: 'Units that were ordered and not cancelled' }),
});
export type Sums = z.infer<typeof sums>;

const conversionBp = z.int().optional().meta({ description: 'Basis points: units sold for each view; missing without views' });
const words = z.array(z.object({ word: z.string(), visitors: z.int() }));

const numbers = z.object({
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }).meta({ description: 'As many days before it' }),
  total: sums.extend({ conversionBp }),
  earlier: sums.extend({ conversionBp }).meta({ description: 'The same of the days before' }),
  days: z.array(sums.extend({ day: z.string() })),
  products: z.array(sums.extend({ _id: z.string(), title: localized, conversionBp, earlier: sums })).meta({ description: '200 at most' }),
  productCount: z.int(),
  words: z.object({
    led: words.meta({ description: 'Searches whose results led to products of the shop, of five visitors or more' }),
    missing: words.meta({ description: 'Searches near what the shop sells that found nothing, of five visitors or more' }),
  }),
});
export type Numbers = z.infer<typeof numbers>;
export type ProductNumbers = Numbers['products'][number];

export const insightsContract = {
  getNumbers: shopEndpoint('products')
    .route({
      method: 'GET',
      path: '/shops/{shop}/numbers',
      summary: 'What buyers look at, put into the cart and buy, against the days before',
      tags,
    })
    .input(period.extend({ sort: z.enum(numberSorts).default('views') }))
    .output(z.object({ data: numbers })),
  getNumbersCsv: shopEndpoint('products')
    .meta({ work: 'export' })
    .route({ method: 'GET', path: '/shops/{shop}/numbers/csv', summary: 'The same as CSV, by day or by product', tags })
    .input(period.extend({ of: z.enum(['days', 'products']).default('products') }))
    .output(z.file()),
};
