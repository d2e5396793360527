import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { moveObjects } from './move-objects.ts';
import type { ObjectStorage } from './object-storage.ts';
import { stagingArea } from './staging-area.ts';
import { twoStorages } from './two-storages.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-move-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const open = (name: string): ObjectStorage => diskStorage(join(folder, name), stagingArea(join(folder, 'staged')));
const keys = async (storage: ObjectStorage) =>
  (await Promise.all(['media/', 'media-private/', 'documents/'].map((prefix) => storage.list(prefix))))
    .flat()
    .map(({ key }) => key)
    .sort();
const put = (storage: ObjectStorage, key: string, text = key) => storage.put(key, Buffer.from(text), 'image/webp');
const textOf = async (storage: ObjectStorage, key: string) => {
  const object = await storage.get(key);
  return object && new Response(object.body).text();
};

test('moves everything, private files out of reach of a CDN, goes on where it stopped, and is whole after a break', async () => {
  const [from, to] = [open('from'), open('to')];
  for (const key of ['media/a1/480.webp', 'media/pa1/480.webp', 'documents/paper123']) await put(from, key);
  await put(to, 'documents/paper123', 'half of it');
  let puts = 0;
  const breaking: ObjectStorage = {
    ...to,
    put: (...object) => (puts++ === 1 ? Promise.reject(new Error('the line is lost')) : to.put(...object)),
  };
  const first = await moveObjects(from, breaking, { remove: false });
  expect(first).toMatchObject({ copied: 2, present: 0, failed: [expect.stringContaining('the line is lost')] });
  expect(await moveObjects(from, to, { remove: false })).toEqual({ copied: 1, present: 2, failed: [] });
  expect(await keys(to)).toEqual(['documents/paper123', 'media-private/pa1/480.webp', 'media/a1/480.webp']);
  expect(await textOf(to, 'documents/paper123')).toBe('documents/paper123');
  expect(await moveObjects(from, to, { remove: true })).toEqual({ copied: 0, present: 3, failed: [] });
  expect(await keys(from)).toEqual([]);
});

test('what comes back with other bytes is not taken for moved, and stays where it was', async () => {
  const [from, to] = [open('good'), open('bad')];
  await put(from, 'media/a1/480.webp');
  const damaging: ObjectStorage = { ...to, put: (key, _, type) => to.put(key, Buffer.from('damaged'), type) };
  expect(await moveObjects(from, damaging, { remove: true })).toMatchObject({
    copied: 0,
    failed: [expect.stringContaining('other bytes')],
  });
  expect(await keys(from)).toEqual(['media/a1/480.webp']);
});

test('a shop that moves serves each picture all the time, and what it deletes meanwhile stays deleted', async () => {
  const [from, to] = [open('earlier'), open('current')];
  const shop = twoStorages(to, from);
  for (const key of ['media/a1/480.webp', 'media/b2/480.webp']) await put(from, key);
  await put(shop, 'media/c3/480.webp');
  const deleting: ObjectStorage = {
    ...to,
    async put(key, body, type) {
      await to.put(key, body, type);
      if (key.startsWith('media/b2')) await shop.deleteAll('media/b2/');
      else expect(await textOf(shop, key)).toBe(key);
    },
  };
  await moveObjects(from, deleting, { remove: true });
  expect([await keys(shop), await keys(from)]).toEqual([['media/a1/480.webp', 'media/c3/480.webp'], []]);
  expect(await textOf(shop, 'media/a1/480.webp')).toBe('media/a1/480.webp');
  await shop.delete('media/a1/480.webp');
  expect(await keys(shop)).toEqual(['media/c3/480.webp']);
});
