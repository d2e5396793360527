import { expect } from 'vitest';
import { checkBooks } from '#modules/reconciliation/check-books.ts';
import type { Context } from '#platform/context.ts';

/** For `afterEach` of everything that buys: after any test, money, stock and orders agree. */
export async function expectBalancedBooks(ctx: Context): Promise<void> {
  expect(await checkBooks(ctx)).toEqual([]);
}
