import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { noticeTopics } from '#shared/notice-topics.ts';
import { localized } from '#shared/schemas.ts';

export const newsTag = { name: 'News of a shop', description: 'What the people of a shop hear of, each as the role allows.' };

const tags = [newsTag.name];
const shop = z.string().max(80);
const item = z.string().max(40);
const topic = z.enum(noticeTopics);

/** Unseen news that are counted; there may be more. */
export const maxUnseen = 99;

const news = z.object({
  _id: z.string(),
  topic,
  title: localized,
  path: z.string().optional().meta({ description: 'The page of the hub that it is about, without a language' }),
  at: z.string(),
  isSeen: z.boolean(),
});
export type ShopNews = z.infer<typeof news>;

const hour = z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(0).max(23).optional());
const chosen = z.array(topic).max(noticeTopics.length).default([]);

const choices = z.object({
  topics: z
    .array(z.object({ topic, mail: z.boolean(), inbox: z.boolean(), push: z.boolean() }))
    .meta({ description: 'Those that the caller hears of' }),
  quietFrom: z.int().optional(),
  quietUntil: z.int().optional(),
  lowStockAt: z.int().optional().meta({ description: 'Units of a variant at which the shop hears that few are left' }),
});
export type NoticeChoicesView = z.infer<typeof choices>;

const units = z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(0).max(1_000).optional());

export const newsContract = {
  listNews: shopEndpoint('shop')
    .route({ method: 'GET', path: '/shops/{shop}/news', summary: 'News of the shop, the latest first; 30 a page', tags })
    .input(z.object({ shop, after: item.optional() }))
    .output(z.object({ data: z.object({ news: z.array(news), next: z.string().optional() }) })),
  countNews: shopEndpoint('shop')
    .route({
      method: 'GET',
      path: '/shops/{shop}/news/count',
      summary: `News of 30 days that the caller has not seen, ${maxUnseen} at most`,
      tags,
    })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ unseen: z.int() }) })),
  openNews: shopEndpoint('shop')
    .errors(declareErrors('NOT_FOUND'))
    .route({ method: 'POST', path: '/shops/{shop}/news/{item}/seen', summary: 'Note news as seen', tags })
    .input(z.object({ shop, item }))
    .output(z.object({ data: news.pick({ path: true }) })),
  seeNews: shopEndpoint('shop')
    .route({ method: 'POST', path: '/shops/{shop}/news/seen', summary: 'Note all news as seen', tags })
    .input(z.object({ shop }))
    .output(z.object({ status: z.literal('success') })),
  getNoticeChoices: shopEndpoint('shop')
    .route({ method: 'GET', path: '/shops/{shop}/news/choices', summary: 'How the caller hears of the shop', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: choices })),
  saveNoticeChoices: shopEndpoint('shop')
    .route({
      method: 'POST',
      path: '/shops/{shop}/news/choices',
      summary: 'Choose how to hear of the shop',
      description: 'New orders stay in the list, and are mailed to all where no person of the shop wants the mail.',
      tags,
    })
    .input(
      z.object({
        shop,
        mail: chosen.meta({ description: 'Topics that are mailed' }),
        inbox: chosen.meta({ description: 'Topics that are listed' }),
        push: chosen.meta({ description: 'Topics of which push messages come to browsers where they are on' }),
        quietFrom: hour.meta({ description: 'Hour in India from which push messages wait, and mails that are not urgent' }),
        quietUntil: hour,
      }),
    )
    .output(z.object({ data: choices })),
  setLowStock: shopEndpoint('products')
    .route({ method: 'POST', path: '/shops/{shop}/low-stock', summary: 'Say at how many units the shop hears that few are left', tags })
    .input(z.object({ shop, units: units.meta({ description: 'None: the shop does not hear of it' }) }))
    .output(z.object({ data: choices })),
};
