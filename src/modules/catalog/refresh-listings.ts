import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { unlistedReason } from '#modules/ledger/supply-rules.ts';
import type { Context } from '#platform/context.ts';
import { type Discount, discountedPrice } from '#shared/discounts.ts';
import { priceDropped } from './events.ts';
import { type ListingPrice, writeListings } from './listing-queries.ts';
import { type PriceFacts, readListedPrices, readPriceFacts } from './price-queries.ts';
import { writeUnlisted } from './sellability-queries.ts';

/** Computes the price that a listing shows at `now`, and when it changes next. */
export function priceListing(facts: PriceFacts, now: Date): ListingPrice {
  const at = now.getTime();
  const begun = facts.discounts.filter((item) => item.startsAt === null || Date.parse(item.startsAt) <= at);
  const current: Discount[] = begun
    .filter((item) => item.validUntil === null || Date.parse(item.validUntil) > at)
    .map((item) => ({
      discountType: item.discountType,
      value: item.value,
      ...(item.validUntil === null ? {} : { validUntil: new Date(item.validUntil).toISOString() }),
    }));
  const boundaries = facts.discounts
    .flatMap((item) => [item.startsAt, item.validUntil])
    .filter((moment) => moment !== null)
    .map((moment) => Date.parse(moment))
    .filter((moment) => moment > at);
  return {
    id: facts.id,
    basePaise: facts.basePricePaise,
    pricePaise: discountedPrice(facts.basePricePaise, current, now),
    until: boundaries.length > 0 ? new Date(Math.min(...boundaries)).toISOString() : null,
    discounts: current,
  };
}

/**
 * Rebuilds the listings of these products, takes those that cannot be sold out of the lists, and tells whose
 * price fell; call it in the transaction that changed
 * them.
 */
export async function refreshListings(ctx: Context, ids: readonly string[]): Promise<void> {
  const now = ctx.now();
  const facts = await readPriceFacts(ctx.db, ids);
  const before = await readListedPrices(ctx.db, ids);
  const prices = facts.map((item) => priceListing(item, now));
  await writeListings(ctx.db, ids, prices);
  const { tax } = await currentRates(ctx);
  const day = dayInIndia(now);
  const unlisted = facts.flatMap(({ id, hsn, taxEntry, madeToOrder, seller }) => {
    const reason = unlistedReason(tax, { hsn, entry: taxEntry, madeToOrder }, seller, day);
    return reason === undefined ? [] : [{ id, reason }];
  });
  await writeUnlisted(ctx.db, ids, unlisted);
  const gone = new Set(unlisted.map(({ id }) => id));
  const fallen = prices.filter(({ id, pricePaise }) => !gone.has(id) && pricePaise < (before.get(id) ?? 0)).map(({ id }) => id);
  if (fallen.length > 0) await ctx.publish(priceDropped, { productIds: fallen });
}
