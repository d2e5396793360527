import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetMediaJob } from '#modules/media/forget-media.ts';
import { processUploadJob } from '#modules/media/process-upload.ts';
import { delivered } from '../../../test/buy.ts';
import { createPerson, type Person, signUpPerson } from '../../../test/people.ts';
import { addPieces, type Piece } from '../../../test/pieces.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { dropLoosePhotosJob } from './drop-loose-photos.ts';
import { eraseReturnsOfPerson } from './queries.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-returns-'));
let shop: TestShop;
let pieces: Piece[];
beforeAll(async () => {
  shop = await openTestShop({ DATA_DIR: directory });
  pieces = await addPieces(shop, 1);
});
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

let shade = 0;
const photo = async () =>
  (
    await sharp({ create: { width: 700, height: 500, channels: 3, background: { r: 10 * ++shade, g: 90, b: 60 } } })
      .jpeg()
      .withMetadata({ exif: { IFD0: { Artist: 'Asha Verma' } } })
      .toBuffer()
  ).toString('base64');
let keys = 0;
const order = async () => {
  const guest = createPerson(shop);
  const { number, lineIds } = await delivered(shop, guest, [[pieces[0] as Piece, 1]]);
  return { guest, number, lineId: String(lineIds[0]) };
};
const upload = (person: Person, number: string, data: string) => person.send('POST', `/orders/${number}/return-photos`, { data });
/** Opens a picture as the browser of this person, or of nobody. */
const look = (person: Person | undefined, path: string, headers: Record<string, string> = {}) => {
  const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return shop.request(path, { headers: { ...(cookie ? { cookie } : {}), ...headers } });
};
const report = (person: Person, number: string, lineId: string, photoIds: string[]) =>
  person.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: `photographs-key-${++keys}`,
    lines: [{ lineId, qty: 1, reason: 'damaged' }],
    wish: 'replacement',
    message: 'Look at the rim.',
    photoIds,
  });

test('photographs are shown with the return, in the order in which they were named, without what a camera writes into them', async () => {
  const { guest, number, lineId } = await order();
  const ids: string[] = [];
  for (let count = 0; count < 2; count++) ids.push((await upload(guest, number, await photo())).body.data.photoId);
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

test('a photograph is for the buyer, the seller of the piece and admins; for everybody else there is none', async () => {
  const { guest, number, lineId } = await order();
  const { photoId } = (await upload(guest, number, await photo())).body.data;
  await processUploadJob.handle({ mediaId: photoId }, shop.ctx);
  const { rows } = await shop.ctx.db.execute('select content_hash as hash, widths[1] as width from media where id = $1', [photoId]);
  const path = `/media/${rows[0]?.hash}/${rows[0]?.width}.webp`;
  const run = (text: string, ...values: unknown[]) => shop.ctx.db.execute(text, values);
  const [buyer, seller, otherSeller, admin, newAdmin, stranger] = await Promise.all(Array.from({ length: 6 }, () => signUpPerson(shop)));
  const otherGuest = (await order()).guest;
  if (!buyer || !seller || !otherSeller || !admin || !newAdmin || !stranger) throw new Error('too few people');
  const sells = (person: { email: string }, which: string) =>
    run(
      `insert into seller_people (seller_id, user_id) select s.id, u.id from users u,
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

test('a photograph is kept by no shared cache, and asked about again each time', async () => {
  const { guest, number } = await order();
  const bytes = await photo();
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

test('a photograph belongs to its order, and to one return', async () => {
  const mine = await order();
  const theirs = await order();
  const { photoId } = (await upload(mine.guest, mine.number, await photo())).body.data;
  const stolen = await report(theirs.guest, theirs.number, theirs.lineId, [photoId]);
  expect([stolen.status, stolen.body.code, Object.keys(stolen.body.fields)]).toEqual([422, 'INVALID_INPUT', ['photoIds']]);
  expect((await theirs.guest.send('GET', `/orders/${theirs.number}/returns`)).body.data.returns).toEqual([]);
  expect((await upload(theirs.guest, mine.number, await photo())).body.code).toBe('ORDER_NOT_FOUND');
  const made = await report(mine.guest, mine.number, mine.lineId, [photoId, photoId]);
  expect(made.status).toBe(200);
  await mine.guest.send('POST', `/orders/${mine.number}/returns/${made.body.data.return._id}/withdraw`, {});
  expect((await report(mine.guest, mine.number, mine.lineId, [photoId])).body.code).toBe('INVALID_INPUT');
});

test.each([
  ['a text', Buffer.from('not a picture').toString('base64')],
  ['an empty file', ''],
  ['what is not base64', '%%%%'],
  ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ['half a picture', 'iVBORw0KGgoAAAANSUhEUg=='],
])('%s is refused as a photograph', async (_what, data) => {
  const { guest, number } = await order();
  const answer = await upload(guest, number, data);
  expect([answer.status, answer.body.code]).toEqual([422, 'UNREADABLE_IMAGE']);
});

test('an order takes so many photographs that belong to no return, and no more', async () => {
  const { guest, number } = await order();
  await shop.ctx.db.execute(
    `insert into media (id, content_hash, width, height, state, widths, placeholder, kind)
      select 'loose-' || n, lpad(n::text, 32, '0'), 1, 1, 'pending', '{}', '', 'photo' from generate_series(1, 24) n`,
  );
  await shop.ctx.db.execute(
    `insert into return_photos (order_id, media_id, added_at) select o.id, m.id, now() from orders o, media m where o.number = $1 and m.id like 'loose-%'`,
    [number],
  );
  const answer = await upload(guest, number, await photo());
  expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
});

test('a photograph may be sent in up to 15 MB of JSON; everything else in 1 MB', async () => {
  const { guest, number, lineId } = await order();
  const large = await sharp(
    Buffer.alloc(1500 * 1500 * 3).map(() => Math.random() * 256),
    { raw: { width: 1500, height: 1500, channels: 3 } },
  )
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(6_000_000);
  expect((await upload(guest, number, large.toString('base64'))).status).toBe(200);
  const tooLong = await upload(guest, number, 'A'.repeat(14_000_001));
  expect([tooLong.status, tooLong.body.code]).toEqual([422, 'INVALID_INPUT']);
  const tooLarge = await upload(guest, number, 'A'.repeat(15 * 1024 * 1024));
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  for (const path of [`/orders/${number}/returns`, `/orders/${number}/cancel`, `/orders/${number}/return-photos/more`]) {
    const other = await guest.send('POST', path, {
      idempotencyKey: 'much-too-large-key',
      lines: [{ lineId }],
      filler: 'A'.repeat(1024 * 1024),
    });
    expect([path, other.status]).toEqual([path, path.endsWith('more') ? 404 : 413]);
  }
});

test('photographs that were never sent are forgotten after a week, their files with them; one that another order shows stays', async () => {
  const { guest, number } = await order();
  const other = await order();
  const [loose, shared] = [await photo(), await photo()];
  const looseId: string = (await upload(guest, number, loose)).body.data.photoId;
  const sharedId: string = (await upload(guest, number, shared)).body.data.photoId;
  expect((await upload(other.guest, other.number, shared)).body.data.photoId).toBe(sharedId);
  expect((await report(other.guest, other.number, other.lineId, [sharedId])).status).toBe(200);
  for (const mediaId of [looseId, sharedId]) await processUploadJob.handle({ mediaId }, shop.ctx);
  const { rows } = await shop.ctx.db.execute('select id, content_hash as hash, widths from media where id = any($1)', [
    [looseId, sharedId],
  ]);
  const served = async (id: string, person = other.guest) => {
    const { hash, widths } = rows.find((row) => row.id === id) as { hash: string; widths: number[] };
    return (await look(person, `/media/${hash}/${widths[0]}.webp`)).status;
  };
  expect([await served(looseId, guest), await served(sharedId)]).toEqual([200, 200]);
  const left = async () =>
    (await shop.ctx.db.execute('select media_id as id from return_photos where media_id = any($1)', [[looseId, sharedId]])).rows.length;
  await dropLoosePhotosJob.handle({}, shop.ctx);
  expect(await left()).toBe(3);
  shop.setNow(new Date(Date.now() + 8 * 86_400_000));
  await dropLoosePhotosJob.handle({}, shop.ctx);
  shop.setNow(undefined);
  expect(await left()).toBe(1);
  for (const mediaId of [looseId, sharedId, looseId]) await forgetMediaJob.handle({ mediaId }, shop.ctx);
  expect([await served(looseId, guest), await served(sharedId)]).toEqual([404, 200]);
});

test('what a person showed is forgotten with the person', async () => {
  const { guest, number, lineId } = await order();
  const { photoId } = (await upload(guest, number, await photo())).body.data;
  await report(guest, number, lineId, [photoId]);
  const email = `photos-${number}@example.com`.toLowerCase();
  await shop.ctx.db.execute(
    'update order_contacts set email = $2, proved_at = now() where order_id = (select id from orders where number = $1)',
    [number, email],
  );
  expect(await eraseReturnsOfPerson(shop.ctx.db, 'nobody', email)).toEqual([photoId]);
  await forgetMediaJob.handle({ mediaId: photoId }, shop.ctx);
  expect((await guest.send('GET', `/orders/${number}/returns`)).body.data.returns[0].photos).toEqual([]);
  const { rows } = await shop.ctx.db.execute('select id from media where id = $1', [photoId]);
  expect(rows).toEqual([]);
});
