import { useSyncExternalStore } from 'react';
import { parseList, persistentStore, serializeList } from '../storage/persistent-store.ts';

/** One line of the browser's cart. */
export interface CartLine {
  /** What the line is keyed by. */
  variantId: string;
  productId: string;
  /** A whole number from 1. */
  qty: number;
  /** Put aside for later: kept beside the cart, in no count and no bill. */
  saved?: true;
}

/** Far above any stock, so that a slip of the keyboard stays a number. */
const maxQuantity = 9999;

const isCartLine = (line: unknown): line is CartLine => {
  const { variantId, productId, qty } = (line ?? {}) as Partial<CartLine>;
  return typeof variantId === 'string' && variantId !== '' && typeof productId === 'string' && Number.isInteger(qty) && Number(qty) > 0;
};

/** One line per variant, quantities added up; what was put aside and is added again is in the cart. */
function merge(lines: readonly CartLine[]): CartLine[] {
  const byVariant = new Map<string, CartLine>();
  for (const { variantId, productId, qty, saved } of lines) {
    const before = byVariant.get(variantId);
    const sum = (before && !before.saved ? before.qty : 0) + qty;
    byVariant.set(variantId, { variantId, productId, qty: Math.min(maxQuantity, sum), ...(saved === true ? { saved } : {}) });
  }
  return [...byVariant.values()];
}

/** Whatever is stored, only lines that make sense come out. */
const store = persistentStore('karigari-cart', (text) => {
  const all: readonly CartLine[] = merge(parseList(text).filter(isCartLine));
  return { all, lines: all.filter((line) => !line.saved), saved: all.filter((line) => line.saved) };
});
const write = (lines: readonly CartLine[]): void => store.write(serializeList(lines));

/** The lines of the cart as they are stored now. */
export const load = (): readonly CartLine[] => store.load().lines;
/** What is put aside for later. */
export const loadSaved = (): readonly CartLine[] => store.load().saved;
/** Both. */
export const loadAll = (): readonly CartLine[] => store.load().all;
/** Calls `listener` whenever the cart changes, here or in another tab; gives back how to stop. */
export const subscribe = store.subscribe;

/** Another list takes the place of everything that is kept, such as the account's. */
export function replaceAll(lines: readonly CartLine[]): void {
  write(merge(lines));
}

/** Adds `qty` pieces (1 unless said) of a variant; a variant that is in the cart already gets more. */
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

/** Empties the cart; what is put aside for later stays. */
export function clear(): void {
  write(loadSaved());
}

/** Puts a line aside for later, or back into the cart. */
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

/** The cart's lines; undefined until the browser has been asked, which is never on the server: pages there are the same for everyone. */
export function useCart(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(subscribe, load, onServer);
}

/** What is put aside for later; undefined until it is known. */
export function useSaved(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(subscribe, loadSaved, onServer);
}

/** Pieces in the cart; undefined until it is known. */
export function useCartCount(): number | undefined {
  return useCart()?.reduce((sum, line) => sum + line.qty, 0);
}
