import { expect, test } from 'vitest';
import { topicsOf } from './help-rules.ts';

const promisedUntil = '2026-11-20';
const lastMinute = new Date('2026-11-20T18:29:00Z');
const after = new Date('2026-11-20T18:31:00Z');

test('a parcel is late from the midnight in India after its promised day', () => {
  expect(topicsOf({ state: 'shipped', promisedUntil }, lastMinute)[0]).toBe('where');
  expect(topicsOf({ state: 'shipped', promisedUntil }, after)[0]).toBe('late');
  expect(topicsOf({ state: 'delivered', promisedUntil }, after)).toEqual(['seller', 'problem', 'support']);
});

test('the address changes until the parcel has left', () => {
  expect(topicsOf({ state: 'packed', promisedUntil }, lastMinute)).toContain('address');
  expect(topicsOf({ state: 'shipped', promisedUntil }, lastMinute)).not.toContain('address');
});
