import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { readLegalFacts } from './queries.ts';

/** Who sells, as an invoice says it. */
export interface LegalFacts {
  name: string;
  /** Missing where the seller is not registered for GST. */
  gstin: string | undefined;
  pan: string | undefined;
  address: string;
  state: string;
  invoicePrefix: string;
}

/**
 * What has not been entered is taken from what everybody sees of the seller.
 * @throws {Failure} SELLER_NOT_FOUND
 */
export async function getLegalFacts(ctx: Context, sellerId: string): Promise<LegalFacts> {
  const seller = await readLegalFacts(ctx.db, sellerId);
  if (!seller) throw new Failure('SELLER_NOT_FOUND');
  return {
    name: seller.legalName ?? seller.sellerName,
    gstin: seller.gstin ?? undefined,
    pan: seller.pan ?? undefined,
    address: seller.address ?? `${seller.city.en}, ${seller.state}`,
    state: seller.state,
    invoicePrefix:
      seller.invoicePrefix ??
      seller.slug
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 4)
        .toUpperCase(),
  };
}
