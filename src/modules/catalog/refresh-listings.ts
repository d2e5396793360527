import type { Context } from '#platform/context.ts';
import { type Discount, discountedPrice } from '#shared/discounts.ts';
import { type ListingPrice, type PriceFacts, readPriceFacts, writeListings } from './queries.ts';

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

/** Rebuilds the listings of these products; call it in the transaction that changed them. */
export async function refreshListings(ctx: Context, ids: readonly string[]): Promise<void> {
  const now = ctx.now();
  const facts = await readPriceFacts(ctx.db, ids);
  await writeListings(
    ctx.db,
    ids,
    facts.map((item) => priceListing(item, now)),
  );
}
