/**
 * The key under which this cart is ordered. All tabs that show the same cart share it, so that two of them,
 * or a repeated press, place one order. Another cart has another key.
 */
const storageKey = 'karigari-order-key';

/** Stands in where the browser refuses storage. */
let memoryFallback: string | null = null;

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return memoryFallback;
  }
}

/** @param cart what is ordered, as a text */
export function orderKey(cart: string): string {
  try {
    const kept = JSON.parse(readStored() ?? 'null');
    if (kept?.cart === cart && typeof kept.key === 'string') return kept.key;
  } catch {
    // An unreadable key is replaced.
  }
  const key = crypto.randomUUID();
  memoryFallback = JSON.stringify({ cart, key });
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
