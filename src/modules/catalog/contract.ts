import { z } from 'zod';
import { anyoneEndpoint, publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { category, menuCategory, subcategory } from './category-contract.ts';
import { feedItem } from './feed-contract.ts';
import { product, productCard, productSummary, wishlistCard } from './product-contract.ts';
import { shopProductsContract } from './shop-contract.ts';

export const catalogTag = { name: 'Catalogue', description: 'Categories and products.' };
const tags = [catalogTag.name];

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
    .meta({ onManyPages: true })
    .route({ method: 'GET', path: '/categories/names', summary: 'The names of all categories and their subcategories, for menus', tags })
    .output(z.object({ categories: z.array(menuCategory) })),
  listCategories: publicRead
    .meta({ onManyPages: true })
    .route({ method: 'GET', path: '/categories', summary: 'Every category with its subcategories, without products', tags })
    .output(z.object({ categories: z.array(category.extend({ subcategories: z.array(subcategory) })) })),
  getCategory: publicRead
    .errors(declareErrors('CATEGORY_NOT_FOUND'))
    .meta({ onManyPages: true })
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
    .meta({ rawJson: true, onManyPages: true })
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
