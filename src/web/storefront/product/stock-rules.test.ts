import { describe, expect, it } from 'vitest';
import { checkAddToCart, parseQuantity, stockStatus } from './stock-rules.ts';

describe('stock status', () => {
  it.each([
    [{ stock: 0, oneOfAKind: true, leadTimeDays: 9 }, { kind: 'sold-out' }],
    [{ stock: 1, oneOfAKind: true }, { kind: 'one-of-a-kind' }],
    [
      { stock: 2, oneOfAKind: false, leadTimeDays: 18 },
      { kind: 'made-to-order', days: 18 },
    ],
    [
      { stock: 1, oneOfAKind: false },
      { kind: 'few', count: 1 },
    ],
    [
      { stock: 3, oneOfAKind: false },
      { kind: 'few', count: 3 },
    ],
    [{ stock: 4, oneOfAKind: false }, { kind: 'in-stock' }],
    [{ stock: 4, oneOfAKind: false, leadTimeDays: 0 }, { kind: 'in-stock' }],
  ])('%j', (variant, word) => expect(stockStatus(variant)).toEqual(word));
});

describe('a typed quantity', () => {
  it.each([
    ['1', 5, { quantity: 1 }],
    [' 5 ', 5, { quantity: 5 }],
    ['३', 5, { quantity: 3 }],
    ['6', 5, { quantity: 5, problem: 'above-stock' }],
    ['1e9', 5, { quantity: 5, problem: 'above-stock' }],
    ['Infinity', 5, { quantity: 5, problem: 'above-stock' }],
    ['0', 5, { quantity: 1, problem: 'below-one' }],
    ['-4', 5, { quantity: 1, problem: 'below-one' }],
    ['2.5', 5, { quantity: 2, problem: 'not-whole' }],
    ['', 5, { quantity: 1, problem: 'not-a-number' }],
    ['two', 5, { quantity: 1, problem: 'not-a-number' }],
    ['2', 0, { quantity: 1, problem: 'above-stock' }],
  ])('%j of %i', (typed, stock, expected) => expect(parseQuantity(typed, stock)).toEqual(expected));
});

describe('adding to the cart', () => {
  it.each([
    [
      { stock: 3, inCart: 0, quantity: 3 },
      { allowed: true, room: 3 },
    ],
    [
      { stock: 3, inCart: 2, quantity: 1 },
      { allowed: true, room: 1 },
    ],
    [
      { stock: 3, inCart: 2, quantity: 2 },
      { allowed: false, room: 1 },
    ],
    [
      { stock: 3, inCart: 5, quantity: 1 },
      { allowed: false, room: 0 },
    ],
    [
      { stock: 0, inCart: 0, quantity: 1 },
      { allowed: false, room: 0 },
    ],
    [
      { stock: 3, inCart: 0, quantity: 0 },
      { allowed: false, room: 3 },
    ],
  ])('%j', (question, answer) => expect(checkAddToCart(question)).toEqual(answer));
});
