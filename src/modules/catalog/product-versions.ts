import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { findShopProduct } from './shop-products.ts';
import { type ProductVersion, readVersion, readVersions } from './version-queries.ts';

/** Versions of one product that are stored. */
export const maxVersions = 50;

/** Lists the versions of a product of a seller, the latest first. @throws {DomainError} PRODUCT_NOT_FOUND */
export async function listProductVersions(ctx: Context, sellerId: string, productId: string): Promise<ProductVersion[]> {
  await findShopProduct(ctx, sellerId, productId);
  return readVersions(ctx.db, productId);
}

/**
 * Finds a version of a product of a seller, and the one before it where that is stored.
 * @throws {DomainError} PRODUCT_NOT_FOUND, NOT_FOUND
 */
export async function findProductVersion(
  ctx: Context,
  { sellerId, productId, number }: { sellerId: string; productId: string; number: number },
): Promise<{ version: ProductVersion; before: ProductVersion | undefined }> {
  await findShopProduct(ctx, sellerId, productId);
  const version = await readVersion(ctx.db, productId, number);
  if (!version) throw new DomainError('NOT_FOUND');
  return { version, before: await readVersion(ctx.db, productId, number - 1) };
}
