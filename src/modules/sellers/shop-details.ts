import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import type { SellerFacts, SellerScheme } from '#shared/seller-facts.ts';
import type { Seller } from './contract.ts';
import { hasPrefixTwin, readBusinessDetails, writeBusinessDetails } from './shop-details-queries.ts';

/** A seller as its owners entered it. */
export interface BusinessDetails extends SellerFacts {
  slug: string;
  sellerName: string;
  kind: Seller['kind'];
  /** Name of the state. */
  state: string;
  city: Localized;
  since: number;
  about: Localized;
  dispatchDays: number;
  invoicePrefix: string | null;
}

/** Details that an owner changes; those left out stay as they are. */
export type BusinessChanges = Partial<Omit<BusinessDetails, 'slug' | 'shopState' | 'scheme'>> & { scheme?: SellerScheme };

/** Finds what was entered about a seller; undefined where there is none. */
export const findBusinessDetails = (ctx: Context, sellerId: string): Promise<BusinessDetails | undefined> =>
  readBusinessDetails(ctx.db, sellerId);

/**
 * Changes what is entered about a seller. The caller holds the shop.
 * @throws {DomainError} INVALID_INPUT where another seller of the GSTIN numbers its invoices alike
 */
export async function saveBusinessDetails(tx: Context, sellerId: string, changes: BusinessChanges): Promise<void> {
  await writeBusinessDetails(tx.db, sellerId, changes);
  if (await hasPrefixTwin(tx.db, sellerId)) {
    const field = 'invoicePrefix' in changes ? 'invoicePrefix' : 'gstin';
    throw new DomainError('INVALID_INPUT', { [field]: 'invoice-prefix-taken' });
  }
  tx.cache.invalidate(`seller:${sellerId}`);
}
