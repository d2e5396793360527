import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletePictures } from '../../../test/support/delete-pictures.ts';
import { addOperator } from '../../../test/support/prepared-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile, sendForm } from '../../../test/support/upload-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-profile-photo-'));
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ DATA_DIR: directory });
});
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

const files = () =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(directory, name)).isFile());
const put = async (person: TestClient, bytes?: Uint8Array, query = '') =>
  sendFile(person, 'PUT', `/users/photo${query}`, bytes ?? (await photograph()));
const me = async (person: TestClient) => (await person.send('GET', '/users/me')).body.data.data;
const look = (person: TestClient | undefined, path: string) =>
  shop.request(path, { headers: { cookie: [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ') } });

/** Draws a picture of four quarters: red, green above blue, white. */
async function quarters(size: number, orientation?: number): Promise<Buffer> {
  const part = { width: size / 2, height: size / 2, channels: 3 as const };
  const of = (background: string) =>
    sharp({ create: { ...part, background } })
      .png()
      .toBuffer();
  const [red, green, blue, white] = await Promise.all(['#f00', '#0f0', '#00f', '#fff'].map(of));
  const whole = sharp({ create: { width: size, height: size, channels: 3, background: '#000' } }).composite([
    { input: red as Buffer, left: 0, top: 0 },
    { input: green as Buffer, left: size / 2, top: 0 },
    { input: blue as Buffer, left: 0, top: size / 2 },
    { input: white as Buffer, left: size / 2, top: size / 2 },
  ]);
  const flat = await whole.png().toBuffer();
  return orientation ? sharp(flat).withMetadata({ orientation }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer() : flat;
}

/** Reads the colour in the middle of a served picture. */
async function colourOf(person: TestClient, path: string): Promise<string> {
  const bytes = Buffer.from(await (await look(person, path)).arrayBuffer());
  const { width = 0 } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes)
    .extract({ left: width / 2, top: width / 2, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => (value > 200 ? 'f' : value < 60 ? '0' : '?')).join('');
}

test('a photo is a square that only its person is shown, and goes with it everywhere', async () => {
  const person = await signUpTestClient(shop);
  expect((await me(person)).photo).toBeUndefined();
  const answer = await put(person);
  expect([answer.status, answer.body.data.photo]).toEqual([200, expect.stringMatching(/^\/media\/p[0-9a-f]{32}\/240\.webp$/)]);
  const { photo } = await me(person);
  expect(photo).toBe(answer.body.data.photo);
  const shown = await look(person, photo);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  const header = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([header.width, header.height, header.exif]).toEqual([240, 240, undefined]);
  const [stranger, admin] = [await signUpTestClient(shop), await addOperator(shop)];
  for (const other of [undefined, createTestClient(shop), stranger, admin]) expect((await look(other, photo)).status).toBe(404);
  const exported = (await person.send('GET', '/users/export')).body;
  expect([exported.user.photo, exported.sections.photo.address]).toEqual([photo, `${shop.config.publicUrl}${photo}`]);
});

test('crops the chosen square from the upright picture; the middle without a choice', async () => {
  const person = await signUpTestClient(shop);
  const square = async (bytes: Uint8Array, query: string) => colourOf(person, (await put(person, bytes, query)).body.data.photo);
  const plain = await quarters(400);
  expect(await square(plain, '?left=0&top=0&side=200')).toBe('f00');
  expect(await square(plain, '?left=200&top=0&side=200')).toBe('0f0');
  expect(await square(plain, '?left=0&top=200&side=200')).toBe('00f');
  // A quarter turn makes the lower left the upper left.
  expect(await square(await quarters(400, 6), '?left=0&top=0&side=200')).toBe('00f');
  // A square outside of the picture is moved inside.
  expect(await square(plain, '?left=39000000&top=0&side=200')).toBe('0f0');
  const wide = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#f00' } })
    .composite([
      {
        input: await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0f0' } })
          .png()
          .toBuffer(),
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  expect(await square(wide, '')).toBe('0f0');
  for (const query of ['?left=0', '?left=-1&top=0&side=5', '?left=0&top=0&side=0', '?left=x&top=0&side=5']) {
    const refused = await put(person, plain, query);
    expect([query, refused.status, refused.body.code]).toEqual([query, 422, 'INVALID_INPUT']);
  }
});

test('another photo takes the place of the one before, and removing it leaves no file', async () => {
  const person = await signUpTestClient(shop);
  const first = (await put(person)).body.data.photo;
  const second = (await put(person)).body.data.photo;
  expect(second).not.toBe(first);
  await deletePictures(shop);
  expect([(await look(person, first)).status, (await look(person, second)).status]).toEqual([404, 200]);
  const hash = String(second.split('/')[2]);
  expect(
    files()
      .filter((name) => name.includes(hash))
      .every((name) => name.startsWith('media-private/')),
  ).toBe(true);
  expect((await person.send('DELETE', '/users/photo')).status).toBe(200);
  expect((await person.send('DELETE', '/users/photo')).status).toBe(200);
  expect((await me(person)).photo).toBeUndefined();
  expect((await look(person, second)).status).toBe(404);
  await deletePictures(shop);
  expect(files().filter((name) => name.includes(hash))).toEqual([]);
});

test('a photo is erased with its person, also one that arrives beside the deletion', async () => {
  const person = await signUpTestClient(shop);
  const { photo } = (await put(person)).body.data;
  await Promise.all([put(person), put(person), person.send('DELETE', '/users/deleteMe'), put(person)]);
  await deletePictures(shop);
  const { rows } = await shop.ctx.db.execute('select photo_id from users where erased_at is not null and photo_id is not null');
  expect(rows).toEqual([]);
  expect(files().some((name) => name.includes(String(photo.split('/')[2])))).toBe(false);
  const listed = await shop.ctx.db.execute(
    `select m.content_hash from media m where not exists (select from users u where u.photo_id = m.id) and m.content_hash like 'p%'`,
  );
  expect(listed.rows).toEqual([]);
});

test('accepts a form; refuses other files and callers without a session', async () => {
  const person = await signUpTestClient(shop);
  const form = new FormData();
  form.set('photo', new File([new Uint8Array(await photograph())], 'me.jpg', { type: 'image/jpeg' }));
  expect((await sendForm(person, 'PUT', '/users/photo', form)).status).toBe(200);
  expect((await put(person, Buffer.from('no picture'))).body.code).toBe('UNREADABLE_IMAGE');
  expect((await put(createTestClient(shop))).body.code).toBe('UNAUTHORIZED');
  expect((await person.send('PUT', '/users/photo', { photo: 'AAAA' })).status).toBe(415);
});

test('tries of a person, and of all accounts of an address, end', async () => {
  const person = await signUpTestClient(shop);
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) statuses.push((await put(person, Buffer.from('no picture'))).status);
  expect([statuses.slice(0, 30).every((status) => status === 422), statuses[30]]).toEqual([true, 429]);
});
