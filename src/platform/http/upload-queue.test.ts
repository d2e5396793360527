import { expect, test } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

/** Work that ends when it is told to. */
function deferred() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
}
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('runs no more at the same time than allowed, in all and by key, and starts the next', async () => {
  const turns = createUploadQueue({ concurrency: 3, perAddress: 2, maxQueued: 10, timeoutSeconds: 60 });
  const begun: string[] = [];
  const works = ['a', 'a', 'a', 'b', 'b'].map((key) => {
    const work = deferred();
    const done = turns.run(key, async () => {
      begun.push(key);
      await work.promise;
    });
    return { ...work, done };
  });
  await nextTick();
  // The third of one address leaves its place to another's first.
  expect(begun).toEqual(['a', 'a', 'b']);
  works[0]?.end();
  await works[0]?.done;
  await nextTick();
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
  for (const { end } of works) end();
  await Promise.all(works.map(({ done }) => done));
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'b']);
});

test('refuses what would wait too long or in too long a queue, and a failure frees its place', async () => {
  const turns = createUploadQueue({ concurrency: 1, perAddress: 1, maxQueued: 1, timeoutSeconds: 0.01 });
  const work = deferred();
  const first = turns.run('a', () => work.promise);
  const second = turns.run('a', async () => 'never');
  await expect(turns.run('b', async () => 'never')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await expect(second).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  work.end();
  await first;
  await expect(
    turns.run('a', async () => {
      throw new Error('the disk is full');
    }),
  ).rejects.toThrow('the disk is full');
  expect(await turns.run('a', async () => 'at once')).toBe('at once');
});
