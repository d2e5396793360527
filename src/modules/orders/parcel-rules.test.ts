import { describe, expect, test } from 'vitest';
import { parcelStates } from './contract.ts';
import { type OrderState, orderEvents, orderNumberOf, orderTransitions } from './order-rules.ts';
import { nextParcelState, parcelEvents } from './parcel-rules.ts';

const moves = {
  placed: { confirm: 'confirmed' },
  confirmed: { pack: 'packed', cancel: 'cancelled' },
  packed: { ship: 'shipped' },
  shipped: { deliver: 'delivered' },
} as Record<string, Record<string, string>>;

describe('a parcel', () => {
  test.each(parcelStates.flatMap((state) => parcelEvents.map((event) => [state, event, moves[state]?.[event]] as const)))(
    '%s × %s → %s',
    (state, event, to) => expect(nextParcelState(state, event)).toBe(to),
  );
});

describe('an order', () => {
  const table: [OrderState, string, string | undefined][] = [
    ['pending', 'confirm', 'placed'],
    ['pending', 'expire', 'abandoned'],
    ['placed', 'confirm', undefined],
    ['placed', 'expire', undefined],
    ['abandoned', 'confirm', 'placed'],
    ['abandoned', 'expire', undefined],
  ];
  test.each(table)('%s × %s → %s', (state, event, to) => expect((orderTransitions[state] as Record<string, string>)[event]).toBe(to));
  test('lists every transition', () => expect(table).toHaveLength(Object.keys(orderTransitions).length * orderEvents.length));
});

test('accepts an order number with and without its hyphen', () => {
  expect(orderNumberOf('K7M2QX4P')).toBe('K7M2-QX4P');
  expect(orderNumberOf('K7M2-QX4P')).toBe('K7M2-QX4P');
});
