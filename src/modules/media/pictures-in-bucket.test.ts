import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/support/s3-server.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { photograph, uploadOfBytes } from '../../../test/support/upload-files.ts';
import { acceptPicture } from './accept-picture.ts';
import { addPicture } from './add-picture.ts';
import { deleteMediaJob } from './delete-media.ts';
import { processUploadJob } from './process-upload.ts';
import { servePrivatePicture } from './serve-picture.ts';
import { sweepUploadsJob } from './sweep-uploads.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-bucket-'));
let server: S3Server;
let app: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  const { endpoint, bucket, credentials } = server.settings;
  app = await openTestApp({
    DATA_DIR: directory,
    S3_ENDPOINT: String(endpoint),
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const addUpload = async (isPrivate: boolean) => {
  const ctx = { ...app.ctx, request: { ...app.ctx.request, upload: uploadOfBytes(await photograph()) } };
  return acceptPicture(ctx, { scope: `bucket ${Math.random()}`, isPrivate, longestSide: 1600 }, async (picture) => ({
    mediaId: await ctx.transaction((tx) => addPicture(tx, picture)),
    hash: picture.hash,
  }));
};

test('stores and serves an upload from the bucket and leaves no local file', async () => {
  const { mediaId, hash } = await addUpload(false);
  await processUploadJob.handle({ mediaId, hash }, app.ctx);
  const got = await app.request(`/media/${hash}/480.avif`);
  expect(got.status).toBe(200);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': String((await got.arrayBuffer()).byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash}-480.avif"`,
  });
  const again = await app.request(`/media/${hash}/480.avif`, { headers: { 'If-None-Match': `"${hash}-480.avif"` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await app.request(`/media/${hash}/800.avif`)).status).toBe(404);
  expect(readdirSync(directory)).toEqual(['media-staged']);
  expect(readdirSync(join(directory, 'media-staged'))).toEqual([]);
  await deleteMediaJob.handle({ mediaId }, app.ctx);
  expect((await app.request(`/media/${hash}/480.avif`)).status).toBe(404);
  expect(await app.services.media.getOriginal(hash)).toBeUndefined();
});

test('serves a private picture past its guard and removes its original', async () => {
  const { mediaId, hash } = await addUpload(true);
  await processUploadJob.handle({ mediaId, hash }, app.ctx);
  expect(await app.services.media.getOriginal(hash)).toBeUndefined();
  const request = new Request(`http://localhost/media/${hash}/480.webp`);
  const serve = (mayRead: boolean) => servePrivatePicture(app.ctx, hash, '480.webp', request, [async () => false, async () => mayRead]);
  const allowed = await serve(true);
  expect([allowed.status, allowed.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  await allowed.arrayBuffer();
  const refused = await serve(false);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await app.request(`/media/${hash}/480.webp`)).status).toBe(404);
});

test('sweeps an original in the bucket that no picture lists', async () => {
  const staged = await app.services.media.stage();
  const hash = `p${'c'.repeat(32)}`;
  await app.services.media.putOriginal(hash, staged);
  if (existsSync(staged)) rmSync(staged);
  await sweepUploadsJob.handle({}, app.ctx);
  expect(await app.services.media.getOriginal(hash)).toBeDefined();
  app.setNow(new Date(Date.now() + 11 * 60_000));
  await sweepUploadsJob.handle({}, app.ctx);
  app.setNow(undefined);
  expect(await app.services.media.getOriginal(hash)).toBeUndefined();
});

test('answers 503 while the bucket is away and loses no upload', async () => {
  const { mediaId, hash } = await addUpload(false);
  const down = await openTestApp({ DATA_DIR: directory, S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'karigari' });
  expect((await down.request(`/media/${hash}/480.avif`)).status).toBe(503);
  await expect(processUploadJob.handle({ mediaId, hash }, { ...app.ctx, media: down.services.media })).rejects.toThrow('storage');
  await down.close();
  await processUploadJob.handle({ mediaId, hash }, app.ctx);
  expect((await app.request(`/media/${hash}/480.avif`)).status).toBe(200);
});
