import { expect, test } from 'vitest';
import { availableReturnReasons, returnDays, returnUntil } from './return-window-rules.ts';

const item = { country: 'IN', perishable: false, madeToOrder: false };
const delivered = new Date('2026-11-01T10:00:00Z');
const after = (milliseconds: number) => new Date(delivered.getTime() + milliseconds);
const day = 86_400_000;

test('allows 7 days for damage, a defect and a wrong item, in every country', () => {
  for (const reason of ['damaged', 'defective', 'not-as-shown', 'wrong-piece'] as const) {
    for (const country of ['IN', 'DE', 'US']) expect(returnDays(reason, { country, perishable: true, madeToOrder: true })).toBe(7);
  }
});

test('allows 14 days for a changed mind by law, not for made-to-order or perishable items', () => {
  expect(returnDays('changed-mind', { ...item, country: 'DE' })).toBe(14);
  expect(returnDays('changed-mind', { ...item, country: 'DE', madeToOrder: true })).toBeUndefined();
  expect(returnDays('changed-mind', { ...item, country: 'DE', perishable: true })).toBeUndefined();
  expect(returnDays('changed-mind', item)).toBeUndefined();
});

test('includes the last moment of the window', () => {
  expect(availableReturnReasons(item, delivered, after(7 * day))).toEqual(['damaged', 'defective', 'not-as-shown', 'wrong-piece']);
  expect(availableReturnReasons(item, delivered, after(7 * day + 1))).toEqual([]);
  expect(availableReturnReasons({ ...item, country: 'FR' }, delivered, after(7 * day + 1))).toEqual(['changed-mind']);
  expect(availableReturnReasons({ ...item, country: 'FR' }, delivered, after(14 * day + 1))).toEqual([]);
});

test('gives a parcel the longest window of its items', () => {
  expect(returnUntil([item], delivered)).toEqual(after(7 * day));
  const german = { ...item, country: 'DE' };
  expect(returnUntil([{ ...german, madeToOrder: true }, german], delivered)).toEqual(after(14 * day));
});
