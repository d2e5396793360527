import { isRefusedBy, type ShopCalendar } from '#shared/dispatch-day.ts';
import { gstStateCode } from '#shared/gst-states.ts';
import { missingFacts, type SellerFacts } from '#shared/seller-facts.ts';
import { shopSight } from '#shared/shop-states.ts';
import { financialYear, hasTaxRate, type TaxedGoods, type TaxRate } from './rate-rules.ts';

export type Supply = 'intra-state' | 'inter-state' | 'export';

/** The document that a sale is invoiced with. */
export type DocumentForm = 'tax-invoice' | 'bill-of-supply' | 'bill-without-tax';

export interface Destination {
  /** ISO 3166. */
  country: string;
  /** Name of the Indian state; undefined while the buyer has not said it. */
  state?: string | null | undefined;
}

/** Why a seller cannot sell something to a destination. */
export type SaleRefusal = UnlistedReason | 'own-state-only' | 'not-abroad';

/** Why a product is sold to no destination. */
export type UnlistedReason = 'no-rate' | 'seller-incomplete' | 'shop-not-open' | 'shop-away';

/** Goods as their seller offers them. */
export interface OfferedGoods extends TaxedGoods {
  /** Made to order: some shops take such orders on holiday, too. */
  madeToOrder: boolean;
}

/** A seller with the days on which it is closed. */
export interface OfferingSeller extends SellerFacts {
  calendar: ShopCalendar;
}

/** Treatment by GST of what a seller sends to a destination. */
export interface Treatment {
  supply: Supply;
  /** GST is part of the price: not where its seller may not charge it, nor under a letter of undertaking. */
  charged: boolean;
  form: DocumentForm;
  /** Number of the letter of undertaking that an export goes out under. */
  lutArn?: string | undefined;
}

/** Tells where a supply goes; a destination in India without a known state counts as another state. */
export function supplyOf(seller: { stateCode: string | null }, to: Destination): Supply {
  if (to.country !== 'IN') return 'export';
  const code = gstStateCode('IN', to.state);
  return code !== undefined && code === seller.stateCode ? 'intra-state' : 'inter-state';
}

/**
 * Decides how a seller sells to a destination on a day (ISO, Indian time). While the state is not known,
 * sellers who sell within their own state alone are taken to sell there. The state of the shop does not
 * matter: what was ordered is packed and invoiced also while it sells nothing.
 */
export function treatSupply(
  seller: SellerFacts,
  to: Destination,
  on: string,
): Treatment | { refused: Exclude<SaleRefusal, 'no-rate' | 'shop-not-open' | 'shop-away'> } {
  if (missingFacts(seller).length > 0) return { refused: 'seller-incomplete' };
  const supply = supplyOf(seller, to);
  if (seller.scheme !== 'regular') {
    const isElsewhere = supply === 'export' || (supply === 'inter-state' && Boolean(to.state));
    if (isElsewhere) return { refused: 'own-state-only' };
    return { supply: 'intra-state', charged: false, form: seller.scheme === 'composition' ? 'bill-of-supply' : 'bill-without-tax' };
  }
  if (supply !== 'export') return { supply, charged: true, form: 'tax-invoice' };
  if (seller.iec === null) return { refused: 'not-abroad' };
  const hasLut = seller.lutArn !== null && seller.lutYear === financialYear(on);
  return hasLut
    ? { supply, charged: false, form: 'tax-invoice', lutArn: seller.lutArn ?? undefined }
    : { supply, charged: true, form: 'tax-invoice' };
}

/** Tells why a product of a seller is sold to no destination; undefined where it is sold. */
export function unlistedReason(
  rates: readonly TaxRate[],
  goods: OfferedGoods,
  seller: OfferingSeller,
  on: string,
): UnlistedReason | undefined {
  if (!shopSight[seller.shopState].sells) return 'shop-not-open';
  if (isRefusedBy(seller.calendar, goods.madeToOrder, on)) return 'shop-away';
  if (missingFacts(seller).length > 0) return 'seller-incomplete';
  return hasTaxRate(rates, goods, on) ? undefined : 'no-rate';
}

/** Tells why a product cannot be sold to a destination; undefined where it can. */
export function saleRefusal(
  rates: readonly TaxRate[],
  goods: OfferedGoods,
  seller: OfferingSeller,
  to: Destination,
  on: string,
): SaleRefusal | undefined {
  if (!shopSight[seller.shopState].sells) return 'shop-not-open';
  if (isRefusedBy(seller.calendar, goods.madeToOrder, on)) return 'shop-away';
  const treatment = treatSupply(seller, to, on);
  if ('refused' in treatment) return treatment.refused;
  return hasTaxRate(rates, goods, on) ? undefined : 'no-rate';
}
