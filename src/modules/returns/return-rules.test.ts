import { expect, test } from 'vitest';
import { returnStates } from './contract.ts';
import { finalReturnStates, openReturnStates, returnClocks, returnTransitions } from './return-rules.ts';

const events = ['approve', 'refuse', 'withdraw', 'receive', 'refund', 'replace', 'reopen'] as const;

test('lists every transition of a return', () => {
  const table = returnStates.map((from) => [from, ...events.map((event) => returnTransitions[from][event]?.to ?? '-')].join(' '));
  expect(table).toEqual([
    'requested approved refused withdrawn - - - -',
    'approved - - withdrawn received refunded replaced -',
    'refused - - - - - - requested',
    'withdrawn - - - - - - -',
    'received - refused - - refunded replaced -',
    'refunded - - - - - - -',
    'replaced - - - - - - -',
  ]);
});

test('every return that is open has a clock, and an exit of the one it reminds and of the operator', () => {
  expect([...openReturnStates, ...finalReturnStates].sort()).toEqual([...returnStates].sort());
  for (const state of openReturnStates) {
    const clock = returnClocks[state];
    expect([state, clock && clock.remind <= clock.escalate && clock.repeat > 0]).toEqual([state, true]);
    const exits = Object.values(returnTransitions[state]);
    for (const who of [clock?.of, 'operator'] as const) expect(exits.some(({ by }) => who !== undefined && by.includes(who))).toBe(true);
  }
});
