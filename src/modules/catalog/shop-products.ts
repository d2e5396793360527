import { findConsentingMakers } from '#modules/makers/consents.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { productChanged } from './events.ts';
import { refreshListings } from './refresh-listings.ts';
import { announceStockChange } from './refresh-sold-out.ts';
import { requireClearPrice } from './require-clear-price.ts';
import { readVariantPrices } from './sellability-queries.ts';
import {
  changedMeanwhile,
  countChanged,
  type ProductBody,
  type ProductChoices,
  type ProductState,
  type ShopProduct,
  type ShopProductRow,
} from './shop-contract.ts';
import {
  countProductsOfShop,
  type LockedProduct,
  lockShopProduct,
  publishWaitingRows,
  readProductBody,
  readProductChoices,
  readProductsOfShop,
  readShopProduct,
  readTagsOfRows,
  setCountRow,
} from './shop-queries.ts';

const pageSize = 50;
type Changed = Promise<{ data: { product: ShopProduct } }>;

/** Lists products of the caller's shop. */
export async function listShopProducts(
  ctx: Context,
  { state, after }: { state?: ProductState | undefined; after?: string | undefined },
): Promise<{ data: { products: ShopProductRow[]; counts: Record<ProductState, number>; next?: string } }> {
  const { sellerId } = requireShop(ctx);
  const products = await readProductsOfShop(ctx.db, { sellerId, state, after, limit: pageSize + 1 });
  const next = products.length > pageSize ? products[pageSize - 1]?._id : undefined;
  const counts = await countProductsOfShop(ctx.db, sellerId);
  return { data: { products: products.slice(0, pageSize), counts, ...(next === undefined ? {} : { next }) } };
}

/** Finds a product of a seller. @throws {DomainError} PRODUCT_NOT_FOUND, also for those of others */
export async function findShopProduct(ctx: Context, sellerId: string, productId: string): Promise<ShopProduct> {
  const product = await readShopProduct(ctx.db, sellerId, productId);
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
  return product;
}

/** Finds the words of a seller about a product. @throws {DomainError} PRODUCT_NOT_FOUND, also for others' */
export async function findProductBody(ctx: Context, sellerId: string, productId: string): Promise<ProductBody> {
  const body = await readProductBody(ctx.db, sellerId, productId);
  if (!body) throw new DomainError('PRODUCT_NOT_FOUND');
  return body;
}

/** Reads a product of the caller's shop. @throws {DomainError} PRODUCT_NOT_FOUND */
export const getShopProduct = async (ctx: Context, { product }: { product: string }): Changed => ({
  data: { product: await findShopProduct(ctx, requireShop(ctx).sellerId, product) },
});

/** Lists what can be picked for a product. */
export async function listProductChoices(ctx: Context): Promise<{ data: ProductChoices }> {
  const choices = await readProductChoices(ctx.db);
  const consenting = await findConsentingMakers(ctx);
  return { data: consenting ? { ...choices, makers: choices.makers.filter(({ value }) => consenting.has(value)) } : choices };
}

/**
 * Rebuilds what shows a changed product: listing, search and cached answers.
 * @param tagsBefore cache tags of where it stood before
 */
export async function announceChange(tx: Context, productId: string, tagsBefore: readonly string[] = []): Promise<void> {
  await refreshListings(tx, [productId]);
  tx.cache.invalidate('catalog', ...new Set([...tagsBefore, ...(await readTagsOfRows(tx.db, [productId]))]));
  await tx.publish(productChanged, { productId });
}

/** Runs a change of a product that was seen in a version, and tells who shows it. */
async function change(
  ctx: Context,
  { product, version }: { product: string; version: number },
  work: (tx: Context, locked: LockedProduct) => Promise<void>,
): Changed {
  const { sellerId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const locked = await lockShopProduct(tx.db, sellerId, product);
    if (!locked) throw new DomainError('PRODUCT_NOT_FOUND');
    if (locked.version !== version) throw changedMeanwhile({ version: String(locked.version) });
    await work(tx, locked);
    await tx.db.execute('update products set version = version + 1, updated_at = $2 where id = $1', [product, tx.now()]);
    await announceChange(tx, product);
    return { data: { product: await findShopProduct(tx, sellerId, product) } };
  });
}

/**
 * Changes the price of a product of the caller's shop at once.
 * @throws {DomainError} PRODUCT_NOT_FOUND, CONFLICT, INVALID_INPUT for a price between two rates
 */
export const setPrice = (
  ctx: Context,
  { basePricePaise, ...seen }: { product: string; version: number; basePricePaise: number },
): Changed =>
  change(ctx, seen, async (tx, { hsn, taxEntry, basePricePaise: before }) => {
    const variants = (await readVariantPrices(tx.db, [seen.product])).map(({ pricePaise }) => ({ priceDeltaPaise: pricePaise - before }));
    requirePositive(basePricePaise, variants);
    await requireClearPrice(tx, { hsn, taxEntry: taxEntry ?? undefined, basePricePaise, variants });
    await tx.db.execute('update products set base_price_paise = $2 where id = $1', [seen.product, basePricePaise]);
  });

/** Refuses a price with which a variant costs less than a rupee. @throws {DomainError} INVALID_INPUT */
export function requirePositive(basePricePaise: number, variants: readonly { priceDeltaPaise: number }[]): void {
  if (variants.some(({ priceDeltaPaise }) => basePricePaise + priceDeltaPaise < 100))
    throw new DomainError('INVALID_INPUT', { basePricePaise: 'low' });
}

/**
 * Takes a product of the caller's shop off sale, or brings it back.
 * @throws {DomainError} PRODUCT_NOT_FOUND, CONFLICT, WRONG_STATE
 */
export const moveProduct = (
  ctx: Context,
  { event, ...seen }: { product: string; version: number; event: 'retire' | 'reinstate' },
): Changed =>
  change(ctx, seen, async (tx, { state }) => {
    const { from, to } =
      event === 'retire' ? ({ from: 'published', to: 'retired' } as const) : ({ from: 'retired', to: 'published' } as const);
    if (state !== from) throw new DomainError('WRONG_STATE', { state });
    await tx.db.execute('update products set state = $2 where id = $1', [seen.product, to]);
  });

/**
 * Changes the count of a variant of the caller's shop at once.
 * @throws {DomainError} PRODUCT_NOT_FOUND, CONFLICT where some were sold since the count was seen
 */
export async function setStock(ctx: Context, input: { product: string; variant: string; seen: number; units: number }): Changed {
  const { sellerId } = requireShop(ctx);
  const { product: productId, variant: variantId, seen, units } = input;
  return ctx.transaction(async (tx) => {
    const row = await setCountRow(tx.db, { sellerId, productId, variantId, seen, units });
    if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
    if (!row.done) throw countChanged({ units: String(row.before) });
    const product = await findShopProduct(tx, sellerId, productId);
    await announceStockChange(tx, [{ variantId, productId, before: row.before, left: units }]);
    return { data: { product } };
  });
}

/** Publishes the products of a shop that were approved before it opened. */
export async function publishWaiting(tx: Context, sellerId: string): Promise<void> {
  for (const id of await publishWaitingRows(tx.db, sellerId, tx.now())) await announceChange(tx, id);
}
