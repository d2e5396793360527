import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { readLegalDetails } from './queries.ts';

/** The seller as an invoice names it. */
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
 * Returns the legal details of a seller, with public facts in place of those that were never entered.
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
