import { expect, test } from 'vitest';
import { estimateMeasures } from './parcel-measures.ts';

const line = { name: 'Bowl', sku: 'B1', hsn: '6912', qty: 1, pricePaise: 100 };

test('estimates a parcel from the goods in it, laid flat one on the other, with packing around them', () => {
  const bowl = { ...line, qty: 2, weightGrams: 400, dimensions: { diameterMm: 180, heightMm: 65 } };
  const tray = { ...line, weightGrams: 1_500, dimensions: { lengthMm: 401, widthMm: 20, heightMm: 250 } };
  expect(estimateMeasures([bowl])).toEqual({ weightGrams: 900, lengthCm: 22, breadthCm: 22, heightCm: 17 });
  expect(estimateMeasures([bowl, tray])).toEqual({ weightGrams: 2_530, lengthCm: 45, breadthCm: 29, heightCm: 19 });
});

test('estimates nothing where weight or size of a product is not known', () => {
  const known = { ...line, weightGrams: 400, dimensions: { lengthMm: 10, widthMm: 10, heightMm: 10 } };
  expect(estimateMeasures([known, { ...line, weightGrams: null, dimensions: {} }])).toBeUndefined();
  expect(estimateMeasures([{ ...known, dimensions: { lengthMm: 10 } }])).toBeUndefined();
  expect(estimateMeasures([])).toBeUndefined();
});
