import { useSyncExternalStore } from 'react';
import { parseList, persistentStore, serializeList } from '../storage/persistent-store.ts';

/** One line of the browser's cart. */
export interface CartLine {
  /** Key of the line. */
  variantId: string;
  productId: string;
  /** An integer from 1. */
  qty: number;
  /** Saved for later: outside every count and bill. */
  saved?: true;
}

/** Far above any stock; bounds a mistyped quantity. */
const maxQuantity = 9999;

const isCartLine = (line: unknown): line is CartLine => {
  const { variantId, productId, qty } = (line ?? {}) as Partial<CartLine>;
  return typeof variantId === 'string' && variantId !== '' && typeof productId === 'string' && Number.isInteger(qty) && Number(qty) > 0;
};

/** Merges lines by variant and adds up quantities; a saved line that is added again returns to the cart. */
function merge(lines: readonly CartLine[]): CartLine[] {
  const byVariant = new Map<string, CartLine>();
  for (const { variantId, productId, qty, saved } of lines) {
    const before = byVariant.get(variantId);
    const sum = (before && !before.saved ? before.qty : 0) + qty;
    byVariant.set(variantId, { variantId, productId, qty: Math.min(maxQuantity, sum), ...(saved === true ? { saved } : {}) });
  }
  return [...byVariant.values()];
}

/** Drops malformed stored lines. */
const store = persistentStore('karigari-cart', (text) => {
  const all: readonly CartLine[] = merge(parseList(text).filter(isCartLine));
  return { all, lines: all.filter((line) => !line.saved), saved: all.filter((line) => line.saved) };
});
const write = (lines: readonly CartLine[]): void => store.write(serializeList(lines));

/** The lines in the cart. */
export const load = (): readonly CartLine[] => store.load().lines;
/** The lines saved for later. */
export const loadSaved = (): readonly CartLine[] => store.load().saved;
/** All lines, in the cart and saved for later. */
export const loadAll = (): readonly CartLine[] => store.load().all;
/** Calls `listener` on every change, in this tab or another. @returns the function that unsubscribes */
export const subscribe = store.subscribe;

/** Replaces all lines, such as by those of the account. */
export function replaceAll(lines: readonly CartLine[]): void {
  write(merge(lines));
}

/** Adds `qty` units (default 1) of a variant to its line or as a new one. */
export function add(line: { variantId: string; productId: string; qty?: number }): void {
  write(merge([...loadAll(), { variantId: line.variantId, productId: line.productId, qty: Math.max(1, Math.trunc(line.qty ?? 1)) }]));
}

/** Sets the quantity of a line; 0 or less removes it. */
export function setQuantity(variantId: string, qty: number): void {
  const whole = Math.min(maxQuantity, Math.trunc(qty));
  if (!(whole > 0)) remove(variantId);
  else write(loadAll().map((line) => (line.variantId === variantId ? { ...line, qty: whole } : line)));
}

export function remove(variantId: string): void {
  write(loadAll().filter((line) => line.variantId !== variantId));
}

/** Empties the cart; saved lines stay. */
export function clear(): void {
  write(loadSaved());
}

/** Moves a line to the saved ones, or back into the cart. */
export function setSavedForLater(variantId: string, aside: boolean): void {
  write(
    loadAll().map((line) => {
      if (line.variantId !== variantId) return line;
      const { saved: _, ...rest } = line;
      return aside ? { ...rest, saved: true } : rest;
    }),
  );
}

const onServer = () => undefined;

/**
 * The lines in the cart; undefined on the server and during hydration, because pages are the same for
 * everyone.
 */
export function useCart(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(subscribe, load, onServer);
}

/** The lines saved for later; undefined on the server and during hydration. */
export function useSaved(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(subscribe, loadSaved, onServer);
}

/** Number of units in the cart; undefined on the server and during hydration. */
export function useCartCount(): number | undefined {
  return useCart()?.reduce((sum, line) => sum + line.qty, 0);
}
