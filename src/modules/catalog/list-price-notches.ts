import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia, priceNotch } from '#modules/ledger/rate-rules.ts';
import type { Context } from '#platform/context.ts';
import { discountedPrice } from '#shared/discounts.ts';
import { readPriceFacts } from './price-queries.ts';
import { priceListing } from './refresh-listings.ts';
import { readPublishedAfter, readVariantPrices } from './sellability-queries.ts';

const pageSize = 500;

export interface NotchedPrice {
  slug: string;
  size: string;
  hsn: string;
  pricePaise: number;
  fromPaise: number;
  untilPaise: number;
}

/** Lists prices of variants, with and without the running discounts, at which no tax rate holds together. */
export async function listPriceNotches(ctx: Context): Promise<NotchedPrice[]> {
  const { tax } = await currentRates(ctx);
  const now = ctx.now();
  const day = dayInIndia(now);
  const found: NotchedPrice[] = [];
  for (let after = ''; ; ) {
    const ids = await readPublishedAfter(ctx.db, after, pageSize);
    const discounts = new Map((await readPriceFacts(ctx.db, ids)).map((facts) => [facts.id, priceListing(facts, now).discounts]));
    for (const { productId, slug, size, hsn, taxEntry, pricePaise } of await readVariantPrices(ctx.db, ids)) {
      const prices = new Set([pricePaise, discountedPrice(pricePaise, discounts.get(productId) ?? [], now)]);
      for (const price of prices) {
        const notch = priceNotch(tax, { hsn, entry: taxEntry, pricePaise: price }, day);
        if (notch) found.push({ slug, size, hsn, pricePaise: price, ...notch });
      }
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < pageSize) return found;
    after = last;
  }
}
