import { expect, test } from 'vitest';
import { drawCloth } from './ornament-shapes.ts';

test('draws the same cloth for the same name, another for another', () => {
  expect(drawCloth('neel-kund', 'Block printing')).toEqual(drawCloth('neel-kund', 'Block printing'));
  expect(drawCloth('neel-kund', 'Block printing')).not.toEqual(drawCloth('rann-rang', 'Block printing'));
});

test('draws every family of patterns with finite numbers', () => {
  for (const craft of ['Ikat', 'Block printing', 'Bandhani', 'Embroidery', 'Handloom weaving', 'Stone carving', 'Brass', 'Something new']) {
    const { unit, places } = drawCloth('a-maker', craft);
    expect(unit.length).toBeGreaterThan(1);
    for (const mark of unit) expect(mark.d).toMatch(/^M[-\d.]+ ?[-\d.]/);
    for (const mark of unit) expect(mark.d).not.toMatch(/NaN|undefined|Infinity/);
    expect(places.length).toBeGreaterThan(12);
  }
});
