import { prorate } from './money.ts';

export interface Discount {
  discountType: 'percentage' | 'fixed';
  /** Percent (0-100) for `percentage`, integer paise for `fixed`. */
  value: number;
  /** ISO 8601 in UTC; absent where the discount has no end. */
  validUntil?: string | undefined;
}

/** A discount counts when it has no end or its end is still ahead. */
export function isRunning(item: Pick<Discount, 'validUntil'>, now: Date): boolean {
  return item.validUntil === undefined || Date.parse(item.validUntil) > now.getTime();
}

/**
 * Returns the price after the running discounts, in paise: each one in list order, on the running price,
 * never below 0, a percentage rounded half up to the paisa.
 */
export function discountedPrice(basePaise: number, discounts: readonly Discount[], now: Date): number {
  let price = basePaise;
  for (const item of discounts) {
    if (!isRunning(item, now)) continue;
    price =
      item.discountType === 'percentage'
        ? price - prorate(price, Math.min(Math.round(item.value * 100), 10_000), 10_000)
        : price - item.value;
    price = Math.max(0, price);
  }
  return price;
}

/** When the earliest running discount ends, or undefined when none of them ends. */
export function nextDiscountEnd(discounts: readonly Discount[], now: Date): Date | undefined {
  const ends = discounts
    .filter((item) => item.validUntil !== undefined && isRunning(item, now))
    .map((item) => Date.parse(item.validUntil as string));
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
}
