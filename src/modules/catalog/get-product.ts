import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Product } from './contract.ts';
import { dependOnProducts, toProduct } from './product-view.ts';
import { readProduct } from './queries.ts';

/** @throws {DomainError} PRODUCT_NOT_FOUND for an unknown or unpublished one */
export async function getProduct(ctx: Context, input: { id: string }): Promise<Product> {
  const row = await readProduct(ctx.db, input.id);
  if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
  const product = toProduct(row);
  dependOnProducts(ctx, [product]);
  return product;
}
