import { expect, test } from 'vitest';
import { selectedLines } from './selected-lines.ts';

test('selects only lines with a chosen quantity', () => {
  expect(selectedLines({ 'qty.a': '2', 'qty.b': '0', 'qty.c': 'x', message: '3', 'reason.a': 'damaged' })).toEqual([
    { lineId: 'a', qty: 2 },
  ]);
});
