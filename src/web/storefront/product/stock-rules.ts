/** Stock up to which the page names the number left. */
const lowStockThreshold = 3;

export type StockStatus =
  | { kind: 'sold-out' }
  | { kind: 'one-of-a-kind' }
  | { kind: 'made-to-order'; days: number }
  | { kind: 'few'; count: number }
  | { kind: 'in-stock' };

/** The most important fact about a variant's availability. */
export function stockStatus(variant: { stock: number; oneOfAKind: boolean; leadTimeDays?: number | undefined }): StockStatus {
  if (variant.stock <= 0) return { kind: 'sold-out' };
  if (variant.oneOfAKind) return { kind: 'one-of-a-kind' };
  if (variant.leadTimeDays !== undefined && variant.leadTimeDays > 0) return { kind: 'made-to-order', days: variant.leadTimeDays };
  return variant.stock <= lowStockThreshold ? { kind: 'few', count: variant.stock } : { kind: 'in-stock' };
}

export type QuantityProblem = 'not-a-number' | 'not-whole' | 'below-one' | 'above-stock';

/**
 * Parses a typed quantity into a whole number from 1 to `stock`, with the reason where it differs from the
 * text.
 */
export function parseQuantity(typed: string, stock: number): { quantity: number; problem?: QuantityProblem } {
  // Accepts Devanagari digits.
  const text = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).trim();
  const number = text === '' ? Number.NaN : Number(text);
  if (Number.isNaN(number)) return { quantity: 1, problem: 'not-a-number' };
  if (number < 1) return { quantity: 1, problem: 'below-one' };
  if (number > stock) return { quantity: Math.max(1, stock), problem: 'above-stock' };
  const quantity = Math.trunc(number);
  return quantity === number ? { quantity } : { quantity, problem: 'not-whole' };
}

/** Whether `quantity` more units fit into the stock beside those in the cart; `room` is how many do. */
export function checkAddToCart(input: { stock: number; inCart: number; quantity: number }): { allowed: boolean; room: number } {
  const room = Math.max(0, input.stock - input.inCart);
  return { allowed: input.quantity >= 1 && input.quantity <= room, room };
}
