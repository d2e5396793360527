import { z } from 'zod';
import { maker } from '#modules/makers/contract.ts';
import { picture } from '#modules/media/contract.ts';
import { seller } from '#modules/sellers/contract.ts';
import { anyoneEndpoint, publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { discount, localized, paise } from '#shared/schemas.ts';
import { shopProductsContract } from './shop-contract.ts';

export const catalogTag = { name: 'Catalogue', description: 'Categories and products.' };
const tags = [catalogTag.name];

export const pricing = z.object({
  currency: z.literal('INR'),
  basePrice: paise,
  /** Those that run now or end later; the list is applied in order. */
  discounts: z.array(discount),
});
export type Pricing = z.infer<typeof pricing>;

const categoryRef = z.object({ slug: z.string(), name: localized });
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

const banner = picture.optional();
export const subcategory = z.object({ _id: z.string(), slug: z.string(), name: localized, description: localized, banner });
export const category = z.object({ _id: z.string(), slug: z.string(), name: localized, description: localized, banner });
export type Category = z.infer<typeof category>;

/** A category in a menu. */
export const menuCategory = categoryRef.extend({
  picture: picture.pick({ base: true, widths: true, width: true, height: true }).optional(),
  subcategories: z.array(z.object({ slug: z.string(), name: localized })),
});
export type MenuCategory = z.infer<typeof menuCategory>;
export type Subcategory = z.infer<typeof subcategory>;

/** A product in the feed of shopping engines. */
export const feedItem = z.object({
  _id: z.string(),
  slug: z.string(),
  title: localized,
  description: localized,
  image: z.string().optional().meta({ description: 'Path of a picture' }),
  pictures: z.array(z.string()).meta({ description: 'Paths of the others' }),
  makerName: localized,
  category: categoryRef,
  subcategory: localized,
  basePricePaise: paise.meta({ description: 'Of the cheapest variant' }),
  pricePaise: paise.meta({ description: 'After the discounts that run now' }),
  saleUntil: z.string().optional().meta({ description: 'ISO 8601 UTC' }),
  inStock: z.boolean(),
  leadTimeDays: z.int().optional(),
  materials: z.array(localized),
});
export type FeedItem = z.infer<typeof feedItem>;

export const sorts = ['featured', 'newest', 'price-up', 'price-down'] as const;
export type Sort = (typeof sorts)[number];

/** `?inStock=true`: a query string has no booleans. */
const flag = z.stringbool().optional();
const listing = {
  sort: z.enum(sorts).default('featured'),
  inStock: flag,
  onSale: flag,
  madeToOrder: flag,
  minPrice: z.coerce.number().int().min(0).optional().meta({ description: 'Paise' }),
  maxPrice: z.coerce.number().int().min(0).optional().meta({ description: 'Paise' }),
  material: z.string().max(80).optional(),
  after: z.string().max(200).optional().meta({ description: 'The `next` of the page before' }),
};

export const catalogContract = {
  ...shopProductsContract,
  listCategoriesWithProducts: publicRead
    .route({
      method: 'GET',
      path: '/categories/categoryWithSubWithProd',
      summary: 'Every category with its subcategories and their first products',
      tags,
    })
    .input(z.object({ limit: z.coerce.number().int().min(0).max(15).default(5).meta({ description: 'Products per subcategory' }) }))
    .output(z.array(category.extend({ subcategories: z.array(subcategory.extend({ products: z.array(productSummary) })) }))),
  listCategoryNames: publicRead
    .meta({ onMostPages: true })
    .route({ method: 'GET', path: '/categories/names', summary: 'The names of all categories and their subcategories, for menus', tags })
    .output(z.object({ categories: z.array(menuCategory) })),
  listCategories: publicRead
    .route({ method: 'GET', path: '/categories', summary: 'Every category with its subcategories, without products', tags })
    .output(z.object({ categories: z.array(category.extend({ subcategories: z.array(subcategory) })) })),
  getCategory: publicRead
    .errors(declareErrors('CATEGORY_NOT_FOUND'))
    .route({ method: 'GET', path: '/categories/{slug}', summary: 'A category and its subcategories', tags })
    .input(z.object({ slug: z.string().max(120) }))
    .output(z.object({ category, subcategories: z.array(subcategory) })),
  listSubcategoryProducts: publicRead
    .errors(declareErrors('CATEGORY_NOT_FOUND'))
    .meta({ rawJson: true })
    .route({
      method: 'GET',
      path: '/categories/{subcategoryId}/products',
      summary: 'The products of a subcategory',
      description: 'An unknown subcategory has no products. Pages of 24 unless `limit` says otherwise; `next` goes into `after`.',
      tags,
    })
    .input(z.object({ subcategoryId: z.string().max(120), limit: z.coerce.number().int().min(1).max(60).default(24), ...listing }))
    .output(z.object({ data: z.object({ products: z.array(productSummary) }), next: z.string().optional() })),
  listCards: publicRead
    .errors(declareErrors('CATEGORY_NOT_FOUND'))
    .meta({ rawJson: true })
    .route({
      method: 'GET',
      path: '/products/cards',
      summary: 'Products as a grid shows them, of one subcategory, category, maker or seller',
      tags,
    })
    .input(
      z.object({
        subcategoryId: z.string().max(120).optional(),
        category: z.string().max(120).optional().meta({ description: 'Slug' }),
        makerId: z.string().max(120).optional(),
        sellerId: z.string().max(120).optional(),
        except: z.string().max(120).optional().meta({ description: 'A product to leave out' }),
        limit: z.coerce.number().int().min(1).max(60).default(24),
        ...listing,
      }),
    )
    .output(z.object({ cards: z.array(productCard), next: z.string().optional() })),
  listByIds: anyoneEndpoint
    .route({
      method: 'GET',
      path: '/products/kept',
      summary: 'The products that a browser keeps, with their stock as it is now',
      description: 'Products that are not sold any more are left out. The order is that of the request.',
      tags,
    })
    .input(
      z.object({
        ids: z
          .string()
          .max(6000)
          .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
          .pipe(z.array(z.string().max(40)).max(100))
          .meta({ description: 'Product identifiers with commas between, at most 100' }),
      }),
    )
    .output(z.object({ cards: z.array(wishlistCard) })),
  getProduct: publicRead
    .meta({ rawJson: true })
    .errors(declareErrors('PRODUCT_NOT_FOUND'))
    .route({ method: 'GET', path: '/products/details/{id}', summary: 'A product', tags })
    .input(z.object({ id: z.string().max(120) }))
    .output(z.object({ data: z.object({ data: z.object({ product }) }) })),
  listRelated: publicRead
    .errors(declareErrors('PRODUCT_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/products/related/{id}',
      summary: 'A product and at most 12 others like it that can be bought now',
      description:
        'The same kind of thing, technique or maker, the nearest first; more than three of one maker only where nothing else is left.',
      tags,
    })
    .input(z.object({ id: z.string().max(120) }))
    .output(z.object({ product: productCard, cards: z.array(productCard) })),
  listFeed: anyoneEndpoint
    .meta({ cache: 'unstored' })
    .route({ method: 'GET', path: '/products/feed', summary: 'Products as shopping engines list them, 500 a page', tags })
    .input(z.object({ after: z.string().max(40).optional().meta({ description: 'The `next` of the page before' }) }))
    .output(z.object({ items: z.array(feedItem), next: z.string().optional() })),
  listSitemap: publicRead
    .route({ method: 'GET', path: '/products/sitemap', summary: 'Product addresses for the sitemap, 10,000 a page', tags })
    .input(z.object({ page: z.coerce.number().int().min(0).max(100_000).default(0) }))
    .output(z.object({ pages: z.int(), products: z.array(z.object({ _id: z.string(), slug: z.string(), updatedAt: z.string() })) })),
};
