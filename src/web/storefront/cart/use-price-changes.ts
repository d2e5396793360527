import { useLayoutEffect, useState } from 'react';
import type { QuoteLine } from '#modules/cart/contract.ts';
import { type PriceChange, priceChanges, readSeen, type Seen, seeLines } from './seen-rules.ts';

const key = 'karigari-cart-seen';

function load(): Seen {
  try {
    return readSeen(localStorage.getItem(key));
  } catch {
    return {};
  }
}

function keep(seen: Seen): void {
  try {
    localStorage.setItem(key, JSON.stringify(seen));
  } catch {
    // Without storage a change is not noticed on the next visit.
  }
}

/** What costs another price than when this browser last showed it, and the act that takes note of it. */
export function usePriceChanges(lines: readonly QuoteLine[] | undefined): { changes: readonly PriceChange[]; acknowledge: () => void } {
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  // Before the lines are painted: what is said above them pushes nothing away.
  useLayoutEffect(() => {
    if (!lines) return;
    const seen = load();
    setChanges(priceChanges(seen, lines));
    keep(seeLines(seen, lines, false));
  }, [lines]);
  const acknowledge = () => {
    if (lines) keep(seeLines({}, lines, true));
    setChanges([]);
  };
  return { changes, acknowledge };
}
