import { expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

test('many who ask at once share one question, and its answer counts for a second', async () => {
  let now = 0;
  const execute = vi.fn(async () => ({ rows: [] }));
  const isReady = createReadiness({ execute }, () => now);
  expect(await Promise.all(Array.from({ length: 500 }, isReady))).toEqual(Array.from({ length: 500 }, () => true));
  now = 999;
  expect(await isReady()).toBe(true);
  expect(execute).toHaveBeenCalledTimes(1);
  now = 1_000;
  expect(await isReady()).toBe(true);
  expect(execute).toHaveBeenCalledTimes(2);
});

test('a database that is away is not ready, and is again once it answers', async () => {
  let now = 0;
  const execute = vi.fn().mockRejectedValueOnce(new Error('connection refused')).mockResolvedValue({ rows: [] });
  const isReady = createReadiness({ execute }, () => now);
  expect(await isReady()).toBe(false);
  expect(await isReady()).toBe(false);
  now = 1_000;
  expect(await isReady()).toBe(true);
});

test('a database that does not answer within two seconds is not ready', async () => {
  vi.useFakeTimers();
  try {
    const isReady = createReadiness({ execute: () => new Promise(() => {}) });
    const all = Promise.all([isReady(), isReady()]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await all).toEqual([false, false]);
  } finally {
    vi.useRealTimers();
  }
});
