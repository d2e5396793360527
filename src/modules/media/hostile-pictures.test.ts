import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoQuotas } from '#modules/returns/add-photo.ts';
import { delivered } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile, uploadOfBytes } from '../../../test/support/upload-files.ts';
import { acceptPicture } from './accept-picture.ts';
import { makeRenditions, uploadPlan } from './make-renditions.ts';
import { pictureConcurrency } from './picture-queue.ts';
import { processUploadJob } from './process-upload.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-hostile-'));
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ DATA_DIR: directory });
});
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

const megabyte = 1024 * 1024;
const accept = (bytes: Uint8Array) =>
  acceptPicture(
    { ...shop.ctx, request: { ...shop.ctx.request, upload: uploadOfBytes(bytes) } },
    { scope: 'test', isPrivate: true, longestSide: 2000 },
    async (picture) => ({
      ...picture,
      size: statSync(picture.path).size,
    }),
  );
const bytesOnDisk = () =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(directory, name)))
    .filter((each) => each.isFile())
    .reduce((sum, { size }) => sum + size, 0);

/** Noise is incompressible: the most bytes that a picture of this size can become. */
function noise(side: number) {
  const data = Buffer.alloc(side * side * 3);
  let seed = 1;
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    data[at] = seed >> 16;
  }
  return sharp(data, { raw: { width: side, height: side, channels: 3 } });
}

/**
 * Pictures in work or waiting for a thread, of the whole process. The two counters are read one after the
 * other while a thread moves a picture between them, so that one picture can be seen twice; a second look at
 * once tells.
 */
const picturesInWork = () => Math.min(...[sharp.counters(), sharp.counters()].map(({ queue, process }) => queue + process));

test('never works on more pictures than there are slots', async () => {
  const pictures = await Promise.all(Array.from({ length: 8 }, () => photograph(900, 600)));
  // Other tests of this process may have left pictures in work.
  await expect.poll(picturesInWork).toBe(0);
  let max = 0;
  const watching = setInterval(() => {
    max = Math.max(max, picturesInWork());
  }, 2);
  const made = pictures.slice(0, 3).map((bytes) => makeRenditions(bytes, { ...uploadPlan, widths: [240, 480] }, async () => {}));
  await Promise.all([...pictures.map(accept), ...made]);
  clearInterval(watching);
  expect(max).toBeGreaterThan(0);
  expect(max).toBeLessThanOrEqual(pictureConcurrency);
});

test('bounds the stored size of the worst picture and charges all of its files', async () => {
  // 4 megapixels of noise at a quality that makes few bytes: it takes more on disk than on the wire.
  const small = await noise(2000).webp({ quality: 5, effort: 0 }).toBuffer();
  const accepted = await accept(small);
  expect(accepted.quotaBytes).toBeGreaterThan(small.length);
  expect(accepted.size).toBeLessThan(4 * megabyte);
});

test('refuses an AVIF that would exhaust the memory by its header', async () => {
  const flat = sharp({ create: { width: 4200, height: 4000, channels: 3, background: '#3c8c50' } });
  const bytes = await flat.avif({ effort: 0, quality: 1 }).toBuffer();
  expect(bytes.length).toBeLessThan(10_000);
  await expect(accept(bytes)).rejects.toMatchObject({
    code: 'UNREADABLE_IMAGE',
    fields: { photo: expect.stringMatching(/16 megapixels/) },
  });
});

test('lets an address fill the disk with no more than its daily quota', async () => {
  const guest = createTestClient(shop, '10.77.0.1');
  const products = await addSampleProducts(shop, 1);
  const { number } = await delivered(shop, guest, [[products[0] as SampleProduct, 1]]);
  const before = bytesOnDisk();
  const sent = await noise(480).jpeg({ quality: 95 }).toBuffer();
  const answer = await sendFile(guest, 'POST', `/orders/${number}/return-photos`, sent);
  expect(answer.status).toBe(200);
  const stored = bytesOnDisk() - before;
  await processUploadJob.handle({ mediaId: answer.body.data.photoId }, shop.ctx);
  const ready = bytesOnDisk() - before;
  const { rows } = await shop.ctx.db.execute('select max(taken)::int as charged from limits where taken > $1', [100_000]);
  const charged = Number(rows[0]?.charged);
  // Holds while its original and its files both exist, too.
  expect(stored + ready).toBeLessThanOrEqual(charged);
  const worst = Math.round((photoQuotas.address.max / charged) * (stored + ready));
  process.stdout.write(
    `one address and day: ${photoQuotas.address.max / megabyte} MB charged, ${Math.round(worst / megabyte)} MB on disk at worst (noise), an order ${photoQuotas.order.max / megabyte} MB in 30 days\n`,
  );
  expect(worst).toBeLessThanOrEqual(photoQuotas.address.max);
});
