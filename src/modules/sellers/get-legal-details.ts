import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { SellerFacts } from '#shared/seller-facts.ts';
import { readLegalDetails } from './queries.ts';

/** The seller as an invoice names it. */
export interface LegalDetails {
  facts: SellerFacts;
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
  const { slug, sellerName, city, state, invoicePrefix, ...facts } = seller;
  return {
    facts,
    name: seller.legalName ?? sellerName,
    gstin: seller.gstin ?? undefined,
    pan: seller.pan ?? undefined,
    address: seller.address ?? `${city.en}, ${state}`,
    state,
    invoicePrefix:
      invoicePrefix ??
      slug
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 4)
        .toUpperCase(),
  };
}
