import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type S3Server, startS3Server } from '../test/support/s3-server.ts';
import { moveMedia } from './admin-media.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-moved-'));
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

test('move-media copies to the bucket and back, and says what to do next', async () => {
  const { endpoint, bucket, credentials } = server.settings;
  const config = (more = {}) =>
    readConfig({
      DATA_DIR: directory,
      S3_ENDPOINT: String(endpoint),
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      ...more,
    });
  const folder = join(directory, 'media', 'f'.repeat(32));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '480.webp'), 'a picture');
  const bar = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const copied = await moveMedia(config(), ['--remove']);
  expect(copied).toMatch(/^1 files copied, 0 were there already[\s\S]*S3_BUCKET/);
  expect(readdirSync(folder)).toEqual([]);
  expect(await moveMedia(config({ MEDIA_STORAGE: 'disk' }), [])).toMatch(/^1 files copied[\s\S]*--remove[\s\S]*Unset MEDIA_STORAGE/);
  bar.mockRestore();
  expect(readdirSync(folder)).toEqual(['480.webp']);
  await expect(moveMedia(readConfig({ DATA_DIR: directory }), [])).rejects.toThrow(/^S3_BUCKET is not set/);
});
