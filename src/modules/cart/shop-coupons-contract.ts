import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { paise } from '#shared/schemas.ts';
import { shopStates } from '#shared/shop-states.ts';
import { couponCode } from './contract.ts';

/** Coupons of one shop that run at once. */
export const maxCoupons = 50;
/** Days for which a coupon can run. */
export const maxCouponDays = 366;
/** Most percent that a coupon takes off. */
export const maxPercent = 90;

const tags = ['Coupons of a shop'];
export const shopCouponsTag = { name: tags[0] as string, description: 'Coupons that a shop pays for, for its own products.' };
const shop = z.string().max(80);
const change = shopEndpoint('products').errors(
  declareErrors('SELLER_NOT_FOUND', 'TOO_MANY_REQUESTS', defineError('WRONG_STATE', { state: z.enum(shopStates) })),
);

const shopCoupon = z.object({
  code: z.string(),
  percent: z.number().optional().meta({ description: 'Either this or `amountPaise`' }),
  amountPaise: paise.optional(),
  minPaise: paise.meta({ description: 'What the products of the shop in the cart must come to' }),
  until: z.string().optional().meta({ description: 'Last day in India (ISO date)' }),
  isOver: z.boolean(),
  uses: z.int(),
  usesLimit: z.int().optional(),
  oncePerPerson: z.boolean(),
});
export type ShopCoupon = z.infer<typeof shopCoupon>;

/** Coupons that a shop pays for; they count for its own products alone. */
export const shopCouponsContract = {
  listShopCoupons: shopEndpoint('products')
    .route({ method: 'GET', path: '/shops/{shop}/coupons', summary: 'The coupons of a shop, the latest first', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ coupons: z.array(shopCoupon) }) })),
  addShopCoupon: change
    .route({
      method: 'POST',
      path: '/shops/{shop}/coupons',
      summary: 'Add a coupon that the shop pays for',
      description:
        'It ends by itself. INVALID_INPUT (422) at `code`: `taken`, `too-many`; at `percent`: `one-of`; at `until`: `past`, `too-far`.',
      tags,
    })
    .input(
      z.object({
        shop,
        code: couponCode,
        percent: z.int().min(1).max(maxPercent).optional(),
        amountPaise: paise.min(100).optional(),
        minPaise: paise.default(0),
        until: z.iso.date({ error: 'Say the day as 2026-11-08.' }),
        usesLimit: z.int().min(1).max(1_000_000).optional(),
        oncePerPerson: z.boolean().default(true),
      }),
    )
    .output(z.object({ status: z.literal('success') })),
  endShopCoupon: change
    .errors(declareErrors('NOT_FOUND'))
    .route({ method: 'POST', path: '/shops/{shop}/coupons/{code}/end', summary: 'End a coupon of a shop now', tags })
    .input(z.object({ shop, code: z.string().max(30) }))
    .output(z.object({ status: z.literal('success') })),
};
