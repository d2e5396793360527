import { useLayoutEffect, useState } from 'react';
import type { QuoteLine } from '#modules/cart/contract.ts';
import { type PriceChange, parseSeenPrices, priceChanges, type SeenPrices, updateSeenPrices } from './price-change-rules.ts';

const storageKey = 'karigari-cart-seen';

function loadSeenPrices(): SeenPrices {
  try {
    return parseSeenPrices(localStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

function saveSeenPrices(seen: SeenPrices): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(seen));
  } catch {
    // Without storage the next visit reports no change.
  }
}

/**
 * Lines whose price changed since this browser last showed it, and `acknowledge`, which accepts the new
 * prices.
 */
export function usePriceChanges(lines: readonly QuoteLine[] | undefined): { changes: readonly PriceChange[]; acknowledge: () => void } {
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  // Runs before paint, so that the notice above the lines shifts nothing.
  useLayoutEffect(() => {
    if (!lines) return;
    const seen = loadSeenPrices();
    setChanges(priceChanges(seen, lines));
    saveSeenPrices(updateSeenPrices(seen, lines, false));
  }, [lines]);
  const acknowledge = () => {
    if (lines) saveSeenPrices(updateSeenPrices({}, lines, true));
    setChanges([]);
  };
  return { changes, acknowledge };
}
