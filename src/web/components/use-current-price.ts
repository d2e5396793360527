import { useSyncExternalStore } from 'react';
import { type Discount, discountedPrice } from '#shared/discounts.ts';
import { useRootData } from '../settings.ts';

const minuteMs = 60_000;
const subscribeNever = () => () => {};

/**
 * The displayed price in paise. During hydration it follows the server's clock, so that both render the same;
 * afterwards the browser's, rounded up to the minute, so that no discount shows after its end. A card renders
 * again only when its own price changes.
 */
export function useCurrentPrice({ basePrice, discounts }: { basePrice: number; discounts: readonly Discount[] }): number {
  const renderedAt = useRootData()?.renderedAt ?? 0;
  const at = (time: number) => discountedPrice(basePrice, discounts, new Date(time));
  return useSyncExternalStore(
    subscribeNever,
    () => at(Math.ceil(Date.now() / minuteMs) * minuteMs),
    () => at(renderedAt),
  );
}
