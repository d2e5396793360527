/** Up to how many pieces the page says how many are left. */
const lowStockThreshold = 3;

export type StockStatus =
  | { kind: 'sold-out' }
  | { kind: 'one-of-a-kind' }
  | { kind: 'made-to-order'; days: number }
  | { kind: 'few'; count: number }
  | { kind: 'in-stock' };

/** What is true of a piece, the most telling thing alone. */
export function stockStatus(piece: { stock: number; oneOfAKind: boolean; leadTimeDays?: number | undefined }): StockStatus {
  if (piece.stock <= 0) return { kind: 'sold-out' };
  if (piece.oneOfAKind) return { kind: 'one-of-a-kind' };
  if (piece.leadTimeDays !== undefined && piece.leadTimeDays > 0) return { kind: 'made-to-order', days: piece.leadTimeDays };
  return piece.stock <= lowStockThreshold ? { kind: 'few', count: piece.stock } : { kind: 'in-stock' };
}

export type QuantityProblem = 'not-a-number' | 'not-whole' | 'below-one' | 'above-stock';

/** What a typed quantity means: a whole number from 1 to `stock`, and why it differs from what was typed. */
export function parseQuantity(typed: string, stock: number): { quantity: number; problem?: QuantityProblem } {
  // Devanagari digits are numbers as well.
  const text = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).trim();
  const number = text === '' ? Number.NaN : Number(text);
  if (Number.isNaN(number)) return { quantity: 1, problem: 'not-a-number' };
  if (number < 1) return { quantity: 1, problem: 'below-one' };
  if (number > stock) return { quantity: Math.max(1, stock), problem: 'above-stock' };
  const quantity = Math.trunc(number);
  return quantity === number ? { quantity } : { quantity, problem: 'not-whole' };
}

/** Whether `quantity` more pieces fit beside those in the cart; `room` is how many do. */
export function checkAddToCart(question: { stock: number; inCart: number; quantity: number }): { allowed: boolean; room: number } {
  const room = Math.max(0, question.stock - question.inCart);
  return { allowed: question.quantity >= 1 && question.quantity <= room, room };
}

/** Days until a piece arrives, first and last: the way takes 7 to 10, what is made to order needs its making before. */
export function deliveryDays(leadTimeDays: number | undefined): { from: number; to: number } {
  const making = Math.max(0, leadTimeDays ?? 0);
  return { from: making + 7, to: making + 10 };
}
