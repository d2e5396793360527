import type { QuoteLine } from '#modules/cart/contract.ts';

/** Unit price in paise, by variant, as the buyer last saw it. */
export type SeenPrices = Readonly<Record<string, number>>;

export interface PriceChange {
  line: QuoteLine;
  beforePaise: number;
}

/** Lines whose price differs from the one that the buyer last saw. */
export const priceChanges = (seen: SeenPrices, lines: readonly QuoteLine[]): PriceChange[] =>
  lines.flatMap((line) => {
    const beforePaise = seen[line.variantId];
    return beforePaise === undefined || beforePaise === line.pricePaise ? [] : [{ line, beforePaise }];
  });

/** Prices to remember now: lines seen before keep their price until the buyer acknowledges the new one. */
export function updateSeenPrices(seen: SeenPrices, lines: readonly QuoteLine[], acknowledged: boolean): SeenPrices {
  return Object.fromEntries(
    lines.map(({ variantId, pricePaise }) => [variantId, acknowledged ? pricePaise : (seen[variantId] ?? pricePaise)]),
  );
}

/** Parses stored prices; anything else is dropped, since other scripts may have written it. */
export function parseSeenPrices(text: string | null): SeenPrices {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, paise]) => Number.isInteger(paise))) as SeenPrices;
}
