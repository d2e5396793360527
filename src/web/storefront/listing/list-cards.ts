import type { ProductCard } from '#modules/catalog/contract.ts';
import type { Api } from '../../api.ts';

/** Pieces on a page of a maker's or a seller's list. */
export const pageSize = 24;

/** A page of the pieces of one maker or seller. A cursor that is not one of this list begins it anew. */
export async function listCards(
  api: Api,
  whose: { makerId: string } | { sellerId: string },
  url: URL,
): Promise<{ cards: ProductCard[]; next?: string | undefined }> {
  const after = url.searchParams.get('after')?.slice(0, 200) || undefined;
  const list = (from: string | undefined) => api.catalog.listCards({ ...whose, limit: pageSize, after: from });
  return list(after).catch((error: unknown) => {
    if (after === undefined) throw error;
    return list(undefined);
  });
}
