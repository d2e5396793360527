import { expect, test, vi } from 'vitest';
import { createBatcher } from './batcher.ts';
import type { Connection } from './database.ts';

const db = {} as Connection;

test('batches calls that come while a query runs into the next one, never the running one', async () => {
  const asked: string[][] = [];
  const ends: (() => void)[] = [];
  const ask = createBatcher(async (_: Connection, words: string[]) => {
    asked.push(words);
    await new Promise<void>((resolve) => ends.push(resolve));
    return asked.length;
  });
  const first = ask(db, ['one']);
  await Promise.resolve();
  expect(asked).toEqual([['one']]);
  const others = [ask(db, ['two']), ask(db, ['three', 'two'])];
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  expect(asked).toEqual([['one'], ['two', 'three']]);
  ends[1]?.();
  expect(await Promise.all(others)).toEqual([2, 2]);
});

test('fails the callers of a failing query alone', async () => {
  const ask = createBatcher(async (_: Connection, [word]: string[]) => {
    if (word === 'bad') throw new Error('no answer');
    return word;
  });
  const bad = ask(db, ['bad']);
  await expect(bad).rejects.toThrow('no answer');
  expect(await ask(db, ['good'])).toBe('good');
});

test('a query without an answer fails its callers after ten seconds and does not hold up later ones', async () => {
  vi.useFakeTimers();
  try {
    const ask = createBatcher(async (_: Connection, [word]: string[]) => (word === 'silent' ? new Promise<never>(() => {}) : word));
    const silent = expect(ask(db, ['silent'])).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(1);
    const next = ask(db, ['good']);
    await vi.advanceTimersByTimeAsync(10_000);
    await silent;
    expect(await next).toBe('good');
  } finally {
    vi.useRealTimers();
  }
});

test('where so declared, a query without an answer holds up the next one for a moment', async () => {
  vi.useFakeTimers();
  try {
    const ask = createBatcher(async (_: Connection, [word]: string[]) => (word === 'silent' ? new Promise<never>(() => {}) : word), 100);
    const silent = expect(ask(db, ['silent'])).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(1);
    const next = ask(db, ['good']);
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toBe('good');
    await vi.advanceTimersByTimeAsync(10_000);
    await silent;
  } finally {
    vi.useRealTimers();
  }
});
