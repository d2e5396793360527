import { z } from 'zod';
import { publicRead, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { shopStates } from '#shared/shop-states.ts';

export const makingTag = { name: 'Made to order', description: 'How many made-to-order pieces a shop can make in a month.' };
const tags = [makingTag.name];
const shop = z.string().max(80);
const month = z.string().meta({ description: 'Such as 2026-12' });

/** Most units of a month that a shop enters. */
export const maxPerMonth = 10_000;

const usedMonth = z.object({
  month,
  taken: z.int().meta({ description: 'Units of open orders that are promised for it' }),
  left: z.int().optional().meta({ description: 'Where there is a limit' }),
});

const shopMonth = usedMonth.extend({
  closedDays: z.int().meta({ description: 'Days on which the shop makes and sends nothing' }),
  isClosed: z.boolean().meta({ description: 'It sends no parcel in the whole month' }),
});

const choice = z.object({ _id: z.string(), title: localized });
const perMonth = z.int().optional();
const shopMaking = z.object({
  perMonth: perMonth.meta({ description: 'Units of all products together; unset: no limit' }),
  months: z.array(shopMonth),
  products: z.array(choice.extend({ perMonth, months: z.array(usedMonth) })).meta({ description: 'Those that have a limit of their own' }),
  choices: z.array(choice).meta({ description: 'Made-to-order products of the shop' }),
});
export type ShopMaking = z.infer<typeof shopMaking>;

export const makingContract = {
  listFullMonths: publicRead
    .errors(declareErrors('PRODUCT_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/products/{id}/full-months',
      summary: 'The months in which no more of a made-to-order product can be made',
      description: 'What is ordered then leaves in the first month after them.',
      tags,
    })
    .input(z.object({ id: z.string().max(40) }))
    .output(z.object({ data: z.object({ months: z.array(month) }) })),
  getShopMaking: shopEndpoint('products')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/making', summary: 'What a shop can make to order in a month, and what is promised', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: shopMaking })),
  saveCapacity: shopEndpoint('products')
    .errors(declareErrors('SELLER_NOT_FOUND', defineError('WRONG_STATE', { state: z.enum(shopStates) })))
    .route({
      method: 'PUT',
      path: '/shops/{shop}/making',
      summary: 'Set how many made-to-order pieces a shop can make in a month',
      description: 'Of all its products, or of one. Orders that are placed keep their day.',
      tags,
    })
    .input(
      z.object({
        shop,
        product: z
          .preprocess((id) => (id === '' ? undefined : id), z.string().max(40).optional())
          .meta({ description: 'Without it, of all' }),
        perMonth: z
          .preprocess((count) => (count === '' ? undefined : count), z.coerce.number().int().min(1).max(maxPerMonth).optional())
          .meta({ description: 'Without it there is no limit' }),
      }),
    )
    .output(z.object({ status: z.literal('success') })),
};
