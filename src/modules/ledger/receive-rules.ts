import { panOf, type SellerFacts } from '#shared/seller-facts.ts';
import { dayInIndia, type Rates, rateOrigins } from './rate-rules.ts';
import { priceSale } from './sale-rules.ts';

/** Goods at a price, as a seller is about to ask it. */
interface Asked {
  hsn: string;
  taxEntry?: string | undefined;
  /** Of one unit, GST included, in integer paise. */
  pricePaise: number;
  /** `soldPaise`: gross value of this financial year's sales, in integer paise. */
  seller: SellerFacts & { id: string; soldPaise?: number | undefined };
}

/**
 * Computes what a seller receives for one unit sold at a moment to a buyer in India, in integer paise, by the
 * rules that the ledger posts a sale with. The GST of the goods is in the price and in what is received: the
 * seller pays it. A buyer in the seller's own state can make a difference of one paisa.
 * @throws where the goods cannot be sold: callers ask `missingFacts` and `hasTaxRate` before
 */
export function receiveOf(rates: Rates, { hsn, taxEntry, pricePaise, seller }: Asked, now: Date) {
  const day = dayInIndia(now);
  const sale = priceSale({ hsn, taxEntry, qty: 1, pricePaise, couponPaise: 0, seller, to: { country: 'IN' } }, rates, day);
  const { commissionPaise, commissionGstPaise, tcsPaise, tdsPaise } = sale;
  const sold = { hsn, entry: taxEntry, salePaise: pricePaise, qty: 1, sellerId: seller.id, hasPan: panOf(seller) !== null };
  return {
    pricePaise,
    gstPaise: sale.cgstPaise + sale.sgstPaise + sale.igstPaise,
    commissionPaise,
    commissionGstPaise,
    tcsPaise,
    tdsPaise,
    receivedPaise: sale.paidPaise - commissionPaise - commissionGstPaise - tcsPaise - tdsPaise,
    rates: rateOrigins(rates, sold, day),
  };
}
