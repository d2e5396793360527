import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Api } from '../../api.ts';

/** Products on a page of a maker's or a seller's list. */
export const pageSize = 24;

/**
 * A page of one maker's or seller's products. A cursor of another list starts this one from its beginning.
 */
export async function listCards(
  api: Api,
  owner: { makerId: string } | { sellerId: string },
  url: URL,
): Promise<{ cards: ProductCard[]; next?: string | undefined }> {
  const after = url.searchParams.get('after')?.slice(0, 200) || undefined;
  const list = (from: string | undefined) => api.catalog.listCards({ ...owner, limit: pageSize, after: from });
  return list(after).catch((error: unknown) => {
    if (after === undefined) throw error;
    return list(undefined);
  });
}
