import { z } from 'zod';
import { productCard } from '#modules/catalog/product-contract.ts';
import { maker } from '#modules/makers/contract.ts';
import { picture } from '#modules/media/contract.ts';
import { publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';

const slug = z.string().max(120);
const day = z.string().meta({ description: 'YYYY-MM-DD' });
const html = localized.meta({ description: 'HTML that was cleaned on the server' });

/** A story as a list shows it. */
export const postSummary = z.object({
  _id: z.string(),
  slug: z.string(),
  title: localized,
  summary: localized,
  author: localized,
  publishedOn: day,
  picture: picture.optional(),
  tags: z.array(z.string()),
  minutes: z.object({ en: z.int(), hi: z.int().optional() }).meta({ description: 'To read it' }),
});
export type PostSummary = z.infer<typeof postSummary>;

const neighbour = postSummary.pick({ slug: true, title: true });

export const post = postSummary.extend({ html, updatedOn: day });
export type Post = z.infer<typeof post>;

export const faqGroup = z.object({
  slug: z.string(),
  title: localized,
  entries: z.array(z.object({ slug: z.string(), question: localized, html })),
});
export type FaqGroup = z.infer<typeof faqGroup>;

export const page = z.object({ slug: z.string(), title: localized, summary: localized, updatedOn: day, html });
export type Page = z.infer<typeof page>;

export const contentTag = { name: 'Content', description: 'Stories, questions and legal pages.' };
const tags = [contentTag.name];

export const contentContract = {
  listPosts: publicRead
    .route({ method: 'GET', path: '/posts', summary: 'Published stories, the newest first', tags })
    .input(
      z.object({
        tag: z.string().max(60).optional(),
        after: z.string().max(300).optional().meta({ description: 'The `next` of the page before' }),
        limit: z.coerce.number().int().min(1).max(100).default(12),
      }),
    )
    .output(z.object({ posts: z.array(postSummary), next: z.string().optional() })),
  getPost: publicRead
    .errors(declareErrors('POST_NOT_FOUND'))
    .route({ method: 'GET', path: '/posts/{slug}', summary: 'A story with its makers, pieces and neighbours', tags })
    .input(z.object({ slug }))
    .output(
      z.object({
        post,
        makers: z.array(maker.omit({ story: true })),
        cards: z.array(productCard),
        newer: neighbour.optional(),
        older: neighbour.optional(),
      }),
    ),
  listFaqs: publicRead
    .route({ method: 'GET', path: '/faqs', summary: 'Every question with its answer, in groups', tags })
    .output(z.object({ groups: z.array(faqGroup) })),
  getPage: publicRead
    .errors(declareErrors('PAGE_NOT_FOUND'))
    .route({ method: 'GET', path: '/pages/{slug}', summary: 'A legal page', tags })
    .input(z.object({ slug }))
    .output(z.object({ page })),
};
