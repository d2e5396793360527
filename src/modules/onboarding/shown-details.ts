import type { Context } from '#platform/context.ts';
import { readDetails } from './requirements.ts';
import type { ShopSettings } from './shop-contract.ts';

/** Fields of all forms of a shop, and its terms of today. */
type ShownDetails = Omit<ShopSettings, 'changes' | 'hasInvoices'>;

/** Reads what was entered about a shop, as forms show it. @throws {DomainError} SELLER_NOT_FOUND */
export async function readShownDetails(ctx: Context, sellerId: string): Promise<ShownDetails> {
  const { business, pickup, shop } = await readDetails(ctx, sellerId);
  const { legalName, kind, address, state, scheme, gstin, pan, enrolmentNo, iec, lutArn, lutYear, invoicePrefix } = business;
  const { sellerName, city, since, about, dispatchDays } = business;
  const place = pickup ?? { name: '', phone: '', line1: '', line2: '', city: '', state: '', postalCode: '' };
  return {
    names: { legalName: legalName ?? '', kind, address: address ?? '', state },
    tax: { scheme: scheme ?? '', gstin: gstin ?? '', pan: pan ?? '', enrolmentNo: enrolmentNo ?? '' },
    export: { iec: iec ?? '', lutArn: lutArn ?? '', lutYear: lutYear ?? '' },
    pickup: { ...place, line2: place.line2 ?? '' },
    invoices: { invoicePrefix: invoicePrefix ?? '' },
    page: {
      sellerName,
      city: city.en,
      cityHi: city.hi ?? '',
      since: String(since),
      about: about.en,
      aboutHi: about.hi ?? '',
      dispatchDays: String(dispatchDays),
    },
    terms: shop.terms,
  };
}
