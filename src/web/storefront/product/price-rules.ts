import type { Pricing } from '#modules/catalog/product-contract.ts';
import { discountedPrice, nextDiscountEnd } from '#shared/discounts.ts';

export interface ShownPrice {
  /** To pay, in paise. */
  paise: number;
  /** Without discounts, in paise; undefined where none runs. */
  before?: number;
  /** Percent saved, rounded down. */
  percent?: number;
  /** When the earliest of the running discounts ends. */
  until?: Date;
}

/** The price of a variant at `now`. `priceDelta`: paise that the variant adds to the base price. */
export function shownPrice(pricing: Pricing, priceDelta: number, now: Date): ShownPrice {
  const full = Math.max(0, pricing.basePrice + priceDelta);
  const paise = discountedPrice(full, pricing.discounts, now);
  if (paise >= full) return { paise };
  const percent = Math.floor(((full - paise) * 100) / full);
  const until = nextDiscountEnd(pricing.discounts, now);
  return { paise, before: full, ...(percent > 0 ? { percent } : {}), ...(until ? { until } : {}) };
}
