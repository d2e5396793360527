import { describe, expect, test } from 'vitest';
import { returnStates } from './contract.ts';
import { returnDays, returnMoves } from './return-rules.ts';

const events = ['approve', 'refuse', 'withdraw', 'receive', 'refund', 'replace', 'reopen'] as const;

test('the states of a return', () => {
  const table = returnStates.map((from) => [from, ...events.map((event) => returnMoves[from][event] ?? '-')].join(' '));
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

describe('how long a piece can be reported', () => {
  const sold = { country: 'IN', perishable: false, madeToOrder: false };

  test.each(['damaged', 'defective', 'not-as-shown', 'wrong-piece'])('%s items within 7 days of receipt', (reason) => {
    expect(returnDays(reason, sold)).toBe(7);
    expect(returnDays(reason, { ...sold, country: 'DE', perishable: true })).toBe(7);
  });

  test('a changed mind counts for 14 days where the law says so, and not for what was made to order or spoils', () => {
    expect(returnDays('changed-mind', sold)).toBeUndefined();
    expect(returnDays('changed-mind', { ...sold, country: 'DE' })).toBe(14);
    expect(returnDays('changed-mind', { ...sold, country: 'DE', madeToOrder: true })).toBeUndefined();
    expect(returnDays('changed-mind', { ...sold, country: 'DE', perishable: true })).toBeUndefined();
  });
});
