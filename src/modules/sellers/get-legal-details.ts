import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { readLegalDetails } from './queries.ts';

/** Who sells, as an invoice says it. */
export interface LegalDetails {
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
 * @throws {DomainError} SELLER_NOT_FOUND
 */
export async function getLegalDetails(ctx: Context, sellerId: string): Promise<LegalDetails> {
  const seller = await readLegalDetails(ctx.db, sellerId);
  if (!seller) throw new DomainError('SELLER_NOT_FOUND');
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
