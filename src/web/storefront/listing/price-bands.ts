import { convertPaise, type DisplayCurrency, isConverted, paiseRange } from '#shared/currency.ts';

/** Bounds of bands in paise where prices are in rupees, and about where they are elsewhere. */
const rupeeBounds = [50_000, 100_000, 250_000, 500_000, 1_000_000];

/** Products that cost less than a round amount of the visitor's currency. */
export interface PriceBand {
  /** The round amount, in minor units of the currency. */
  below: number;
  /** The highest price in whole rupees that is shown as less than it. */
  maxRupees: number;
}

/** The round number next to an amount in ratio: 1, 2.5 or 5 times a power of ten; 2 for what has no half. */
function roundNumber(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  const steps = [1, power < 10 ? 2 : 2.5, 5, 10].map((step) => step * power);
  const distance = (step: number) => Math.abs(Math.log(step / amount));
  return steps.reduce((nearest, step) => (distance(step) < distance(nearest) ? step : nearest));
}

/**
 * Bands "less than" round amounts of `currency` by its rate. They are ranges of rupees, so that a link means
 * the same products to everybody.
 * @param prices the prices of the list in paise: a band that none or all of them are in is left out
 */
export function priceBands(currency: DisplayCurrency, prices: { min: number; max: number }): PriceBand[] {
  const unit = 10 ** currency.decimals;
  const amounts = rupeeBounds.map((paise) =>
    isConverted(currency) ? roundNumber(Math.max(1, convertPaise(paise, currency) / unit)) : paise / unit,
  );
  return [...new Set(amounts)].flatMap((amount) => {
    const below = amount * unit;
    const maxPaise = paiseRange({ max: below - 1 }, currency).max ?? 0;
    return prices.min <= maxPaise && maxPaise < prices.max ? [{ below, maxRupees: Math.floor(maxPaise / 100) }] : [];
  });
}
