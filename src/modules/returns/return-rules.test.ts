import { expect, test } from 'vitest';
import { returnStates } from './contract.ts';
import { returnTransitions } from './return-rules.ts';

const events = ['approve', 'refuse', 'withdraw', 'receive', 'refund', 'replace', 'reopen'] as const;

test('lists every transition of a return', () => {
  const table = returnStates.map((from) => [from, ...events.map((event) => returnTransitions[from][event] ?? '-')].join(' '));
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
