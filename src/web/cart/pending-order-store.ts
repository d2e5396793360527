import { useSyncExternalStore } from 'react';
import { persistentStore } from '../storage/persistent-store.ts';

/** Nobody comes back to an order after as long as this. */
const maxAgeMs = 3 * 24 * 60 * 60 * 1000;

/** An order of this browser that was not paid yet when it was last heard of. */
interface PendingOrder {
  number: string;
  /** Milliseconds since 1970 */
  at: number;
}

/** Whatever is stored, only an order comes out. */
const store = persistentStore('karigari-pending-order', (text): PendingOrder | null => {
  try {
    const stored = JSON.parse(text ?? 'null');
    const makesSense = /^[\w-]{8,9}$/.test(stored?.number) && Date.now() - stored.at < maxAgeMs;
    return makesSense ? { number: stored.number, at: stored.at } : null;
  } catch {
    return null;
  }
});

export const savePendingOrder = (number: string): void => store.write(JSON.stringify({ number, at: Date.now() }));

/** It is paid, or it came to nothing. */
export function removePendingOrder(number: string): void {
  if (store.load()?.number === number) store.write(null);
}

/** Whoever could open it has left this browser. */
export const clearPendingOrder = (): void => store.write(null);

/** null: there is none. Undefined until the browser has been asked, which is never on the server. */
export const usePendingOrder = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    store.subscribe,
    () => store.load()?.number ?? null,
    () => undefined,
  );
