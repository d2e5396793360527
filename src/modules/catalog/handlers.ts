import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { catalogContract } from './contract.ts';
import { getProduct } from './get-product.ts';
import { listByIds } from './list-by-ids.ts';
import { getCategory, listCategories, listCategoriesWithProducts, listCategoryNames } from './list-categories.ts';
import { listFeed } from './list-feed.ts';
import { listMaterials } from './list-materials.ts';
import { listCards, listProducts } from './list-products.ts';
import { listRelated } from './list-related.ts';
import { listSitemap } from './list-sitemap.ts';

const catalog = implement(catalogContract).$context<Context>();

export const catalogHandlers = catalog.router({
  listCategoriesWithProducts: catalog.listCategoriesWithProducts.handler(({ context, input }) =>
    listCategoriesWithProducts(context, input),
  ),
  listCategoryNames: catalog.listCategoryNames.handler(({ context }) => listCategoryNames(context)),
  listCategories: catalog.listCategories.handler(({ context }) => listCategories(context)),
  getCategory: catalog.getCategory.handler(({ context, input }) => getCategory(context, input)),
  listSubcategoryProducts: catalog.listSubcategoryProducts.handler(async ({ context, input }) => {
    const { products, next } = await listProducts(context, input);
    return { data: { products }, ...(next ? { next } : {}) };
  }),
  listMaterials: catalog.listMaterials.handler(({ context, input }) => listMaterials(context, input)),
  listCards: catalog.listCards.handler(({ context, input }) => listCards(context, input)),
  listKept: catalog.listKept.handler(async ({ context, input }) => ({ cards: await listByIds(context, input.ids) })),
  getProduct: catalog.getProduct.handler(async ({ context, input }) => ({ data: { data: { product: await getProduct(context, input) } } })),
  listRelated: catalog.listRelated.handler(({ context, input }) => listRelated(context, input)),
  listFeed: catalog.listFeed.handler(({ context, input }) => listFeed(context, input)),
  listSitemap: catalog.listSitemap.handler(({ context, input }) => listSitemap(context, input)),
});
