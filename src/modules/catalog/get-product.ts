import type { Context } from '#platform/context.ts';
import { RawJson } from '#platform/raw-json/raw-json.ts';
import { DomainError } from '#shared/errors.ts';
import type { Product } from './product-contract.ts';
import { dependOnRows, readProductText, toJsonText } from './raw-json.ts';

/** @throws {DomainError} PRODUCT_NOT_FOUND for an unknown or unpublished one */
export async function getProduct(ctx: Context, input: { id: string }): Promise<RawJson<{ data: { data: { product: Product } } }>> {
  const row = await readProductText(ctx, input.id);
  if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
  dependOnRows(ctx, [row]);
  return new RawJson(`{"data":{"data":{"product":${toJsonText(row)}}}}`);
}
