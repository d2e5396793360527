import { z } from 'zod';
import { maker } from '#modules/makers/contract.ts';
import { picture } from '#modules/media/contract.ts';
import { seller } from '#modules/sellers/contract.ts';
import { discount, localized, paise } from '#shared/schemas.ts';
import { categoryRef } from './category-contract.ts';

export const pricing = z.object({
  currency: z.literal('INR'),
  basePrice: paise,
  /** Those that run now or end later; the list is applied in order. */
  discounts: z.array(discount),
});
export type Pricing = z.infer<typeof pricing>;

const subcategoryRef = z.object({ _id: z.string(), slug: z.string(), name: localized });
const sellerRef = seller.pick({ _id: true, slug: true, sellerName: true, label: true, verified: true });
const makerRef = maker.pick({ _id: true, slug: true, name: true, place: true });
const term = z.object({ slug: z.string(), label: localized });

export const variantSize = z.object({
  _id: z.string().meta({ description: 'The variant: what a cart line names' }),
  sku: z.string(),
  size: z.string(),
  sizeLabel: localized.optional(),
  stock: z.int().min(0),
  priceDelta: z.int().meta({ description: 'Paise added to basePrice' }),
});

/** One colour with its sizes; a product in one colour has one entry without `color`. */
export const variant = z.object({ color: z.string().optional(), colorName: localized.optional(), sizes: z.array(variantSize) });
export type Variant = z.infer<typeof variant>;

/** A product as the specification has it, with what a careful buyer wants to know besides. */
export const product = z.object({
  _id: z.string(),
  slug: z.string(),
  title: localized,
  description: localized,
  media: z.array(picture.extend({ color: z.string().optional().meta({ description: 'The colour of the variants that it shows' }) })),
  pricing,
  category: categoryRef,
  subcategory: subcategoryRef,
  seller: sellerRef,
  maker: makerRef,
  variants: z.array(variant),
  unit: z.string(),
  unitName: localized,
  materials: z.array(term),
  technique: term.optional(),
  region: term.optional(),
  giName: z.string().optional().meta({ description: 'As it is registered' }),
  giLabel: localized.optional(),
  care: localized.optional(),
  dimensions: z.object({
    lengthMm: z.number().optional(),
    widthMm: z.number().optional(),
    heightMm: z.number().optional(),
    diameterMm: z.number().optional(),
  }),
  weightGrams: z.int().optional(),
  sizeTable: z
    .object({ measures: z.array(localized), rows: z.array(z.object({ size: z.string(), mm: z.array(z.int()) })) })
    .optional()
    .meta({ description: 'What each size measures, in the order of `measures`' }),
  hsn: z.string(),
  countryOfOrigin: z.string(),
  leadTimeDays: z.int().optional().meta({ description: 'Days a made-to-order piece needs before dispatch' }),
  oneOfAKind: z.boolean(),
  variation: localized.optional().meta({ description: 'What may differ from the photographs' }),
  publishedAt: z.string(),
  unavailable: z.boolean().optional().meta({ description: 'Not for sale at the moment' }),
});
export type Product = z.infer<typeof product>;

/** A product in a list: all specified fields, with the first picture and the English description alone. */
export const productSummary = product.pick({
  _id: true,
  slug: true,
  title: true,
  description: true,
  media: true,
  pricing: true,
  category: true,
  seller: true,
  maker: true,
  variants: true,
  unit: true,
});
export type ProductSummary = z.infer<typeof productSummary>;

/** A product in a grid. */
export const productCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: localized,
  /** Beside its title, so that it needs no words of its own. */
  image: picture.omit({ url: true, alt: true, kind: true }).optional(),
  /** Of the cheapest variant. */
  pricing,
  priceVaries: z.boolean().meta({ description: 'Other variants cost more' }),
  maker: localized.meta({ description: 'Name of who made it' }),
  place: localized.meta({ description: 'Where the piece is made' }),
  colors: z.int().optional().meta({ description: 'How many there are to choose from, where more than one' }),
  inStock: z.boolean(),
  oneOfAKind: z.boolean(),
  madeToOrder: z.boolean(),
});
export type ProductCard = z.infer<typeof productCard>;

/** A card of a wishlist, with the stock at this moment. */
export const wishlistCard = productCard.extend({
  onlyVariant: z
    .object({ _id: z.string(), stock: z.int().min(0) })
    .optional()
    .meta({ description: 'Where the piece comes in one variant alone' }),
});
export type WishlistCard = z.infer<typeof wishlistCard>;
