import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPolicy } from '#platform/http/security-headers.ts';
import { warnOfOtherDisk } from '#platform/storage/media-disk.ts';
import { thirdPartyOrigins } from '#server/csp-sources.ts';
import { type S3Server, startS3Server } from '../../../test/support/s3-server.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { photograph, uploadOfBytes } from '../../../test/support/upload-files.ts';
import { acceptPicture } from './accept-picture.ts';
import { addPicture } from './add-picture.ts';
import { checkMedia, sweepOrphans } from './check-media.ts';
import { deleteMediaJob } from './delete-media.ts';
import { processUploadJob } from './process-upload.ts';
import { removeFilesJob } from './remove-files.ts';
import { servePrivatePicture } from './serve-picture.ts';

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

const addUpload = async (isPrivate: boolean, at = app.ctx) => {
  const ctx = { ...at, request: { ...at.request, upload: uploadOfBytes(await photograph()) } };
  return acceptPicture(ctx, { scope: `bucket ${Math.random()}`, isPrivate, longestSide: 1600 }, async (picture) => ({
    mediaId: await ctx.transaction((tx) => addPicture(tx, picture)),
    hash: picture.hash,
  }));
};

const forget = async ({ mediaId, hash }: { mediaId: string; hash: string }) => {
  await deleteMediaJob.handle({ mediaId }, app.ctx);
  await removeFilesJob.handle({ hash }, app.ctx);
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
  await forget({ mediaId, hash });
  expect((await app.request(`/media/${hash}/480.avif`)).status).toBe(404);
});

test('serves a private picture past its guard', async () => {
  const { mediaId, hash } = await addUpload(true);
  await processUploadJob.handle({ mediaId, hash }, app.ctx);
  const request = new Request(`http://localhost/media/${hash}/480.webp`);
  const serve = (mayRead: boolean) => servePrivatePicture(app.ctx, hash, '480.webp', request, [async () => false, async () => mayRead]);
  const allowed = await serve(true);
  expect([allowed.status, allowed.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  await allowed.arrayBuffer();
  const refused = await serve(false);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await app.request(`/media/${hash}/480.webp`)).status).toBe(404);
  await forget({ mediaId, hash });
});

test('finds and removes what the bucket holds and no picture names, unless it was written just now', async () => {
  const listed = await addUpload(true);
  await processUploadJob.handle(listed, app.ctx);
  const orphans = ['c'.repeat(32), `p${'d'.repeat(32)}`];
  for (const hash of orphans) await app.services.media.put(hash, '480.webp', Buffer.from('x'));
  const all = () => app.services.media.listHashes(new Date(Date.now() + 60_000));
  expect(new Set(await all())).toEqual(new Set([listed.hash, ...orphans]));
  expect(await sweepOrphans(app.ctx, new Date(Date.now() - 3_600_000), true)).toEqual([]);
  const later = new Date(Date.now() + 60_000);
  expect(new Set(await sweepOrphans(app.ctx, later, false))).toEqual(new Set(orphans));
  await sweepOrphans(app.ctx, later, true);
  expect(await all()).toEqual([listed.hash]);
  expect((await checkMedia(app.ctx)).findings).toEqual([]);
  await forget(listed);
  expect(await all()).toEqual([]);
});

test('leads to the CDN for what is public and in the bucket, and serves the rest', async () => {
  const added = [await addUpload(false), await addUpload(true)];
  for (const each of added) await processUploadJob.handle(each, app.ctx);
  const local = 'e'.repeat(32);
  mkdirSync(join(directory, 'media', local), { recursive: true });
  writeFileSync(join(directory, 'media', local, '480.webp'), 'x');
  const { endpoint, bucket, credentials } = server.settings;
  const other = await openTestApp({
    DATA_DIR: directory,
    S3_ENDPOINT: String(endpoint),
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    MEDIA_URL: 'https://pictures.example/shop/',
  });
  const [open, closed] = added.map(({ hash }) => hash) as [string, string];
  const answers = await Promise.all([open, closed, local, 'not-a-hash'].map((hash) => other.request(`/media/${hash}/480.webp`)));
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [302, `https://pictures.example/shop/media/${open}/480.webp`],
    [404, null],
    [200, null],
    [404, null],
  ]);
  expect((await other.request(`/media/${open}/480.webp?direct`)).status).toBe(200);
  expect(await other.services.media.get(closed, '480.webp')).toBeDefined();
  expect(contentPolicy([], { outside: thirdPartyOrigins(other.config) })).toContain("img-src 'self' data: https://pictures.example;");
  await other.close();
  rmSync(join(directory, 'media'), { recursive: true });
  for (const each of added) await forget(each);
});

test('a node whose disk another one does not see is told so', async () => {
  const folders = [mkdtempSync(join(tmpdir(), 'karigari-a-')), mkdtempSync(join(tmpdir(), 'karigari-b-'))] as const;
  const warnings = [folders[0], folders[0], folders[1], folders[0]].map((folder) => () => warnOfOtherDisk(app.services.database, folder));
  const said = [];
  for (const warn of warnings) said.push(await warn());
  expect(said).toEqual([undefined, undefined, expect.stringContaining('S3_BUCKET'), undefined]);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('answers 503 while the bucket is away, takes uploads all the same and loses none', async () => {
  const down = await openTestApp({ DATA_DIR: directory, S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'karigari' });
  const { mediaId, hash } = await addUpload(false, { ...app.ctx, media: down.services.media });
  expect((await down.request(`/media/${hash}/480.avif`)).status).toBe(503);
  await expect(processUploadJob.handle({ mediaId, hash }, { ...app.ctx, media: down.services.media })).rejects.toThrow('storage');
  await down.close();
  await processUploadJob.handle({ mediaId, hash }, app.ctx);
  expect((await app.request(`/media/${hash}/480.avif`)).status).toBe(200);
});
