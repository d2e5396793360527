import { expect, test } from 'vitest';
import { limitConcurrencyByAddress } from './concurrency-by-address.ts';

test('queues the concurrent work of one address behind itself alone', async () => {
  const turns = limitConcurrencyByAddress(3);
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const crowd = Array.from({ length: 50 }, () =>
    turns('10.0.0.1', async () => {
      running++;
      await gate.promise;
    }),
  );
  expect(await turns('10.0.0.2', async () => 'at once')).toBe('at once');
  expect(running).toBe(3);
  gate.resolve();
  await Promise.all(crowd);
  expect(running).toBe(50);
});

test('shares the slots of an IPv6 network, and frees the slot of failed work', async () => {
  const turns = limitConcurrencyByAddress(1);
  const order: string[] = [];
  await Promise.allSettled([
    turns('2001:db8::1', async () => {
      await Promise.resolve();
      order.push('first');
      throw new Error('broken');
    }),
    turns('2001:db8::2', async () => {
      order.push('second');
    }),
  ]);
  expect(order).toEqual(['first', 'second']);
  expect(await turns('2001:db8::3', async () => 'free')).toBe('free');
});

test('runs everything concurrently where limits by address are off', async () => {
  const turns = limitConcurrencyByAddress(0);
  let running = 0;
  const gate = Promise.withResolvers<void>();
  const all = Array.from({ length: 20 }, () =>
    turns('10.0.0.1', async () => {
      running++;
      await gate.promise;
    }),
  );
  expect(running).toBe(20);
  gate.resolve();
  await Promise.all(all);
});
