import { describe, expect, test } from 'vitest';
import { type OrderState, orderEvents, orderNumberOf, orderTransitions } from './order-rules.ts';
import { arrivalDue, comingParcelStates, finalParcelStates, openParcelStates, parcelClocks } from './parcel-clock-rules.ts';
import { type ParcelState, parcelEvents, parcelStates } from './parcel-contract.ts';
import { findTransition, parcelTransitions } from './parcel-rules.ts';

const moves = {
  placed: { confirm: 'confirmed' },
  confirmed: { pack: 'packed', cancel: 'cancelled' },
  packed: { ship: 'shipped', cancel: 'cancelled' },
  shipped: {
    deliver: 'delivered',
    'fail-delivery': 'undeliverable',
    refuse: 'refused',
    'return-to-origin': 'returning',
    'report-missing': 'not-received',
    lose: 'lost',
  },
  undeliverable: { ship: 'shipped', deliver: 'delivered', refuse: 'refused', 'return-to-origin': 'returning', lose: 'lost' },
  refused: { deliver: 'delivered', 'return-to-origin': 'returning', lose: 'lost' },
  returning: { 'take-back': 'returned', lose: 'lost' },
  'not-received': { deliver: 'delivered', lose: 'lost' },
  lost: { refund: 'refunded', resend: 'resent', deliver: 'delivered' },
  returned: { refund: 'refunded', resend: 'resent' },
  delivered: { 'confirm-receipt': 'delivered', 'report-missing': 'not-received' },
} as Record<string, Record<string, string>>;

describe('a parcel', () => {
  test.each(parcelStates.flatMap((state) => parcelEvents.map((event) => [state, event, moves[state]?.[event]] as const)))(
    '%s × %s → %s',
    (state, event, to) => expect(parcelTransitions[state][event]?.to).toBe(to),
  );

  // The clock of a parcel that waits for its payment is the hold of the order.
  const waiting = openParcelStates.filter((state) => state !== 'placed');

  test.each(waiting)('%s: has a clock that reminds, tells the operator and goes on telling', (state) => {
    const clock = parcelClocks[state];
    expect(clock && clock.remind < clock.escalate && clock.repeat > 0).toBe(true);
  });

  test.each(waiting)('%s: the one who is reminded and the operator can take an exit', (state) => {
    const exits = Object.values(parcelTransitions[state]);
    for (const who of [parcelClocks[state]?.of, 'operator'] as const) expect(exits.some(({ by }) => who && by.includes(who))).toBe(true);
    const own = parcelClocks[state]?.expiry?.event;
    if (own) expect(findTransition(state, own, 'shop')).toBeDefined();
  });

  // Parcels that are not sent yet are the seller's to do: the buyer can cancel one until it is packed.
  test.each(waiting.filter((state) => state !== 'confirmed' && state !== 'packed'))('%s: ends in silence', (state) =>
    expect(parcelClocks[state]?.expiry).toBeDefined(),
  );

  test('every state is open or final, and an end is reached from every open one', () => {
    expect([...openParcelStates, ...finalParcelStates].sort()).toEqual([...parcelStates].sort());
    for (const start of openParcelStates) {
      const reached = new Set<ParcelState>([start]);
      for (const state of reached) for (const { to } of Object.values(parcelTransitions[state])) reached.add(to);
      expect(finalParcelStates.some((state) => reached.has(state))).toBe(true);
    }
    for (const state of finalParcelStates) expect(parcelClocks[state]).toBeUndefined();
    for (const state of comingParcelStates) expect(finalParcelStates).not.toContain(state);
  });

  test('a step that ends without the units settles them or sends them again; only a delivery collects cash', () => {
    for (const [from, moves] of Object.entries(parcelTransitions))
      for (const { to, effects } of Object.values(moves)) {
        const expected = to === 'resent' ? ['replace'] : ['refunded', 'cancelled'].includes(to) ? ['settle'] : [];
        const cash = to === 'delivered' && from !== 'delivered' ? ['collect-cash'] : [];
        const invoice = to === 'packed' ? ['issue-invoice'] : [];
        expect([from, to, effects]).toEqual([from, to, [...expected, ...cash, ...invoice]]);
      }
  });

  test('is late after its promise and its days on the way, whichever end later', () => {
    const promisedUntil = '2026-11-02';
    const early = new Date('2026-10-20T00:00:00Z');
    const late = new Date('2026-11-22T10:00:00Z');
    expect(arrivalDue({ promisedUntil, shippedAt: early, transitDays: null }, 'IN')).toEqual(new Date('2026-11-02T18:30:00Z'));
    expect(arrivalDue({ promisedUntil, shippedAt: late, transitDays: null }, 'IN')).toEqual(new Date('2026-12-02T10:00:00Z'));
    expect(arrivalDue({ promisedUntil, shippedAt: late, transitDays: null }, 'US')).toEqual(new Date('2026-12-22T10:00:00Z'));
    expect(arrivalDue({ promisedUntil, shippedAt: late, transitDays: 20 }, 'US')).toEqual(new Date('2026-12-12T10:00:00Z'));
  });
});

describe('an order', () => {
  const table: [OrderState, string, string | undefined][] = [
    ['pending', 'confirm', 'placed'],
    ['pending', 'expire', 'abandoned'],
    ['placed', 'confirm', undefined],
    ['placed', 'expire', undefined],
    ['pending', 'leave', 'abandoned'],
    ['placed', 'leave', undefined],
    ['abandoned', 'leave', 'abandoned'],
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
