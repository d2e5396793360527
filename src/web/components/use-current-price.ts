import { useSyncExternalStore } from 'react';
import { type Discount, discountedPrice } from '#shared/discounts.ts';
import { useRootData } from '../settings.ts';

const minuteMs = 60_000;
const subscribeNever = () => () => {};

/**
 * The price that is shown, in paise. While the browser takes a page over it is judged by the server's clock, so that both print the
 * same; afterwards by the reader's, rounded up to the minute: a discount is never promised after its end. A card is drawn again only
 * when its own price changes.
 */
export function useCurrentPrice({ basePrice, discounts }: { basePrice: number; discounts: readonly Discount[] }): number {
  const rendered = useRootData()?.renderedAt ?? 0;
  const at = (time: number) => discountedPrice(basePrice, discounts, new Date(time));
  return useSyncExternalStore(
    subscribeNever,
    () => at(Math.ceil(Date.now() / minuteMs) * minuteMs),
    () => at(rendered),
  );
}
