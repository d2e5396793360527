import { defineModule, implementAll } from '#platform/module.ts';
import { category, subcategory } from './category-contract.ts';
import { catalogContract, catalogTag } from './contract.ts';
import { pruneHoldsJob } from './end-hold.ts';
import { getProduct } from './get-product.ts';
import { endGiMarksJob } from './gi-marks.ts';
import { listByIds } from './list-by-ids.ts';
import { getCategory, listCategories, listCategoriesWithProducts, listCategoryNames } from './list-categories.ts';
import { listFeed } from './list-feed.ts';
import { listCards, listProducts } from './list-products.ts';
import { listRelated } from './list-related.ts';
import { listSitemap } from './list-sitemap.ts';
import { notifyOfLowStockJob } from './notify-of-low-stock.ts';
import { product, productCard } from './product-contract.ts';
import { refreshSellabilityJob } from './refresh-sellability.ts';
import { refreshShopListingsJob } from './refresh-shop-listings.ts';
import { refreshSoldOutJob } from './refresh-sold-out.ts';
import { repriceListingsJob } from './reprice-listings.ts';
import { shopProductsTag } from './shop-contract.ts';
import { getShopProduct, listProductChoices, listShopProducts, moveProduct, setPrice, setStock } from './shop-products.ts';
import { listStock, saveStock } from './stock-sheet.ts';
import { sumStockJob } from './sum-stock.ts';

export const catalogModule = defineModule({
  openApi: {
    tags: [catalogTag, shopProductsTag],
    schemas: { Category: category, Subcategory: subcategory, Product: product, ProductCard: productCard },
  },
  handlers: implementAll(catalogContract, {
    listCategoriesWithProducts,
    listCategoryNames,
    listCategories,
    getCategory,
    listSubcategoryProducts: listProducts,
    listCards,
    listByIds: async (ctx, { ids }) => ({ cards: await listByIds(ctx, ids) }),
    getProduct,
    listRelated,
    listFeed,
    listSitemap,
    listShopProducts,
    getShopProduct,
    setPrice,
    setStock,
    moveProduct,
    listProductChoices,
    listStock,
    saveStock,
  }),
  jobs: [
    pruneHoldsJob,
    repriceListingsJob,
    refreshSoldOutJob,
    refreshSellabilityJob,
    refreshShopListingsJob,
    notifyOfLowStockJob,
    endGiMarksJob,
    sumStockJob,
  ],
});
