import { z } from 'zod';
import { productCard } from '#modules/catalog/product-contract.ts';
import { shopHoliday } from '#modules/sellers/contract.ts';
import { accountEndpoint, anyoneEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { idempotencyKey, localized, paise } from '#shared/schemas.ts';

export const cartTag = { name: 'Cart', description: 'What a cart costs, and the cart of an account.' };
const tags = [cartTag.name];
/** Most different variants in one cart. */
export const maxLines = 100;
const variantId = z.string().min(1).max(40);
const qty = z.int().min(1, { error: 'At least 1.' }).max(9999, { error: 'At most 9999.' });

/** Variants and quantities of a buyer: prices are the catalogue's, never a client's. */
export const cartItems = z
  .array(z.object({ variantId, qty }))
  .min(1, { error: 'The cart is empty.' })
  .max(maxLines, { error: `At most ${maxLines} different pieces.` })
  .refine((items) => new Set(items.map((item) => item.variantId)).size === items.length, { error: 'Each variant once.' });
export const couponCode = z
  .string()
  .overwrite((text) => text.trim().toUpperCase())
  .regex(/^[A-Z0-9-]{3,30}$/, { error: 'This is not a coupon code.' });
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'Choose a country.' })
  .meta({ description: 'ISO 3166-1 alpha-2' });

export const quoteProblem = z.enum(['gone', 'sold-out', 'short', 'limit', 'cannot-ship', 'unavailable']);
export type QuoteProblem = z.infer<typeof quoteProblem>;

/** A line as it would be sold at this moment. */
export const quoteLine = z.object({
  variantId: z.string(),
  productId: z.string(),
  sellerId: z.string(),
  product: productCard,
  color: z.string().optional(),
  colorName: localized.optional(),
  size: z.string(),
  sizeLabel: localized.optional(),
  qty: z.int().meta({ description: 'As asked for' }),
  counted: z.int().meta({ description: 'What is there of it and counts in the bill' }),
  stock: z.int().min(0),
  maxQty: z.int().optional().meta({ description: 'With the problem `limit`: what one order may take of it' }),
  basePricePaise: paise.meta({ description: 'Of one piece' }),
  pricePaise: paise.meta({ description: 'Of one piece, after the discounts that run now' }),
  discountPaise: paise.meta({ description: 'Of the line' }),
  couponPaise: paise.meta({ description: 'What of the coupon falls on the line' }),
  payPaise: paise.meta({ description: 'What the line costs the buyer, taxes included' }),
  vatPaise: paise.optional().meta({ description: 'Of that, VAT of the destination that is charged at the sale, on top of the price' }),
  vatRateBp: z.int().optional().meta({ description: 'Its rate, in hundredths of a percent' }),
  taxPaise: paise.meta({ description: 'The GST inside it' }),
  taxRateBp: z.int().meta({ description: 'Hundredths of a percent' }),
  hsn: z.string(),
  leadTimeDays: z.int().optional(),
  perishable: z.boolean(),
  problem: quoteProblem.optional(),
  problemReason: localized.optional().meta({ description: 'Why it cannot be sent there, or not be had' }),
});
export type QuoteLine = z.infer<typeof quoteLine>;

/** The parcel of one seller. Days are calendar days in India. */
export const quoteParcel = z.object({
  seller: z.object({ _id: z.string(), slug: z.string(), sellerName: z.string(), label: localized.optional() }),
  variantIds: z.array(z.string()),
  payPaise: paise,
  leavesBy: z.string().meta({ description: 'ISO date by which its seller sends it' }),
  holiday: shopHoliday.optional().meta({ description: 'Where its shop is on holiday today' }),
  promisedFrom: z.string().meta({ description: 'ISO date' }),
  promisedUntil: z.string().meta({ description: 'ISO date' }),
  days: z
    .object({ from: z.int(), until: z.int() })
    .meta({ description: 'Calendar days from the order: 7-10 in India, and the longest lead time of what is made to order' }),
});
export type QuoteParcel = z.infer<typeof quoteParcel>;

export const couponRejection = z
  .enum(['unknown', 'not-yet', 'over', 'used-up', 'log-in', 'used-by-you', 'too-little', 'not-for-these', 'too-many-tries', 'unusable'])
  .meta({
    description:
      '`log-in`: it counts by person, and an address that somebody typed names nobody; `unusable`: told when ordering alone, and not why',
  });
export type CouponRejection = z.infer<typeof couponRejection>;

/** `coupon` is the reason. */
export const couponRefused = defineError('COUPON_REFUSED', { coupon: couponRejection });

/** subtotal − discount − coupon + delivery + VAT = total, in integer paise. */
export const bill = z.object({
  pieces: z.int(),
  subtotalPaise: paise.meta({ description: 'Base prices × quantities (totalPrice of the specification)' }),
  discountPaise: paise,
  couponPaise: paise,
  deliveryPaise: paise.meta({ description: 'Always 0: delivery is free' }),
  vatPaise: paise.optional().meta({ description: 'VAT of the destination, where it is charged at the sale' }),
  totalPaise: paise,
  taxPaise: paise.meta({ description: 'The GST inside the total' }),
  tax: z.object({ cgstPaise: paise, sgstPaise: paise, igstPaise: paise }),
});
export type Bill = z.infer<typeof bill>;

export const quote = z.object({
  currency: z.literal('INR'),
  lines: z.array(quoteLine).meta({ description: 'In the order of the request' }),
  gone: z.array(z.string()).meta({ description: 'Variants that are not sold any more' }),
  parcels: z.array(quoteParcel),
  bill,
  maxItemCount: z.int().optional().meta({ description: 'There are more pieces in it than one order may take: this many' }),
  coupon: z.object({ code: z.string(), savedPaise: paise, refused: couponRejection.optional(), leastPaise: paise.optional() }).optional(),
  canOrder: z.boolean().meta({ description: 'There is something to order and no line has a problem' }),
  credit: z
    .object({
      balancePaise: paise,
      usablePaise: paise.meta({
        description: 'What of it pays for this cart: what is left to pay is nothing, or enough for every way to pay',
      }),
    })
    .optional()
    .meta({ description: 'Store credit of the signed-in buyer, where it was asked for and there is any' }),
  isExport: z.boolean().meta({ description: 'Leaves India: taxes are charged as for an export, duties are the buyer’s' }),
});
export type Quote = z.infer<typeof quote>;

const quoteInput = z.object({
  items: cartItems,
  coupon: couponCode.optional(),
  country: country.default('IN'),
  state: z.string().max(80).optional().meta({ description: 'State of the delivery address, for the kind of GST' }),
  postalCode: z.string().max(12).optional().meta({ description: 'Of the delivery address, for the days of delivery' }),
  withCredit: z.boolean().optional().meta({ description: 'Tell what of the buyer’s store credit pays for it' }),
});

/** A stored line of an account's cart. */
export const cartItem = z.object({ variantId: z.string(), productId: z.string(), qty: z.int(), saved: z.boolean() });
export type CartItem = z.infer<typeof cartItem>;
const cartOutput = z.object({ data: z.object({ items: z.array(cartItem) }) });

/** Endpoints of buyers about a cart. */
export const buyersCartContract = {
  quote: anyoneEndpoint
    .meta({ rawJson: true, identify: 'on-demand' })
    .errors(declareErrors('NOT_SERVED'))
    .route({
      method: 'POST',
      path: '/cart/quote',
      summary: 'What a cart costs now, with parcels, taxes and what stands in the way',
      description:
        'Clients bring variants and quantities only. Nothing is held or kept. NOT_SERVED (422) at `country` or `postalCode`: `unknown` or `not-served`.',
      tags,
    })
    .input(quoteInput)
    .output(quote),
  getCart: accountEndpoint.route({ method: 'GET', path: '/users/cart', summary: 'The cart of the account', tags }).output(cartOutput),
  mergeCart: accountEndpoint
    .errors(declareErrors('KEY_REUSED'))
    .route({
      method: 'POST',
      path: '/users/cart/merge',
      summary: 'Put what a browser kept into the cart of the account, and tell what is in it',
      description: 'Quantities are added, as far as there are pieces; what was changed is said.',
      tags,
    })
    .input(
      z.object({
        idempotencyKey,
        items: z.array(z.object({ variantId, qty, saved: z.boolean().default(false) })).max(maxLines),
      }),
    )
    .output(
      z.object({
        data: z.object({
          items: z.array(cartItem),
          capped: z.array(z.object({ variantId: z.string(), title: localized, wanted: z.int(), qty: z.int() })),
          gone: z.array(z.string()),
        }),
      }),
    ),
  setCartItem: accountEndpoint
    .errors(declareErrors('PRODUCT_NOT_FOUND'))
    .route({ method: 'PUT', path: '/users/cart/{variantId}', summary: 'Set the quantity of a variant, or save it for later', tags })
    .input(z.object({ variantId, qty, saved: z.boolean().default(false) }))
    .output(cartOutput),
  removeCartItem: accountEndpoint
    .route({ method: 'DELETE', path: '/users/cart/{variantId}', summary: 'Take a variant out of the cart', tags })
    .input(z.object({ variantId }))
    .output(cartOutput),
  clearCart: accountEndpoint
    .route({ method: 'DELETE', path: '/users/cart', summary: 'Empty the cart; what is saved for later stays', tags })
    .output(cartOutput),
};
