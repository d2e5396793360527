import { expect, test } from 'vitest';
import { createUploadTurns } from './upload-turns.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, end: resolve };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more run beside each other than may, in all and by key, and what waits begins as soon as there is room', async () => {
  const turns = createUploadTurns({ atOnce: 3, perAddress: 2, waiting: 10, patienceSeconds: 60 });
  const begun: string[] = [];
  const works = ['a', 'a', 'a', 'b', 'b'].map((key) => {
    const work = held();
    const done = turns.run(key, async () => {
      begun.push(key);
      await work.promise;
    });
    return { ...work, done };
  });
  await settled();
  // The third of one address leaves its place to another's first.
  expect(begun).toEqual(['a', 'a', 'b']);
  works[0]?.end();
  await works[0]?.done;
  await settled();
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
  for (const { end } of works) end();
  await Promise.all(works.map(({ done }) => done));
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'b']);
});

test('what would wait too long, or in too long a line, is refused, and a failure gives its place back', async () => {
  const turns = createUploadTurns({ atOnce: 1, perAddress: 1, waiting: 1, patienceSeconds: 0.01 });
  const work = held();
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
