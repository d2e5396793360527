import { expect, test } from 'vitest';
import { chosenLines } from './chosen-lines.ts';

test('only pieces that were chosen are named', () => {
  expect(chosenLines({ 'qty.a': '2', 'qty.b': '0', 'qty.c': 'x', message: '3', 'reason.a': 'damaged' })).toEqual([{ lineId: 'a', qty: 2 }]);
});
