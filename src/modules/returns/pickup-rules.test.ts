import { expect, test } from 'vitest';
import { closedPickupStates, collectedPickupStates, pickupClocks, pickupStates, pickupTransitions } from './pickup-rules.ts';

const events = ['offer', 'book', 'schedule', 'fail', 'collect', 'arrive', 'lose', 'self-ship', 'end'] as const;

test('lists every transition of a pickup', () => {
  const table = pickupStates.map((from) => [from, ...events.map((event) => pickupTransitions[from][event]?.to ?? '-')].join(' '));
  expect(table).toEqual([
    'offered - booking - - - - - self ended',
    'booking - - awaiting failed picked-up back - self ended',
    'awaiting - - - failed picked-up back - self ended',
    'failed - booking - - picked-up back - self ended',
    'picked-up - - - - - back lost - ended',
    'back - - - - - - - - ended',
    'lost - - - - - back - - ended',
    'self - booking - - picked-up back - - ended',
    'ended offered - - - - - - - -',
  ]);
});

test('every pickup under way has a clock, and an exit of the one it reminds and of the operator', () => {
  for (const state of pickupStates.filter((each) => !closedPickupStates.includes(each))) {
    const clock = pickupClocks[state];
    expect([state, clock && clock.remind <= clock.escalate && clock.repeat > 0]).toEqual([state, true]);
    const exits = Object.values(pickupTransitions[state]);
    for (const who of [clock?.of, 'operator'] as const)
      expect([state, who, exits.some(({ by }) => who !== undefined && by.includes(who))]).toEqual([state, who, true]);
  }
  for (const state of closedPickupStates) expect(pickupClocks[state]).toBeUndefined();
});

test('the buyer may send the goods without the courier until it has them, and keep them no more after that', () => {
  for (const state of pickupStates.filter((each) => each !== 'ended' && each !== 'self')) {
    const isCollected = collectedPickupStates.includes(state);
    const { 'self-ship': sends, end } = pickupTransitions[state];
    expect([state, sends?.by.includes('buyer') ?? false, end?.by.includes('buyer')]).toEqual([state, !isCollected, !isCollected]);
  }
});
