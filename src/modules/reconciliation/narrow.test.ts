import { expect, test } from 'vitest';
import { narrow } from './narrow.ts';

const ids = Array.from({ length: 5_000 }, (_, index) => `order-${index}`);

/** Asks which of some orders are faulty, and counts how often. */
function counted(isFaulty: (id: string) => boolean) {
  const asked = { times: 0 };
  const ask = async (some: readonly string[]) => {
    asked.times++;
    return some.filter(isFaulty).map((id) => ({ id: `line of ${id}`, detail: '' }));
  };
  return { asked, ask };
}

test('finds of which orders violations are, in a few questions', async () => {
  const { asked, ask } = counted((id) => ['order-7', 'order-4999'].includes(id));
  expect(await narrow(ids, ask)).toEqual({
    found: ['order-7', 'order-4999'].map((id) => ({ id: `line of ${id}`, detail: '', belongsTo: id })),
    faulty: ['order-7', 'order-4999'],
  });
  expect(asked.times).toBeLessThan(60);
});

test('asks once where nothing is wrong, and of nothing not at all', async () => {
  const { asked, ask } = counted(() => false);
  await narrow(ids, ask);
  await narrow([], ask);
  expect(asked.times).toBe(1);
});

test('where everything is wrong the first hundred are told apart, and the others are faulty together', async () => {
  const { asked, ask } = counted(() => true);
  const { found, faulty } = await narrow(ids, ask);
  expect(Math.floor(found.filter(({ belongsTo }) => belongsTo !== null).length / 10)).toBe(10);
  expect(faulty).toHaveLength(ids.length);
  expect(asked.times).toBeLessThan(300);
});
