import { expect, test } from 'vitest';
import { paymentStates } from './contract.ts';
import { canTransition, evaluate, nextPollDelayMs, paymentTransitions, pollingWindowMs, type StatusUpdate } from './payment-rules.ts';

const reports: readonly StatusUpdate[] = ['authorized', 'captured', 'failed', 'cancelled'];
const asked = { amountPaise: 129_900, currency: 'INR' };

test.each([
  ['created', 'started', true],
  ['created', 'captured', true],
  ['started', 'authorized', true],
  ['started', 'failed', true],
  ['started', 'cancelled', true],
  ['authorized', 'captured', true],
  ['authorized', 'failed', false],
  ['authorized', 'cancelled', false],
  ['failed', 'captured', true],
  ['failed', 'authorized', true],
  ['failed', 'started', false],
  ['failed', 'cancelled', false],
  ['cancelled', 'captured', true],
  ['cancelled', 'started', false],
  ['captured', 'started', false],
  ['captured', 'authorized', false],
  ['captured', 'failed', false],
  ['captured', 'cancelled', false],
] as const)('%s → %s: %s', (from, to, allowed) => {
  expect(canTransition(from, to)).toBe(allowed);
});

test('has no transition back to an earlier state', () => {
  for (const start of paymentStates) {
    const seen = new Set<string>();
    const open = [...paymentTransitions[start]];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      if (seen.has(state)) continue;
      seen.add(state);
      open.push(...paymentTransitions[state]);
    }
    expect(seen, `from ${start}`).not.toContain(start);
  }
});

test('ends captured after status updates in any order and number', () => {
  const orders = (rest: readonly StatusUpdate[]): StatusUpdate[][] =>
    rest.length === 0 ? [[]] : rest.flatMap((first) => orders(rest.filter((other) => other !== first)).map((after) => [first, ...after]));
  for (const order of orders(reports)) {
    let state: (typeof paymentStates)[number] = 'started';
    let captures = 0;
    for (const report of [...order, ...order]) {
      if (evaluate(state, asked, report, asked) !== 'applied') continue;
      state = report;
      if (report === 'captured') captures++;
    }
    expect(state, order.join(' ')).toBe('captured');
    expect(captures, order.join(' ')).toBe(1);
  }
});

test('refuses another amount or currency in every state', () => {
  for (const state of paymentStates) {
    for (const report of ['authorized', 'captured'] as const) {
      expect(evaluate(state, asked, report, { ...asked, amountPaise: 129_899 })).toBe('refused-amount');
      expect(evaluate(state, asked, report, { ...asked, amountPaise: 129_901 })).toBe('refused-amount');
      expect(evaluate(state, asked, report, { ...asked, currency: 'USD' })).toBe('refused-currency');
      expect(evaluate(state, asked, report, {})).toBe('refused-currency');
    }
  }
});

test('polls with growing delays, about thirty times in three days', () => {
  let checks = 0;
  for (let passed = 0; passed < pollingWindowMs; checks++) {
    expect(nextPollDelayMs(checks + 1)).toBeGreaterThanOrEqual(nextPollDelayMs(checks));
    passed += nextPollDelayMs(checks);
  }
  expect(checks).toBeGreaterThan(15);
  expect(checks).toBeLessThan(40);
});
