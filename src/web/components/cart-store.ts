import { useSyncExternalStore } from 'react';
import { keptText, listText, parseList } from '../kept-text.ts';

/** One line of the browser's cart. */
export interface CartLine {
  /** What the line is keyed by. */
  variantId: string;
  productId: string;
  /** A whole number from 1. */
  qty: number;
}

/** Far above any stock, so that a slip of the keyboard stays a number. */
const mostOfOne = 9999;

const makesSense = (line: unknown): line is CartLine => {
  const { variantId, productId, qty } = (line ?? {}) as Partial<CartLine>;
  return typeof variantId === 'string' && variantId !== '' && typeof productId === 'string' && Number.isInteger(qty) && Number(qty) > 0;
};

/** One line per variant, quantities added up. */
function merge(lines: readonly CartLine[]): CartLine[] {
  const byVariant = new Map<string, CartLine>();
  for (const { variantId, productId, qty } of lines) {
    const before = byVariant.get(variantId)?.qty ?? 0;
    byVariant.set(variantId, { variantId, productId, qty: Math.min(mostOfOne, before + qty) });
  }
  return [...byVariant.values()];
}

/** Whatever is stored, only lines that make sense come out. */
const kept = keptText('karigari-cart', (text): readonly CartLine[] => merge(parseList(text).filter(makesSense)));
const write = (lines: readonly CartLine[]): void => kept.write(listText(lines));

/** The lines as they are stored now. */
export const load = kept.load;
/** Calls `listener` whenever the cart changes, here or in another tab; gives back how to stop. */
export const subscribe = kept.subscribe;

/** Adds `qty` pieces (1 unless said) of a variant; a variant that is in the cart already gets more. */
export function add(line: { variantId: string; productId: string; qty?: number }): void {
  write(merge([...load(), { variantId: line.variantId, productId: line.productId, qty: Math.max(1, Math.trunc(line.qty ?? 1)) }]));
}

/** Sets the quantity of a line; 0 or less removes it. */
export function setQuantity(variantId: string, qty: number): void {
  const whole = Math.min(mostOfOne, Math.trunc(qty));
  if (!(whole > 0)) remove(variantId);
  else write(load().map((line) => (line.variantId === variantId ? { ...line, qty: whole } : line)));
}

export function remove(variantId: string): void {
  write(load().filter((line) => line.variantId !== variantId));
}

export function clear(): void {
  write([]);
}

const onServer = () => undefined;

/** The cart's lines; undefined until the browser has been asked, which is never on the server: pages there are the same for everyone. */
export function useCart(): readonly CartLine[] | undefined {
  return useSyncExternalStore<readonly CartLine[] | undefined>(subscribe, load, onServer);
}

/** Pieces in the cart; undefined until it is known. */
export function useCartCount(): number | undefined {
  return useCart()?.reduce((sum, line) => sum + line.qty, 0);
}
