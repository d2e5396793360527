/**
 * The key under which this cart is ordered. All tabs that show the same cart share it, so that two of them,
 * or a repeated press, place one order. Another cart has another key. It stays until the order stands: a
 * changed detail then takes the place of what was not paid.
 */
const storageKey = 'karigari-order-key';

/** Milliseconds after which a key that was not dropped counts no more. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** Stands in where the browser refuses storage. */
let memoryFallback: string | null = null;

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return memoryFallback;
  }
}

/** Writes what is ordered as a text, for its key. */
export const cartSignature = (items: readonly { variantId: string; qty: number }[]) =>
  JSON.stringify(items.map(({ variantId, qty }) => ({ variantId, qty })));

/** @param cart what is ordered, as a text */
export function orderKey(cart: string): string {
  try {
    const kept = JSON.parse(readStored() ?? 'null');
    const isRecent = Date.now() - (kept?.at ?? 0) < maxAgeMs;
    if (kept?.cart === cart && typeof kept.key === 'string' && isRecent) return kept.key;
  } catch {
    // An unreadable key is replaced.
  }
  const key = crypto.randomUUID();
  memoryFallback = JSON.stringify({ cart, key, at: Date.now() });
  try {
    localStorage.setItem(storageKey, memoryFallback);
  } catch {
    // The page itself remembers it.
  }
  return key;
}

/** Drops the key once the order is placed, so that the same items can be ordered again. */
export function dropOrderKey(): void {
  memoryFallback = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // There is none.
  }
}
