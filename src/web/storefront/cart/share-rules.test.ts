import { expect, test } from 'vitest';
import { parseItems, serializeItems } from './share-rules.ts';

test('reads the lines of a shared link', () => {
  const items = [
    { variantId: 'a2b3', qty: 2 },
    { variantId: 'x-y_z', qty: 9999 },
  ];
  expect(parseItems(serializeItems(items))).toEqual(items);
});

test.each([null, '', 'a', 'a.0', 'a.-1', 'a.1.5', 'a.10000', 'a b.1', '<b>.1', `${'x'.repeat(41)}.1`, ',,'])(
  'of %j nothing is left',
  (text) => {
    expect(parseItems(text)).toEqual([]);
  },
);

test('keeps each variant once and a hundred at most', () => {
  expect(parseItems('a.1,a.2,b.1')).toEqual([
    { variantId: 'a', qty: 1 },
    { variantId: 'b', qty: 1 },
  ]);
  expect(parseItems(Array.from({ length: 150 }, (_, index) => `v${index}.1`).join(','))).toHaveLength(100);
});
