import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import { processUploadJob } from '#modules/media/process-upload.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { deletePictures } from '../../../test/support/delete-pictures.ts';
import { delivered } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile, sendForm } from '../../../test/support/upload-files.ts';
import { deleteUnattachedPhotosJob } from './delete-unattached-photos.ts';
import { eraseReturnsOfPerson } from './queries.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-returns-'));
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

let keys = 0;
const order = async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[products[0] as SampleProduct, 1]]);
  return { guest, number, lineId: String(lineIds[0]) };
};
const upload = (person: TestClient, number: string, bytes: Uint8Array) =>
  sendFile(person, 'POST', `/orders/${number}/return-photos`, bytes);
/** Opens a picture as the browser of this person, or as an anonymous one. */
const look = (person: TestClient | undefined, path: string, headers: Record<string, string> = {}) => {
  const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return shop.request(path, { headers: { ...(cookie ? { cookie } : {}), ...headers } });
};
const report = (person: TestClient, number: string, lineId: string, photoIds: string[]) =>
  person.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: `photographs-key-${++keys}`,
    lines: [{ lineId, qty: 1, reason: 'damaged' }],
    wish: 'replacement',
    message: 'Look at the rim.',
    photoIds,
  });

test('shows photographs with the return in the given order, without camera metadata', async () => {
  const { guest, number, lineId } = await order();
  const ids: string[] = [];
  for (let count = 0; count < 2; count++) ids.push((await upload(guest, number, await photograph())).body.data.photoId);
  const made = await report(guest, number, lineId, ids.toReversed());
  // Not worked on yet: nothing to show, and nothing lost.
  expect(made.body.data.return.photos).toEqual([]);
  for (const mediaId of ids) await processUploadJob.handle({ mediaId }, shop.ctx);
  const [view] = (await guest.send('GET', `/orders/${number}/returns`)).body.data.returns;
  expect(view.photos).toMatchObject([
    { width: 700, height: 500 },
    { width: 700, height: 500 },
  ]);
  const hashes = await shop.ctx.db.execute('select content_hash as hash from media where id = any($1) order by array_position($1, id)', [
    ids.toReversed(),
  ]);
  expect(view.photos.map((each: { base: string }) => each.base)).toEqual(hashes.rows.map(({ hash }) => `/media/${hash}`));
  const [{ base, widths }] = view.photos;
  const served = await look(guest, `${base}/${widths.at(-1)}.webp`);
  expect(served.status).toBe(200);
  expect(Buffer.from(await served.arrayBuffer()).includes('Asha Verma')).toBe(false);
});

test('shows a photograph to the buyer, the shop and operators alone', async () => {
  const { guest, number, lineId } = await order();
  const { photoId } = (await upload(guest, number, await photograph())).body.data;
  await processUploadJob.handle({ mediaId: photoId }, shop.ctx);
  const { rows } = await shop.ctx.db.execute('select content_hash as hash, widths[1] as width from media where id = $1', [photoId]);
  const path = `/media/${rows[0]?.hash}/${rows[0]?.width}.webp`;
  const run = (text: string, ...values: unknown[]) => shop.ctx.db.execute(text, values);
  const [buyer, seller, otherSeller, admin, newAdmin, stranger] = await Promise.all(
    Array.from({ length: 6 }, () => signUpTestClient(shop)),
  );
  const otherGuest = (await order()).guest;
  if (!buyer || !seller || !otherSeller || !admin || !newAdmin || !stranger) throw new Error('too few people');
  const sells = (person: { email: string }, which: string) =>
    run(
      `insert into seller_people (seller_id, user_id, role) select s.id, u.id, 'owner' from users u,
        (select id from sellers where ${which} (select seller_id from order_lines where id = $2) order by id limit 1) s where u.email = $1`,
      person.email,
      lineId,
    );
  await run(
    `insert into sellers (id, slug, seller_name, kind, city, state, since, about) values ('elsewhere', 'elsewhere', 'Elsewhere', 'studio', '{}', 'Goa', 2020, '{}')`,
  );
  await sells(seller, 'id =');
  await sells(otherSeller, 'id <>');
  await run(`update users set role = 'seller' where email = any($1)`, [seller.email, otherSeller.email]);
  await run(`update users set role = 'admin' where email = any($1)`, [admin.email, newAdmin.email]);
  await run(`update users set totp_secret = 'x', totp_confirmed_at = now() where email = $1`, admin.email);
  const seen = async () => {
    const people = { nobody: undefined, guest, otherGuest, buyer, stranger, seller, otherSeller, admin, newAdmin };
    const found = await Promise.all(Object.entries(people).map(async ([who, person]) => [who, (await look(person, path)).status] as const));
    return found.filter(([, status]) => status === 200).map(([who]) => who);
  };
  // Not sent yet: the seller has nothing to look at.
  expect(await seen()).toEqual(['guest', 'admin']);
  await report(guest, number, lineId, [photoId]);
  expect(await seen()).toEqual(['guest', 'seller', 'admin']);
  await run('update orders set user_id = (select id from users where email = $2) where number = $1', number, buyer.email);
  expect(await seen()).toEqual(['guest', 'buyer', 'seller', 'admin']);
  await run(`update order_access set expires_at = now() - interval '1 second'`);
  expect(await seen()).toEqual(['buyer', 'seller', 'admin']);
});

test('keeps a photograph out of shared caches and revalidates it each time', async () => {
  const { guest, number } = await order();
  const bytes = await photograph();
  const { photoId } = (await upload(guest, number, bytes)).body.data;
  await processUploadJob.handle({ mediaId: photoId }, shop.ctx);
  const { rows } = await shop.ctx.db.execute('select content_hash as hash, widths[1] as width from media where id = $1', [photoId]);
  const hash = String(rows[0]?.hash);
  const path = `/media/${hash}/${rows[0]?.width}.webp`;
  const shown = await look(guest, path);
  expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('vary')]).toEqual([
    200,
    'private, no-cache',
    'Cookie, Authorization',
  ]);
  const tag = { 'if-none-match': String(shown.headers.get('etag')) };
  expect((await look(guest, path, tag)).status).toBe(304);
  const refused = await look(undefined, path, tag);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
  // Nor is there a public address beside it, under the name that its content would have.
  expect((await look(guest, path.replace(hash, hash.slice(1)))).status).toBe(404);
});

test('binds a photograph to its order, and to one return', async () => {
  const mine = await order();
  const theirs = await order();
  const { photoId } = (await upload(mine.guest, mine.number, await photograph())).body.data;
  const stolen = await report(theirs.guest, theirs.number, theirs.lineId, [photoId]);
  expect([stolen.status, stolen.body.code, Object.keys(stolen.body.fields)]).toEqual([422, 'INVALID_INPUT', ['photoIds']]);
  expect((await theirs.guest.send('GET', `/orders/${theirs.number}/returns`)).body.data.returns).toEqual([]);
  expect((await upload(theirs.guest, mine.number, await photograph())).body.code).toBe('ORDER_NOT_FOUND');
  const made = await report(mine.guest, mine.number, mine.lineId, [photoId, photoId]);
  expect(made.status).toBe(200);
  await mine.guest.send('POST', `/orders/${mine.number}/returns/${made.body.data.return._id}/withdraw`, {});
  expect((await report(mine.guest, mine.number, mine.lineId, [photoId])).body.code).toBe('INVALID_INPUT');
});

test.each([
  ['a text', Buffer.from('not a picture')],
  ['an empty file', Buffer.alloc(0)],
  ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['half a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64')],
])('%s is refused as a photograph', async (_what, data) => {
  const { guest, number } = await order();
  const answer = await upload(guest, number, data);
  expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([422, 'UNREADABLE_IMAGE', ['photo']]);
});

test('takes a photograph as body or in a form, of 10 MB at most, and never inside JSON', async () => {
  const { guest, number, lineId } = await order();
  const path = `/orders/${number}/return-photos`;
  const noise = Buffer.alloc(1500 * 1500 * 3).map(() => Math.random() * 256);
  const raw = { width: 1500, height: 1500, channels: 3 } as const;
  const large = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  expect(large.length).toBeGreaterThan(6_000_000);
  expect((await upload(guest, number, large)).status).toBe(200);
  const form = new FormData();
  form.set('note', 'a field beside it');
  form.set('photo', new File([new Uint8Array(await photograph())], '../../rim.jpg', { type: 'image/jpeg' }));
  expect((await sendForm(guest, 'POST', path, form)).status).toBe(200);
  const empty = new FormData();
  empty.set('note', 'no file');
  expect((await sendForm(guest, 'POST', path, empty)).body).toMatchObject({ code: 'INVALID_INPUT', fields: { photo: expect.any(String) } });
  const json = await guest.send('POST', path, { data: large.toString('base64') });
  expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  const tooLarge = await upload(guest, number, Buffer.alloc(10 * 1024 * 1024 + 1, 0xff));
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  const broken = await sendFile(guest, 'POST', path, Buffer.from('--x\r\nno form at all'), 'multipart/form-data; boundary=x');
  expect([broken.status, broken.body.code]).toEqual([400, 'BAD_REQUEST']);
  expect((await sendFile(guest, 'POST', path, Buffer.from('x'), 'multipart/form-data')).status).toBe(415);
  const large2 = { idempotencyKey: 'much-too-large-key', lines: [{ lineId }], filler: 'A'.repeat(32 * 1024) };
  expect((await guest.send('POST', `/orders/${number}/returns`, large2)).status).toBe(413);
});

test('deletes unattached photographs with their files within the hour, not those of a return', async () => {
  const { guest, number, lineId } = await order();
  const other = await order();
  const shared = await photograph();
  const looseId: string = (await upload(guest, number, shared)).body.data.photoId;
  const attachedId: string = (await upload(other.guest, other.number, shared)).body.data.photoId;
  // The same file of another order is another picture: an upload does not tell what others have.
  expect(attachedId).not.toBe(looseId);
  // Sent again because the answer was lost, it is still one.
  expect((await upload(guest, number, shared)).body.data.photoId).toBe(looseId);
  expect((await report(other.guest, other.number, other.lineId, [attachedId])).status).toBe(200);
  for (const mediaId of [looseId, attachedId]) await processUploadJob.handle({ mediaId }, shop.ctx);
  const waitingId: string = (await upload(guest, number, await photograph())).body.data.photoId;
  const ids = [looseId, attachedId, waitingId];
  const { rows } = await shop.ctx.db.execute('select id, content_hash as hash from media where id = any($1)', [ids]);
  const hashOf = (id: string) => String(rows.find((row) => row.id === id)?.hash);
  /** Which of them are still there: as files, or as what waits to be made into files. */
  const kept = async () => {
    await deletePictures(shop);
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    const originals = (await shop.ctx.db.execute('select media_id as id from media_originals')).rows.map(({ id }) => id);
    return ids.map((id) => originals.includes(id) || files.some((path) => path.includes(hashOf(id))));
  };
  expect(await kept()).toEqual([true, true, true]);
  await deleteUnattachedPhotosJob.handle({}, shop.ctx);
  expect(await kept()).toEqual([true, true, true]);
  shop.setNow(new Date(Date.now() + 50 * 60_000));
  await deleteUnattachedPhotosJob.handle({}, shop.ctx);
  shop.setNow(undefined);
  expect(await kept()).toEqual([false, true, false]);
  expect(deleteUnattachedPhotosJob.cron).toBe('*/5 * * * *');
  const late = await report(guest, number, lineId, [waitingId]);
  expect([late.body.code, Object.keys(late.body.fields)]).toEqual(['INVALID_INPUT', ['photoIds']]);
});

test('erases a person’s photographs with the person', async () => {
  const { guest, number, lineId } = await order();
  const { photoId } = (await upload(guest, number, await photograph())).body.data;
  await report(guest, number, lineId, [photoId]);
  const email = `photos-${number}@example.com`.toLowerCase();
  await shop.ctx.db.execute(
    'update order_contacts set email = $2, proved_at = now() where order_id = (select id from orders where number = $1)',
    [number, email],
  );
  expect(await eraseReturnsOfPerson(shop.ctx.db, 'nobody', email)).toEqual([photoId]);
  await deleteMediaJob.handle({ mediaId: photoId }, shop.ctx);
  expect((await guest.send('GET', `/orders/${number}/returns`)).body.data.returns[0].photos).toEqual([]);
  const { rows } = await shop.ctx.db.execute('select id from media where id = $1', [photoId]);
  expect(rows).toEqual([]);
});
