import { useSyncExternalStore } from 'react';
import { useRootData } from '../settings.ts';

const minute = 60_000;
const never = () => () => {};

/**
 * The time by which a price is shown. While the browser takes a page over it is the server's, so that both print the same; afterwards
 * it is the reader's, rounded up to the minute: a discount is never promised after its end.
 */
export function useNow(): Date {
  const rendered = useRootData()?.renderedAt ?? 0;
  const moment = useSyncExternalStore(
    never,
    () => Math.ceil(Date.now() / minute) * minute,
    () => rendered,
  );
  return new Date(moment);
}
