import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/context.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { uploadOfBytes } from '../../../test/support/upload-files.ts';
import { acceptPicture } from './accept-picture.ts';
import { addPicture } from './add-picture.ts';
import { deleteMediaJob } from './delete-media.ts';
import { processUploadJob } from './process-upload.ts';
import { removeFilesJob } from './remove-files.ts';
import { media, mediaOriginals } from './tables.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-media-'));
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ DATA_DIR: directory });
});
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Makes a picture in which every spot differs, so that turns and crops show. */
function gradient(width: number, height: number, shade = 0): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    data[i * 3] = Math.round(((i % width) / width) * 255);
    data[i * 3 + 1] = Math.round((Math.floor(i / width) / height) * 255);
    data[i * 3 + 2] = shade;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Receives and lists a public picture, as a use case does in its transaction. */
const addUpload = (ctx: Context, { bytes }: { bytes: Uint8Array }): Promise<string> =>
  acceptPicture(
    { ...ctx, request: { ...ctx.request, upload: uploadOfBytes(bytes) } },
    { scope: 'test', isPrivate: false, longestSide: 2000 },
    (picture) => ctx.transaction((tx) => addPicture(tx, picture)),
  );
const hashOf = async (id: string) => String((await row(id))?.contentHash);
const runJob = (mediaId: string) => processUploadJob.handle({ mediaId }, shop.ctx);
const row = async (id: string) => (await shop.ctx.db.orm.select().from(media).where(eq(media.id, id)))[0];
const jobsFor = async (id: string) =>
  (await shop.ctx.db.execute(`select 1 from jobs.job where name = 'process-upload' and data->>'mediaId' = $1`, [id])).rows.length;
const originals = async () => (await shop.ctx.db.orm.select({ id: mediaOriginals.mediaId }).from(mediaOriginals)).map(({ id }) => id);
const mediaRows = async () => (await shop.ctx.db.orm.select().from(media)).length;
const file = async (hash: string, name: string) => Buffer.from(await (await shop.request(`/media/${hash}/${name}`)).arrayBuffer());
const refused = (bytes: Uint8Array, words: RegExp) =>
  expect(addUpload(shop.ctx, { bytes })).rejects.toMatchObject({
    code: 'UNREADABLE_IMAGE',
    fields: { photo: expect.stringMatching(words) },
  });

test('encodes a pending upload in every width that it has the pixels for', async () => {
  const bytes = await gradient(1000, 750).jpeg().toBuffer();
  const id = await addUpload(shop.ctx, { bytes });
  expect(await row(id)).toMatchObject({ state: 'pending', width: 1000, height: 750, widths: [] });
  expect(await jobsFor(id)).toBe(1);
  await runJob(id);
  const made = await row(id);
  expect(made).toMatchObject({ state: 'ready', width: 1000, height: 750, widths: [240, 480, 800] });
  expect(made?.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(made?.placeholder.length).toBeLessThan(200);
  for (const width of [240, 480, 800]) {
    for (const format of ['avif', 'webp']) {
      const header = await sharp(await file(await hashOf(id), `${width}.${format}`)).metadata();
      expect(header).toMatchObject({ width, height: Math.round(width * 0.75), format: format === 'avif' ? 'heif' : 'webp' });
    }
  }
});

test('serves a picture that is narrower than all widths at its own width', async () => {
  const id = await addUpload(shop.ctx, { bytes: await gradient(90, 60).png().toBuffer() });
  await runJob(id);
  expect(await row(id)).toMatchObject({ state: 'ready', widths: [90], width: 90, height: 60 });
});

test('turns a photograph upright and drops its location', async () => {
  const bytes = await gradient(600, 400)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'SECRETNAME' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 48/1 5/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(bytes.includes('SECRETNAME')).toBe(true);
  const id = await addUpload(shop.ctx, { bytes });
  await runJob(id);
  expect(await row(id)).toMatchObject({ width: 400, height: 600 });
  for (const name of ['240.avif', '240.webp']) {
    const served = await file(await hashOf(id), name);
    const header = await sharp(served).metadata();
    expect([header.width, header.height]).toEqual([240, 360]);
    expect([header.exif, header.xmp, header.iptc, header.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(served.includes('SECRETNAME')).toBe(false);
    // Turned by a quarter, the left edge of the file is the top: red grows downwards.
    const { data, info } = await sharp(served).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    expect(red(120, 10)).toBeLessThan(40);
    expect(red(120, 350)).toBeGreaterThan(215);
  }
});

test('converts wide gamuts, CMYK and greyscale to sRGB', async () => {
  const flat = (background: string) => sharp({ create: { width: 64, height: 64, channels: 3, background } });
  const cases = [
    await flat('#3c8c50').withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
    await flat('#3c8c50').toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer(),
    await flat('#777777').toColourspace('b-w').png().toBuffer(),
    await flat('#3c8c50').toColourspace('rgb16').png().toBuffer(),
  ];
  for (const [index, bytes] of cases.entries()) {
    const id = await addUpload(shop.ctx, { bytes });
    await runJob(id);
    expect(await row(id)).toMatchObject({ state: 'ready' });
    const { data, info } = await sharp(await file(await hashOf(id), '64.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    const wanted = index === 2 ? [0x77, 0x77, 0x77] : [0x3c, 0x8c, 0x50];
    for (const [channel, value] of wanted.entries()) expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(22);
  }
});

test('fills transparent parts with the background colour', async () => {
  const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const id = await addUpload(shop.ctx, { bytes });
  await runJob(id);
  const header = await sharp(await file(await hashOf(id), '50.webp')).metadata();
  expect(header.hasAlpha).toBe(false);
  const { dominant } = await sharp(await file(await hashOf(id), '50.webp')).stats();
  expect(dominant.r).toBeGreaterThan(230);
});

test('refuses a truncated photograph and accepts the whole one after it', async () => {
  const whole = await gradient(640, 640, 7).jpeg().toBuffer();
  const rows = await mediaRows();
  await refused(whole.subarray(0, Math.floor(whole.length * 0.6)), /damaged/);
  expect(await mediaRows()).toBe(rows);
  const again = await addUpload(shop.ctx, { bytes: whole });
  await runJob(again);
  expect(await row(again)).toMatchObject({ state: 'ready' });
});

test('refuses a picture of 900 megapixels in a few bytes before decoding it', async () => {
  const bytes = pngHeader(30_000, 30_000);
  const before = performance.now();
  await refused(bytes, /40 megapixels/);
  expect(performance.now() - before).toBeLessThan(2000);
});

test('refuses SVG, documents and text under any name', async () => {
  await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'), /JPEG, PNG/);
  await refused(Buffer.from('this is holiday.jpg, honestly, and long enough to hold a header'), /JPEG, PNG/);
  await refused(Buffer.from('%PDF-1.7\n%…\n1 0 obj'), /JPEG, PNG/);
  await refused(await gradient(20, 20).gif().toBuffer(), /JPEG, PNG/);
  await refused(Buffer.alloc(0), /JPEG, PNG/);
  await refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]), /damaged/);
});

test('refuses animations, strips and files over 10 MB', async () => {
  const frames = Buffer.concat(
    await Promise.all(
      [1, 2].map((shade) =>
        gradient(20, 20, shade * 90)
          .raw()
          .toBuffer(),
      ),
    ),
  );
  const animation = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  await refused(animation, /animation/);
  const still = await gradient(20, 20).png().toBuffer();
  const control = Buffer.concat([still.subarray(0, 33), pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), still.subarray(33)]);
  await refused(control, /animation/);
  await refused(await gradient(500, 60).png().toBuffer(), /four times/);
  await expect(addUpload(shop.ctx, { bytes: Buffer.concat([still, Buffer.alloc(10 * 1024 * 1024)]) })).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  });
});

test('keeps only the picture of a file that is a web page, too', async () => {
  const page = '<html><script>fetch("/api/v1/users")</script></html>';
  const bytes = Buffer.concat([await gradient(300, 300, 3).jpeg().toBuffer(), Buffer.from(page)]);
  const id = await addUpload(shop.ctx, { bytes });
  await runJob(id);
  expect(await row(id)).toMatchObject({ state: 'ready' });
  for (const name of ['240.avif', '240.webp']) expect((await file(await hashOf(id), name)).includes('script')).toBe(false);
});

test('never serves the original, and keeps it until its files are made', async () => {
  const bytes = await gradient(250, 250, 11).png().toBuffer();
  const id = await addUpload(shop.ctx, { bytes });
  const hash = await hashOf(id);
  expect(await originals()).toContain(id);
  for (const path of [`/media/${hash}/original`, `/media/${hash.slice(0, 2)}/${hash}`, `/media/..%2fmedia-originals/${hash}`]) {
    expect((await shop.request(path)).status).toBe(404);
  }
  await runJob(id);
  expect(await originals()).not.toContain(id);
});

test('stores the row and the job together or not at all', async () => {
  const rows = await mediaRows();
  const bytes = await gradient(200, 200, 5).png().toBuffer();
  let id = '';
  const broken = shop.ctx.transaction(async (tx) => {
    id = await addUpload(tx, { bytes });
    throw new Error('the form around it failed');
  });
  await expect(broken).rejects.toThrow('the form around it failed');
  expect(await mediaRows()).toBe(rows);
  expect(await jobsFor(id)).toBe(0);
});

test('lists the same picture once and leaves a ready one alone', async () => {
  const bytes = await gradient(260, 260, 17).png().toBuffer();
  const [first, second] = await Promise.all([addUpload(shop.ctx, { bytes }), addUpload(shop.ctx, { bytes })]);
  expect(second).toBe(first);
  await Promise.all([runJob(first), runJob(first)]);
  expect(await row(first)).toMatchObject({ state: 'ready', widths: [240] });
  const before = await jobsFor(first);
  expect(await addUpload(shop.ctx, { bytes })).toBe(first);
  expect(await jobsFor(first)).toBe(before);
});

test('finishes a job that stopped between two files at the next run', async () => {
  const bytes = await gradient(500, 500, 23).jpeg().toBuffer();
  const id = await addUpload(shop.ctx, { bytes });
  let files = 0;
  const failing = {
    ...shop.services.media,
    async put(hash: string, name: string, body: Uint8Array) {
      if (files++ === 2) throw new Error('the disk is full');
      await shop.services.media.put(hash, name, body);
    },
  };
  await expect(processUploadJob.handle({ mediaId: id }, { ...shop.ctx, media: failing })).rejects.toThrow('the disk is full');
  expect(await row(id)).toMatchObject({ state: 'pending', widths: [] });
  await runJob(id);
  expect(await row(id)).toMatchObject({ state: 'ready', widths: [240, 480] });
  expect(readdirSync(join(directory, 'media', await hashOf(id))).sort()).toEqual(['240.avif', '240.webp', '480.avif', '480.webp']);
});

test('serves a picture file as immutable, with its name as ETag, to GET and HEAD', async () => {
  const bytes = await gradient(240, 240, 31).png().toBuffer();
  const id = await addUpload(shop.ctx, { bytes });
  await runJob(id);
  const path = `/media/${await hashOf(id)}/240.webp`;
  const got = await shop.request(path);
  expect(got.status).toBe(200);
  expect(got.headers.get('content-type')).toBe('image/webp');
  expect(got.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // Mails show it on pages of other sites.
  expect(got.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const body = await got.arrayBuffer();
  expect(got.headers.get('content-length')).toBe(String(body.byteLength));
  const head = await shop.request(path, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(body.byteLength));
  expect((await head.arrayBuffer()).byteLength).toBe(0);
  const etag = got.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}-240\.webp"$/);
  const unchanged = await shop.request(path, { headers: { 'If-None-Match': `"other", W/${etag}` } });
  expect(unchanged.status).toBe(304);
  expect((await unchanged.arrayBuffer()).byteLength).toBe(0);
});

test('answers 404 in the shape of every error for all that is no picture file', async () => {
  const hash = 'a'.repeat(32);
  for (const path of [
    `/media/${hash}/240.webp`,
    `/media/${hash}/0240.webp`,
    `/media/${hash}/240.svg`,
    `/media/${hash}/240.webp%00.avif`,
    `/media/${hash}/..%2f..%2f..%2fetc%2fpasswd`,
    '/media/..%2f..%2f/1.avif',
    '/media/%2e%2e/1.avif',
    '/media/index.json',
    '/media/a/b/c',
  ]) {
    const response = await shop.request(path);
    expect([path, response.status]).toEqual([path, 404]);
    if (path.startsWith('/media/%2e')) continue;
    expect([path, await response.json()]).toEqual([path, { code: 'NOT_FOUND', message: 'There is nothing at this address.', fields: {} }]);
  }
});

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 2;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('leaves no file of a picture that is deleted while its files are made', async () => {
  const bytes = await gradient(600, 450, 77).jpeg().toBuffer();
  const mediaId = await addUpload(shop.ctx, { bytes });
  const hash = await hashOf(mediaId);
  let puts = 0;
  const forgetting = {
    ...shop.ctx.media,
    async put(...file: Parameters<typeof shop.ctx.media.put>) {
      if (puts++ === 1) await deleteMediaJob.handle({ mediaId }, shop.ctx);
      return shop.ctx.media.put(...file);
    },
  };
  await processUploadJob.handle({ mediaId }, { ...shop.ctx, media: forgetting });
  expect(puts).toBeGreaterThan(1);
  // The same picture once more: it waits until the files of the first one are gone.
  const again = await addUpload(shop.ctx, { bytes });
  await expect(runJob(again)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await removeFilesJob.handle({ hash }, shop.ctx);
  for (const name of ['240.webp', '240.avif', '480.webp', '480.avif'])
    expect((await shop.request(`/media/${hash}/${name}`)).status).toBe(404);
  await runJob(again);
  expect((await shop.request(`/media/${hash}/480.avif`)).status).toBe(200);
  await removeFilesJob.handle({ hash }, shop.ctx);
  expect((await shop.request(`/media/${hash}/480.avif`)).status).toBe(200);
});
