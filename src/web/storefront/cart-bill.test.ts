import { expect, test } from 'vitest';
import type { CartLine } from '#modules/catalog/contract.ts';
import { drawUpBill } from './cart-bill.ts';

const shown = (variantId: string, base: number, price: number, stock: number) =>
  ({ variantId, basePricePaise: base, pricePaise: price, stock, size: 'M' }) as CartLine;
const kept = (variantId: string, qty: number) => ({ variantId, productId: `p-${variantId}`, qty });

test('the bill adds up: subtotal less discount is the total', () => {
  const bill = drawUpBill([kept('a', 2), kept('b', 1)], [shown('a', 10_001, 9_001, 5), shown('b', 50_000, 50_000, 1)]);
  expect(bill).toMatchObject({ pieces: 3, subtotal: 70_002, discount: 2_000, total: 68_002 });
});

test('what cannot be had is shown but not counted', () => {
  const bill = drawUpBill([kept('few', 9), kept('sold', 1), kept('gone', 3)], [shown('few', 100, 100, 2), shown('sold', 100, 100, 0)]);
  expect(bill.lines.map((line) => [line.kept.variantId, line.counted, line.shown === undefined])).toEqual([
    ['few', 2, false],
    ['sold', 0, false],
    ['gone', 0, true],
  ]);
  expect(bill).toMatchObject({ pieces: 2, subtotal: 200, total: 200 });
});

test('an empty cart costs nothing', () => {
  expect(drawUpBill([], [])).toEqual({ lines: [], pieces: 0, subtotal: 0, discount: 0, total: 0 });
});
