import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/support/s3-server.ts';
import { createLog } from '../log.ts';
import { diskStorage } from './disk-storage.ts';
import { type ObjectStorage, StorageError } from './object-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { stagingArea } from './staging-area.ts';

const log = createLog('silent');
const directory = mkdtempSync(join(tmpdir(), 'karigari-storage-'));
const staging = stagingArea(join(directory, 'staged'));
/** A bucket may be older than this run. */
const run = `run-${process.pid}-${Date.now()}`;
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const adapters: [name: string, open: () => Promise<ObjectStorage>][] = [
  ['a folder', async () => diskStorage(directory, staging)],
  ['a bucket', () => openS3Storage(server.settings, log)],
];

describe.each(adapters)('%s', (_, open) => {
  let storage: ObjectStorage;
  beforeAll(async () => {
    storage = await open();
  });
  const textOf = async (key: string) => {
    const object = await storage.get(key);
    return object && { size: object.size, text: await new Response(object.body).text() };
  };

  test('gives back what was put, and nothing for a key that was not', async () => {
    await storage.put(`${run}/a/480.avif`, Buffer.from('first'), 'image/avif');
    await storage.put(`${run}/a/480.avif`, Buffer.from('second'), 'image/avif');
    expect(await textOf(`${run}/a/480.avif`)).toEqual({ size: 6, text: 'second' });
    expect(await storage.get(`${run}/a/800.avif`)).toBeUndefined();
    expect(await storage.get(`${run}/a`)).toBeUndefined();
  });

  test('keeps megabytes byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251));
    await storage.put(`${run}/documents/pab`, bytes, 'application/octet-stream');
    const object = await storage.get(`${run}/documents/pab`);
    expect(object?.size).toBe(bytes.length);
    expect(Buffer.from(await new Response(object?.body).arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('lists the keys that begin alike, with the time of writing', async () => {
    const since = Date.now() - 60_000;
    for (const key of ['pc/pcd', 'pe/pef', 'ab/abc']) await storage.put(`${run}/listed/${key}`, Buffer.from('x'), 'image/webp');
    const entries = await storage.list(`${run}/listed/p`);
    expect(entries.map(({ key }) => key).sort()).toEqual([`${run}/listed/pc/pcd`, `${run}/listed/pe/pef`]);
    for (const { modifiedAt } of entries) expect(modifiedAt.getTime()).toBeGreaterThan(since);
    expect(await storage.list(`${run}/nothing/`)).toEqual([]);
  });

  test('removes one object or all under a prefix, and minds none that is missing', async () => {
    for (const key of ['b/1', 'b/2', 'bc/1']) await storage.put(`${run}/${key}`, Buffer.from('x'), 'image/webp');
    await storage.delete(`${run}/b/1`);
    await storage.delete(`${run}/b/1`);
    expect(await storage.get(`${run}/b/1`)).toBeUndefined();
    expect(await textOf(`${run}/b/2`)).toMatchObject({ text: 'x' });
    await storage.deleteAll(`${run}/b/`);
    await storage.deleteAll(`${run}/b/`);
    expect(await storage.get(`${run}/b/2`)).toBeUndefined();
    expect(await textOf(`${run}/bc/1`)).toMatchObject({ text: 'x' });
  });

  test.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', 'a/b c'])('takes no key such as %s', async (key) => {
    await expect(storage.get(key)).rejects.toThrow('not a storage key');
  });
});

test('a folder that cannot be written fails as a storage, with the reason kept', async () => {
  const file = join(directory, 'a-file');
  writeFileSync(file, '');
  const error = await diskStorage(file, staging)
    .put('media/a', Buffer.from('x'), 'image/avif')
    .catch((fault) => fault);
  expect(error).toBeInstanceOf(StorageError);
  expect(error.cause).toMatchObject({ code: 'ENOTDIR' });
});

test('a bucket or keys that cannot be used stop the start and name the setting', async () => {
  await expect(openS3Storage({ ...server.settings, bucket: 'not-there' }, log)).rejects.toThrow(/^S3_BUCKET: there is no bucket/);
  const credentials = { accessKeyId: 'WRONG', secretAccessKey: 'wrong-wrong' };
  await expect(openS3Storage({ ...server.settings, credentials }, log)).rejects.toThrow(/^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/);
});

test('a service that does not answer lets the shop start and fails as a storage', async () => {
  const storage = await openS3Storage({ ...server.settings, endpoint: 'http://127.0.0.1:9' }, log);
  await expect(storage.get('media/a')).rejects.toBeInstanceOf(StorageError);
});
