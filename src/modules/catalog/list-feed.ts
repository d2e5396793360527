import type { Context } from '#platform/context.ts';
import { discountedPrice, nextDiscountEnd } from '#shared/discounts.ts';
import { type FeedRow, readFeedPage } from './crawler-queries.ts';
import type { FeedItem } from './feed-contract.ts';

/** Products on one page: a few hundred kilobytes. */
const pageSize = 500;

function toItem({ pricing, image, leadTimeDays, ...row }: FeedRow, now: Date): FeedItem {
  const pricePaise = discountedPrice(pricing.basePrice, pricing.discounts, now);
  const end = pricePaise < pricing.basePrice ? nextDiscountEnd(pricing.discounts, now) : undefined;
  return {
    ...row,
    ...(image ? { image } : {}),
    ...(leadTimeDays ? { leadTimeDays } : {}),
    basePricePaise: pricing.basePrice,
    pricePaise,
    ...(end ? { saleUntil: end.toISOString() } : {}),
  };
}

/** Lists published products by id, for shopping engines. */
export async function listFeed(ctx: Context, { after = '' }: { after?: string | undefined }) {
  const rows = await readFeedPage(ctx.reads, after, pageSize);
  const now = ctx.now();
  const last = rows.at(-1);
  return { items: rows.map((row) => toItem(row, now)), ...(last && rows.length === pageSize ? { next: last._id } : {}) };
}
