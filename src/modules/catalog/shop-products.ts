import { findConsentingMakers } from '#modules/makers/consents.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { productChanged } from './events.ts';
import { recordProductAct } from './record-product-act.ts';
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
  bumpVersion,
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
  updateProduct,
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

interface Seen {
  sellerId: string;
  product: string;
  version: number;
}

/** Runs a change of a product that was seen in a version, and notifies what shows it. */
async function changeSeen(
  tx: Context,
  { sellerId, product, version }: Seen,
  work: (locked: LockedProduct) => Promise<void>,
): Promise<LockedProduct> {
  const locked = await lockShopProduct(tx.db, sellerId, product);
  if (!locked) throw new DomainError('PRODUCT_NOT_FOUND');
  if (locked.version !== version) throw changedMeanwhile({ version: String(locked.version) });
  await work(locked);
  await bumpVersion(tx.db, product, tx.now());
  await announceChange(tx, product);
  return locked;
}

/** Runs `work` in a transaction for the caller's shop, and answers the product as it is then. */
async function answerProduct(ctx: Context, product: string, work: (tx: Context, sellerId: string) => Promise<void>): Changed {
  const { sellerId } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    await work(tx, sellerId);
    return { data: { product: await findShopProduct(tx, sellerId, product) } };
  });
}

/**
 * Changes the price of a product of a seller at once; its version is then one more. Call it in a transaction.
 * @returns the price before, in paise
 * @throws {DomainError} PRODUCT_NOT_FOUND, CONFLICT, INVALID_INPUT for a price between two rates
 */
export async function changePrice(tx: Context, { basePricePaise, ...seen }: Seen & { basePricePaise: number }): Promise<number> {
  const locked = await changeSeen(tx, seen, async ({ hsn, taxEntry, basePricePaise: before }) => {
    const variants = (await readVariantPrices(tx.db, [seen.product])).map(({ pricePaise }) => ({ priceDeltaPaise: pricePaise - before }));
    requirePositive(basePricePaise, variants);
    await requireClearPrice(tx, { hsn, taxEntry: taxEntry ?? undefined, basePricePaise, variants });
    await updateProduct(tx.db, seen.product, { basePricePaise });
  });
  return locked.basePricePaise;
}

/**
 * Changes the price of a product of the caller's shop at once.
 * @throws {DomainError} PRODUCT_NOT_FOUND, CONFLICT, INVALID_INPUT for a price between two rates
 */
export const setPrice = (ctx: Context, input: { product: string; version: number; basePricePaise: number }): Changed =>
  answerProduct(ctx, input.product, async (tx, sellerId) => {
    const before = await changePrice(tx, { ...input, sellerId });
    await recordProductAct(tx, { act: 'price', product: input.product, before, after: input.basePricePaise });
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
  answerProduct(ctx, seen.product, async (tx, sellerId) => {
    await changeSeen(tx, { ...seen, sellerId }, async ({ state }) => {
      const { from, to } =
        event === 'retire' ? ({ from: 'published', to: 'retired' } as const) : ({ from: 'retired', to: 'published' } as const);
      if (state !== from) throw new DomainError('WRONG_STATE', { state });
      await updateProduct(tx.db, seen.product, { state: to });
    });
    await recordProductAct(tx, { act: event, product: seen.product });
  });

export interface CountChange {
  product: string;
  variant: string;
  /** Units on sale when the change was made up. */
  seen: number;
  units: number;
}

/**
 * Changes the count of a variant of a seller at once. Call it in a transaction.
 * @throws {DomainError} PRODUCT_NOT_FOUND, CONFLICT where some were sold since the count was seen
 */
export async function changeCount(tx: Context, sellerId: string, { product, variant, seen, units }: CountChange): Promise<void> {
  const row = await setCountRow(tx.db, { sellerId, productId: product, variantId: variant, seen, units });
  if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
  if (!row.done) throw countChanged({ units: String(row.before) });
  await announceStockChange(tx, [{ variantId: variant, productId: product, before: row.before, left: units }]);
}

/**
 * Changes the count of a variant of the caller's shop at once.
 * @throws {DomainError} PRODUCT_NOT_FOUND, CONFLICT where some were sold since the count was seen
 */
export const setStock = (ctx: Context, input: CountChange): Changed =>
  answerProduct(ctx, input.product, async (tx, sellerId) => {
    await changeCount(tx, sellerId, input);
    await recordProductAct(tx, { act: 'stock', product: input.product, before: input.seen, after: input.units });
  });

/** Publishes the products of a shop that were approved before it opened. */
export async function publishWaiting(tx: Context, sellerId: string): Promise<void> {
  for (const id of await publishWaitingRows(tx.db, sellerId, tx.now())) await announceChange(tx, id);
}
