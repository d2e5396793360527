import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import type { Product } from './contract.ts';
import { noteShown, toProduct } from './product-view.ts';
import { readProduct } from './queries.ts';

/** @throws {Failure} PRODUCT_NOT_FOUND for an unknown or unpublished one */
export async function getProduct(ctx: Context, input: { id: string }): Promise<Product> {
  const row = await readProduct(ctx.db, input.id);
  if (!row) throw new Failure('PRODUCT_NOT_FOUND');
  const product = toProduct(row);
  noteShown(ctx, [product]);
  return product;
}
