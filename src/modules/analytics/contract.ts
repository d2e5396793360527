import { z } from 'zod';
import { anyoneEndpoint } from '#shared/endpoint.ts';

export const analyticsTag = { name: 'Analytics', description: 'Daily sums of what happens on pages, without anything about visitors.' };
const tags = [analyticsTag.name];

/** Pages that are told apart; any other counts as `other`. */
export const trackedPages = [
  'home',
  'category',
  'product',
  'search',
  'cart',
  'makers',
  'maker',
  'seller',
  'blog',
  'faqs',
  'legal',
  'other',
] as const;
export type TrackedPage = (typeof trackedPages)[number];

const productId = z.string().min(1).max(40).meta({ description: 'Product; one that does not exist is ignored' });
const analyticsEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), subject: z.enum(trackedPages) }),
  z.object({ kind: z.literal('product'), subject: productId }),
  z.object({ kind: z.literal('add-to-cart'), subject: productId }),
  z.object({ kind: z.literal('search-empty'), subject: z.string().max(200).meta({ description: 'Words that found nothing' }) }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

export const analyticsContract = {
  track: anyoneEndpoint
    .route({
      method: 'POST',
      path: '/counts',
      summary: 'Count what happened on a page, without anything about the visitor',
      description:
        'Daily sums are all that is kept. Robots are not counted. Words that look like an e-mail address or a phone number are not kept.',
      tags,
      successStatus: 202,
    })
    .input(z.object({ happened: z.array(analyticsEvent).min(1).max(10) }))
    .output(z.object({})),
};
