import { eq } from 'drizzle-orm';
import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia, hasTaxRate } from '#modules/ledger/rate-rules.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { shopSight } from '#shared/shop-states.ts';
import { slugify } from '#shared/slug.ts';
import { requireClearPrice } from './require-clear-price.ts';
import type { ProductBody } from './shop-contract.ts';
import { announceChange, requirePositive } from './shop-products.ts';
import { lockShopProduct, readTagsOfRows, readUnknownPicks } from './shop-queries.ts';
import { products } from './tables.ts';
import { saveVariants } from './variant-queries.ts';

/**
 * Checks what a shop says about a product beyond its form: picks that exist, a known heading, a clear price.
 * @throws {DomainError} INVALID_INPUT with the code of the fault of each field
 */
export async function requireSellable(ctx: Context, body: ProductBody): Promise<void> {
  const fields: Record<string, string> = {};
  for (const field of await readUnknownPicks(ctx.db, body)) fields[field] = 'unknown';
  const { tax } = await currentRates(ctx);
  if (!hasTaxRate(tax, { hsn: body.hsn, entry: body.taxEntry }, dayInIndia(ctx.now()))) fields.hsn = 'unknown';
  const skus = body.variants.map(({ sku }) => sku);
  for (const [index, sku] of skus.entries()) if (skus.indexOf(sku) < index) fields[`variants.${index}.sku`] = 'taken';
  if (body.oneOfAKind && body.variants.reduce((sum, { units }) => sum + units, 0) > 1) fields.oneOfAKind = 'several';
  if (body.oneOfAKind && body.leadTimeDays !== undefined) fields.leadTimeDays = 'one-of-a-kind';
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', fields);
  requirePositive(body.basePricePaise, body.variants);
  await requireClearPrice(ctx, body);
}

/** Columns that wait for a review; the price is none of them. */
function wordsOf({ variants: _, basePricePaise: __, ...body }: ProductBody) {
  const none = { technique: null, region: null, care: null, variation: null, taxEntry: null, leadTimeDays: null };
  return { ...none, ...body, slug: slugify(body.title.en) };
}

/**
 * Adds a product that was approved, with its price and stock: published where the shop sells or did, else
 * once it opens. Call it in a transaction.
 * @returns its id
 * @throws {DomainError} INVALID_INPUT
 */
export async function publishProduct(tx: Context, sellerId: string, body: ProductBody): Promise<string> {
  await requireSellable(tx, body);
  const id = newId();
  const shop = await findShop(tx, sellerId);
  const state = shop && shopSight[shop.shopState].shown ? 'published' : 'draft';
  const now = tx.now();
  const { basePricePaise } = body;
  await tx.db.orm
    .insert(products)
    .values({ id, sellerId, ...wordsOf(body), basePricePaise, state, publishedAt: now, createdAt: now, updatedAt: now });
  await saveVariants(tx, { productId: id, sellerId }, body.variants);
  await announceChange(tx, id);
  return id;
}

/**
 * Changes the words and the variants of a product. Price and stock stay as they are; a variant that `body`
 * leaves out is retired. Call it in a transaction.
 * @throws {DomainError} PRODUCT_NOT_FOUND, INVALID_INPUT
 */
export async function changeProduct(
  tx: Context,
  { productId, sellerId }: { productId: string; sellerId: string },
  body: ProductBody,
): Promise<void> {
  const locked = await lockShopProduct(tx.db, sellerId, productId);
  if (!locked) throw new DomainError('PRODUCT_NOT_FOUND');
  const { basePricePaise } = locked;
  await requireSellable(tx, { ...body, basePricePaise });
  const tags = await readTagsOfRows(tx.db, [productId]);
  // Its address stays: links and orders lead there.
  const { slug: _, ...words } = wordsOf(body);
  await tx.db.orm
    .update(products)
    .set({ ...words, version: locked.version + 1, updatedAt: tx.now() })
    .where(eq(products.id, productId));
  await saveVariants(tx, { productId, sellerId }, body.variants);
  await announceChange(tx, productId, tags);
}
