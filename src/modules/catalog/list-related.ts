import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { ProductCard } from './product-contract.ts';
import { dependOnProducts } from './product-view.ts';
import { readRelated, readTraits } from './related-queries.ts';
import { rankRelated } from './related-rules.ts';

/** Products in a row of related ones. */
const rowLength = 12;

/**
 * Lists products similar to one, in stock, the most similar first.
 * @throws {DomainError} PRODUCT_NOT_FOUND for an unknown or unpublished one
 */
export async function listRelated(ctx: Context, { id }: { id: string }): Promise<{ product: ProductCard; cards: ProductCard[] }> {
  const product = await readTraits(ctx.reads, id);
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
  const cards = rankRelated(product, await readRelated(ctx.reads, id), rowLength).map(({ card }) => card);
  ctx.cache.dependsOn(`subcategory:${product.subcategoryId}`);
  ctx.cache.dependsOn(`maker:${product.makerId}`);
  dependOnProducts(ctx, [product.card, ...cards]);
  return { product: product.card, cards };
}
