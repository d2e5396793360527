import { useSyncExternalStore } from 'react';
import { persistentStore } from '../storage/persistent-store.ts';

/** Orders older than this are no longer offered. */
const maxAgeMs = 3 * 24 * 60 * 60 * 1000;

interface OrderedItem {
  variantId: string;
  qty: number;
}

/** An order of this browser that was not paid when last checked. */
export interface PendingOrder {
  number: string;
  /** Epoch milliseconds. */
  at: number;
  /** Items that leave the cart once the order stands. */
  items: readonly OrderedItem[];
}

const isItem = (item: unknown): item is OrderedItem => {
  const { variantId, qty } = (item ?? {}) as Partial<OrderedItem>;
  return typeof variantId === 'string' && Number.isInteger(qty);
};

/** Ignores anything stored that is no recent order. */
const store = persistentStore('karigari-pending-order', (text): PendingOrder | null => {
  try {
    const stored = JSON.parse(text ?? 'null');
    const isRecent = /^[\w-]{8,9}$/.test(stored?.number) && Date.now() - stored.at < maxAgeMs;
    return isRecent ? { number: stored.number, at: stored.at, items: (stored.items ?? []).filter(isItem) } : null;
  } catch {
    return null;
  }
});

export const savePendingOrder = (number: string, items: readonly OrderedItem[]): void =>
  store.write(JSON.stringify({ number, at: Date.now(), items }));

export const loadPendingOrder = (): PendingOrder | null => store.load();

/** Forgets an order that was paid or abandoned. */
export function removePendingOrder(number: string): void {
  if (store.load()?.number === number) store.write(null);
}

/** Forgets any order, after signing out. */
export const clearPendingOrder = (): void => store.write(null);

/** Number of the pending order; null for none, undefined on the server and during hydration. */
export const usePendingOrder = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    store.subscribe,
    () => store.load()?.number ?? null,
    () => undefined,
  );
