import { setImmediate as settled } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createCachedRead } from './cached-read.ts';
import type { Connection } from './database.ts';

const db = {} as Connection;
const at = (seconds: number) => vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);

test('a value is read again beside its callers, and awaited once it is too old', async () => {
  let count = 0;
  const read = createCachedRead(async () => ++count);
  const seen: number[] = [];
  for (const seconds of [0, 14, 16, 17, 30, 80]) {
    at(seconds);
    seen.push(await read(db));
    await settled();
  }
  expect(seen).toEqual([1, 1, 1, 2, 2, 3]);
});

test('callers that come together share one read, also while it is read again', async () => {
  const ask = vi.fn(async () => 'value');
  const read = createCachedRead(ask);
  at(0);
  await Promise.all([read(db), read(db)]);
  at(20);
  await Promise.all([read(db), read(db)]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what failed is read again by the next caller, and a value outlives it for half a minute', async () => {
  const answers = [new Error('away'), 'first', new Error('away'), 'second'];
  const read = createCachedRead(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  at(0);
  await expect(read(db)).rejects.toThrow('away');
  expect(await read(db)).toBe('first');
  at(20);
  for (const expected of ['first', 'first', 'second']) {
    expect(await read(db)).toBe(expected);
    await settled();
  }
});
