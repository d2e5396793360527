import { asc, eq } from 'drizzle-orm';
import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia, hasTaxRate, type TaxRate } from '#modules/ledger/rate-rules.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { shopSight } from '#shared/shop-states.ts';
import { slugify } from '#shared/slug.ts';
import { claimGiMark } from './gi-marks.ts';
import { maxVersions } from './product-versions.ts';
import { requireClearPrice } from './require-clear-price.ts';
import type { ProductBody } from './shop-contract.ts';
import { announceChange, requirePositive } from './shop-products.ts';
import { lockShopProduct, readTagsOfRows, readUnknownPicks } from './shop-queries.ts';
import { productMedia, products } from './tables.ts';
import { saveVariants } from './variant-queries.ts';
import { insertFirstVersion, insertVersion } from './version-queries.ts';

/**
 * Finds what is wrong with what a shop says about a product, beside its form and picks that do not exist.
 * @param tax the rates of the day @returns codes of faults by dotted fields
 */
export function findSellableFaults(body: ProductBody, tax: readonly TaxRate[], day: string): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!hasTaxRate(tax, { hsn: body.hsn, entry: body.taxEntry }, day)) fields.hsn = 'unknown';
  const skus = body.variants.map(({ sku }) => sku);
  for (const [index, sku] of skus.entries()) if (skus.indexOf(sku) < index) fields[`variants.${index}.sku`] = 'taken';
  if (body.oneOfAKind && body.variants.reduce((sum, { units }) => sum + units, 0) > 1) fields.oneOfAKind = 'several';
  if (body.oneOfAKind && body.leadTimeDays !== undefined) fields.leadTimeDays = 'one-of-a-kind';
  return fields;
}

/**
 * Checks what a shop says about a product beyond its form: picks that exist, a known heading, a clear price.
 * @throws {DomainError} INVALID_INPUT with the code of the fault of each field
 */
export async function requireSellable(ctx: Context, body: ProductBody): Promise<void> {
  const { tax } = await currentRates(ctx);
  const unknown = (await readUnknownPicks(ctx.db, body)).map((field) => [field, 'unknown'] as const);
  const fields = { ...Object.fromEntries(unknown), ...findSellableFaults(body, tax, dayInIndia(ctx.now())) };
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', fields);
  requirePositive(body.basePricePaise, body.variants);
  await requireClearPrice(ctx, body);
}

/** Columns that wait for a review; the price is none of them. */
function wordsOf({ variants: _, basePricePaise: __, giMark: ___, ...body }: ProductBody) {
  const none = { technique: null, region: null, care: null, variation: null, taxEntry: null, leadTimeDays: null };
  return { ...none, ...body, slug: slugify(body.title.en) };
}

/** A photograph of a product; the first one is the cover. */
export interface ProductPicture {
  mediaId: string;
  alt: Localized;
  /** The colour of the variants that it shows; null where it shows any. */
  color: string | null;
}

/** Reads the photographs of a product in their order. */
export async function listPictures(ctx: Context, productId: string): Promise<ProductPicture[]> {
  const { mediaId, alt, color, position } = productMedia;
  return ctx.db.orm.select({ mediaId, alt, color }).from(productMedia).where(eq(productMedia.productId, productId)).orderBy(asc(position));
}

/** Puts photographs in the place of those that a product had, whose files stay: orders show them. */
async function savePictures(tx: Context, productId: string, pictures: readonly ProductPicture[]): Promise<void> {
  await tx.db.orm.delete(productMedia).where(eq(productMedia.productId, productId));
  if (pictures.length === 0) return;
  await tx.db.orm.insert(productMedia).values(pictures.map((picture, position) => ({ productId, position, ...picture })));
}

/**
 * Adds a product that was approved, with its price and stock: published where the shop sells or did, else
 * once it opens. Call it in a transaction.
 * @param given `sentBy`: the account that sent the draft
 * @returns its id
 * @throws {DomainError} INVALID_INPUT
 */
export async function publishProduct(
  tx: Context,
  { sellerId, sentBy = null }: { sellerId: string; sentBy?: string | null },
  body: ProductBody,
  pictures: readonly ProductPicture[],
): Promise<string> {
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
  await savePictures(tx, id, pictures);
  await claimGiMark(tx, { productId: id, sellerId }, body.giMark);
  await insertVersion(tx.db, { productId: id, sentBy, at: now, max: maxVersions });
  await announceChange(tx, id);
  return id;
}

/**
 * Changes the words, the variants and the photographs of a product. Price and stock stay as they are; a
 * variant that `body` leaves out is retired. Both the product before its first draft and after each one are
 * stored as versions. Call it in a transaction.
 * @throws {DomainError} PRODUCT_NOT_FOUND, INVALID_INPUT
 */
export async function changeProduct(
  tx: Context,
  { productId, sellerId, sentBy = null }: { productId: string; sellerId: string; sentBy?: string | null },
  body: ProductBody,
  pictures: readonly ProductPicture[],
): Promise<void> {
  const locked = await lockShopProduct(tx.db, sellerId, productId);
  if (!locked) throw new DomainError('PRODUCT_NOT_FOUND');
  const { basePricePaise } = locked;
  await requireSellable(tx, { ...body, basePricePaise });
  const tags = await readTagsOfRows(tx.db, [productId]);
  const now = tx.now();
  await insertFirstVersion(tx.db, productId);
  // Its address stays: links and orders lead there.
  const { slug: _, ...words } = wordsOf(body);
  await tx.db.orm
    .update(products)
    .set({ ...words, version: locked.version + 1, updatedAt: now })
    .where(eq(products.id, productId));
  await saveVariants(tx, { productId, sellerId }, body.variants);
  await savePictures(tx, productId, pictures);
  await claimGiMark(tx, { productId, sellerId }, body.giMark);
  await insertVersion(tx.db, { productId, sentBy, at: now, max: maxVersions });
  await announceChange(tx, productId, tags);
}
