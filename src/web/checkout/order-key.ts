/**
 * The key under which this cart is ordered. All tabs that show the same cart share it, so that two of them, or a repeated press, place
 * one order. Another cart has another key.
 */
const place = 'karigari-order-key';

/** Stands in where the browser refuses storage. */
let memory: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return memory;
  }
}

/** @param cart what is ordered, as a text */
export function orderKey(cart: string): string {
  try {
    const kept = JSON.parse(stored() ?? 'null');
    if (kept?.cart === cart && typeof kept.key === 'string') return kept.key;
  } catch {
    // What cannot be read is replaced.
  }
  const key = crypto.randomUUID();
  memory = JSON.stringify({ cart, key });
  try {
    localStorage.setItem(place, memory);
  } catch {
    // The page itself remembers it.
  }
  return key;
}

/** The order is placed: the same pieces can be ordered once more. */
export function dropOrderKey(): void {
  memory = null;
  try {
    localStorage.removeItem(place);
  } catch {
    // There is none.
  }
}
