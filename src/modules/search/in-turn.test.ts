import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('no more go on at once than may, the others follow in the order they came, and what fails makes room', async () => {
  const go = inTurn(2);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) =>
    go(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve(name))));
    });
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(work) as [Promise<string>, ...Promise<string>[]];
  expect(begun).toEqual(['one', 'two']);
  ends.get('two')?.(new Error('no answer'));
  await expect(two).rejects.toThrow('no answer');
  expect(begun).toEqual(['one', 'two', 'three']);
  ends.get('one')?.();
  expect(await one).toBe('one');
  expect(begun).toEqual(['one', 'two', 'three', 'four']);
  ends.get('three')?.();
  ends.get('four')?.();
  expect(await Promise.all([three, four])).toEqual(['three', 'four']);
  const five = work('five');
  expect(begun.at(-1)).toBe('five');
  ends.get('five')?.();
  await five;
});
