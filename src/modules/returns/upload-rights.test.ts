import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { processUploadJob } from '#modules/media/process-upload.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { capture, deliver, delivered, expire, orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile } from '../../../test/support/upload-files.ts';
import { maxUnattached, photoQuotas } from './add-photo.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-upload-rights-'));
let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp({ DATA_DIR: directory });
  products = await addSampleProducts(shop, 1);
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

const product = () => [[products[0] as SampleProduct, 1]] as const;
const order = async (address?: string) => {
  const guest = createTestClient(shop, address);
  return { guest, ...(await delivered(shop, guest, product())) };
};
const upload = async (person: TestClient, number: string, bytes?: Uint8Array) =>
  sendFile(person, 'POST', `/orders/${number}/return-photos`, bytes ?? (await photograph()));
const files = () =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile());
const bytesOnDisk = () => files().reduce((sum, path) => sum + statSync(path).size, 0);

/** Sends a body that counts how much of it is asked for. */
async function sendCounted(person: TestClient, number: string) {
  let pulled = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(1024));
        if (pulled > 4) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'image/jpeg', ...(cookie ? { cookie } : {}) };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await shop.request(`/api/v1/orders/${number}/return-photos`, init);
  return [response.status, ((await response.json()) as { code: string }).code, pulled];
}

test('accepts uploads only with an open return window, and reads no other body', async () => {
  const guest = createTestClient(shop);
  const pending = await placed(guest, orderOf(product(), { method: 'demo' }));
  const abandoned = await placed(guest, orderOf(product(), { method: 'demo' }));
  await expire(shop, abandoned.order._id);
  const cash = await placed(guest, orderOf(product()));
  const paid = await placed(guest, orderOf(product(), { method: 'demo' }));
  await capture(shop, paid);
  const sent = await placed(guest, orderOf(product(), { method: 'demo' }));
  await capture(shop, sent);
  const { rows } = await shop.ctx.db.execute('select id from parcels where order_id = $1', [sent.order._id]);
  for (const event of ['pack', 'ship'] as const) await moveParcel(shop.ctx, { parcelId: String(rows[0]?.id), event, by: 'operator' });
  for (const { order: each } of [pending, abandoned, cash, paid, sent])
    expect([each.number, ...(await sendCounted(guest, each.number))]).toEqual([each.number, 409, 'NOT_RETURNABLE', 0]);

  const mine = await order();
  for (const stranger of [createTestClient(shop), await signUpTestClient(shop), guest])
    expect(await sendCounted(stranger, mine.number)).toEqual([404, 'ORDER_NOT_FOUND', 0]);
  expect(await sendCounted(guest, 'AAAA-AAAA')).toEqual([404, 'ORDER_NOT_FOUND', 0]);
  // It is read where it may be, as far as it says that it is no picture.
  expect(await sendCounted(mine.guest, mine.number)).toEqual([422, 'UNREADABLE_IMAGE', 5]);

  await shop.ctx.db.execute(`update parcels set delivered_at = now() - interval '8 days' where order_id = $1`, [mine.orderId]);
  expect(await sendCounted(mine.guest, mine.number)).toEqual([409, 'RETURN_TOO_LATE', 0]);
  await shop.ctx.db.execute(`update parcels set delivered_at = now() - interval '6 days' where order_id = $1`, [mine.orderId]);
  expect((await upload(mine.guest, mine.number)).status).toBe(200);
  // Units in a return need no more photographs.
  await mine.guest.send('POST', `/orders/${mine.number}/returns`, {
    idempotencyKey: 'reported-only-once',
    lines: [{ lineId: mine.lineIds[0], qty: 1, reason: 'damaged' }],
    wish: 'refund',
    message: 'The rim is chipped.',
  });
  expect(await sendCounted(mine.guest, mine.number)).toEqual([409, 'NOT_RETURNABLE', 0]);
});

test('refuses a photograph whose window closes during the upload', async () => {
  const { guest, number, orderId } = await order();
  const bytes = await photograph();
  const body = new ReadableStream(
    {
      async pull(controller) {
        await shop.ctx.db.execute(`update parcels set delivered_at = now() - interval '8 days' where order_id = $1`, [orderId]);
        controller.enqueue(new Uint8Array(bytes));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const before = files().length;
  const init = { method: 'POST', headers: { 'content-type': 'image/jpeg', cookie }, body, duplex: 'half' } as RequestInit;
  const response = await shop.request(`/api/v1/orders/${number}/return-photos`, init);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([409, 'RETURN_TOO_LATE']);
  expect(files().length).toBe(before);
});

test('accepts exactly the allowed number of 80 photographs sent at once', async () => {
  const { guest, number, orderId } = await order();
  const all = await Promise.all(Array.from({ length: 80 }, () => photograph(80, 60)));
  const answers = await Promise.all(all.map((bytes) => upload(guest, number, bytes)));
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken.length).toBe(maxUnattached);
  expect(answers.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'TOO_MANY_REQUESTS')).toBe(true);
  const { rows } = await shop.ctx.db.execute('select count(*)::int as photos from return_photos where order_id = $1', [orderId]);
  expect(rows[0]?.photos).toBe(maxUnattached);
  expect(readdirSync(join(directory, 'media-staged'))).toEqual([]);
});

test('counts bytes by order, person and network, and none of a refused upload', async () => {
  /** Uses up what is left of a quota. */
  const fill = async (which: keyof typeof photoQuotas, who: string) => {
    for (let amount = photoQuotas[which].max; amount >= 1; amount = Math.floor(amount / 2))
      await consumeRateLimit(shop.ctx, photoQuotas[which], who, amount).catch(() => {});
  };
  const first = await order();
  await fill('order', first.orderId);
  const before = bytesOnDisk();
  const refused = await upload(first.guest, first.number);
  expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
  expect(bytesOnDisk()).toBe(before);

  const person = await signUpTestClient(shop);
  const own = await delivered(shop, person, product());
  const { rows } = await shop.ctx.db.execute('select id from users where email = $1', [person.email]);
  expect((await upload(person, own.number)).status).toBe(200);
  await fill('person', String(rows[0]?.id));
  expect((await upload(person, own.number)).status).toBe(429);

  // A client with one address of an IPv6 network has all of it.
  const network = '2001:db8:77:1';
  const here = await order(`${network}::1`);
  await fill('address', `${network}\n`);
  expect((await upload(here.guest, here.number)).status).toBe(429);
  const neighbour = await order(`${network}:aaaa::9`);
  expect((await upload(neighbour.guest, neighbour.number)).status).toBe(429);
  const elsewhere = await order('2001:db8:77:2::1');
  expect((await upload(elsewhere.guest, elsewhere.number)).status).toBe(200);
});

test('counts no bytes of failed uploads, and limits attempts', async () => {
  const { guest, number, orderId } = await order();
  for (let count = 0; count < 3; count++) expect((await upload(guest, number, Buffer.from('no picture at all'))).status).toBe(422);
  const { rows } = await shop.ctx.db.execute(
    `select coalesce(max(taken), 0)::int as most from limits where taken > 1000000 and taken < 40000000`,
  );
  const bytes = Number(rows[0]?.most);
  expect((await upload(guest, number, Buffer.alloc(9_000_000, 7))).status).toBe(422);
  const after = await shop.ctx.db.execute(
    `select coalesce(max(taken), 0)::int as most from limits where taken > 1000000 and taken < 40000000`,
  );
  expect(Number(after.rows[0]?.most)).toBe(bytes);
  await consumeRateLimit(shop.ctx, { name: 'return photographs tried by order', max: 120, seconds: 86_400 }, orderId, 116);
  expect((await upload(guest, number)).status).toBe(429);
});

test('accepts uploads for an account’s order from the account alone', async () => {
  const person = await signUpTestClient(shop);
  const answer = await placed(person, orderOf(product(), { method: 'demo' }));
  await capture(shop, answer);
  await deliver(shop, person, answer.order.number);
  const bearer = createTestClient(shop);
  const send = (token: string) =>
    bearer.send('POST', `/orders/${answer.order.number}/return-photos`, new Uint8Array(1), {
      'content-type': 'image/png',
      authorization: `Bearer ${token}`,
    });
  expect((await send(person.token)).body.code).toBe('UNREADABLE_IMAGE');
  expect((await send('somebody-else')).body.code).toBe('ORDER_NOT_FOUND');
});

/**
 * The same picture as a JPEG, a PNG, a WebP and an AVIF, with all that a camera and a program write into it.
 */
async function taggedPictures(): Promise<Record<string, Buffer>> {
  const tagged = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 120, g: 90, b: 60 } } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .withExifMerge({
        IFD0: { Artist: 'SECRETNAME', ImageDescription: 'SECRETNAME', Make: 'SECRETNAME' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 55/1 7/1', GPSLongitudeRef: 'E', GPSLongitude: '75/1 49/1 5/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>SECRETNAME</rdf:RDF></x:xmpmeta>');
  const jpeg = await tagged().jpeg().toBuffer();
  // A comment and an IPTC block, as programs put them between the first marker and the rest.
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);
  const iptc = 'Photoshop 3.0\0' + '8BIM\x04\x04\0\0\0\0\0\x0f\x1c\x02\x50\0\x0aSECRETNAME';
  const commented = Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xfe, 'SECRETNAME'),
    segment(0xed, iptc),
    jpeg.subarray(2),
    Buffer.from('SECRETNAME'),
  ]);
  return {
    'image/jpeg': commented,
    'image/png': await tagged().png().toBuffer(),
    'image/webp': await tagged().webp().toBuffer(),
    'image/avif': await tagged().avif({ effort: 0 }).toBuffer(),
  };
}

test('stores no camera metadata in any file, before and after processing', async () => {
  const { guest, number, orderId } = await order();
  const pictures = await taggedPictures();
  for (const [type, bytes] of Object.entries(pictures)) {
    expect([type, bytes.includes('SECRETNAME')]).toEqual([type, true]);
    const header = await sharp(bytes).metadata();
    expect([type, header.exif?.includes('SECRETNAME'), header.orientation]).toEqual([
      type,
      true,
      type === 'image/avif' ? header.orientation : 6,
    ]);
    const answer = await sendFile(guest, 'POST', `/orders/${number}/return-photos`, bytes, type);
    expect([type, answer.status]).toEqual([type, 200]);
  }
  const look = async () => {
    const { rows } = await shop.ctx.db.execute('select media_id as id, content from media_originals');
    const waiting = rows.map(({ id, content }) => [String(id), content as Uint8Array] as const);
    const stored = files().map((path) => [path, readFileSync(path)] as const);
    for (const [path, bytes] of [...waiting, ...stored].map(([at, content]) => [at, Buffer.from(content)] as const)) {
      const clues = ['SECRETNAME', 'Exif\0', 'GPS', 'http://ns.adobe.com', 'xmpmeta', 'ICC_PROFILE', '8BIM', 'JFXX'];
      expect([path, clues.filter((clue) => bytes.includes(clue))]).toEqual([path, []]);
      const { exif, xmp, iptc, icc, comments, orientation } = await sharp(bytes).metadata();
      expect([path, exif, xmp, iptc, icc, comments, orientation]).toEqual([path, ...Array(6).fill(undefined)]);
    }
    for (const [path] of stored) expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
    return waiting.length + stored.length;
  };
  expect(await look()).toBeGreaterThanOrEqual(4);
  const { rows } = await shop.ctx.db.execute(
    'select m.id, m.width, m.height, m.content_hash as hash from return_photos p join media m on m.id = p.media_id where order_id = $1',
    [orderId],
  );
  expect(rows.length).toBe(4);
  for (const { id, hash } of rows) {
    await processUploadJob.handle({ mediaId: String(id), hash: String(hash) }, shop.ctx);
    // Its files are made: what they were made of is needed no longer.
    expect((await shop.ctx.db.execute('select from media_originals where media_id = $1', [String(id)])).rows).toEqual([]);
  }
  // Turned upright before the mark that says so was dropped.
  expect(rows.filter(({ width, height }) => width === 600 && height === 900).length).toBeGreaterThanOrEqual(3);
  expect(await look()).toBeGreaterThan(20);
});
