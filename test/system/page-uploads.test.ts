import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, delivered, orderOf, placed } from '../support/place-orders.ts';
import { addTeamMember } from '../support/prepared-shop.ts';
import { mp3Frames } from '../support/recordings.ts';
import { addSampleProducts, type SampleProduct } from '../support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../support/test-client.ts';
import { photograph } from '../support/upload-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-page-uploads-'));
let app: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  // The page tells what form it was given.
  app = await openTestApp({ DATA_DIR: directory }, async (request) => Response.json([...(await request.formData())]));
  products = await addSampleProducts(app, 1);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const file = async (name: string, bytes?: Uint8Array) =>
  new File([new Uint8Array(bytes ?? (await photograph(90, 60)))], name, { type: 'image/jpeg' });
const staged = () => readdirSync(join(directory, 'media-staged'));

async function sendPage(client: TestClient, path: string, form: FormData, headers: Record<string, string> = {}) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers }, body: form };
  const response = await app.request(path, init);
  const text = await response.text();
  const fields = text.startsWith('[') ? (JSON.parse(text) as [string, string][]) : undefined;
  const all = (name: string) => fields?.filter(([key]) => key === name).map(([, value]) => value);
  return { status: response.status, location: response.headers.get('location'), text, fields, all };
}

async function order() {
  const guest = createTestClient(app);
  return { guest, ...(await delivered(app, guest, [[products[0] as SampleProduct, 1]])) };
}

test('the form of a return brings its photographs without scripts, and keeps the texts around them', async () => {
  const { guest, number } = await order();
  const form = new FormData();
  form.set('message', 'The rim is chipped.\nHave a look.');
  form.append('photoIds', 'one-from-before');
  form.append('photos', await file('rim.jpg'));
  form.append('photos', await file('base.jpg'));
  form.append('photos', new File([], '', { type: 'application/octet-stream' }));
  form.set('wish', 'refund');
  for (const path of [`/orders/${number}/report`, `/hi/orders/${number}/report`]) {
    const sent = await sendPage(guest, path, form);
    expect([path, sent.status, sent.all('message'), sent.all('wish')]).toEqual([
      path,
      200,
      ['The rim is chipped.\r\nHave a look.'],
      ['refund'],
    ]);
    const ids = sent.all('photoIds') ?? [];
    expect([ids[0], ids.length, sent.all('photoProblem')]).toEqual(['one-from-before', 3, []]);
    const { rows } = await app.ctx.db.execute('select media_id from return_photos where media_id = any($1)', [ids]);
    expect(rows.length).toBe(2);
  }
  expect(staged()).toEqual([]);
});

test('one file that is no picture costs the form nothing else, nor does a seventh', async () => {
  const { guest, number } = await order();
  const form = new FormData();
  form.append('photos', await file('notes.jpg', Buffer.from('not a picture')));
  form.append('photos', await file('rim.jpg'));
  form.append('photos', await file('huge.jpg', Buffer.alloc(11 * 1024 * 1024, 1)));
  form.append('photos', await file('base.jpg'));
  form.set('photoProblem', 'forged');
  form.set('message', 'Look at the rim.');
  const sent = await sendPage(guest, `/orders/${number}/report`, form);
  expect([sent.all('photoProblem'), sent.all('photoIds')?.length, sent.all('message')]).toEqual([
    ['UNREADABLE_IMAGE'],
    2,
    ['Look at the rim.'],
  ]);
  const seven = new FormData();
  for (let count = 0; count < 7; count++) seven.append('photos', await file(`${count}.jpg`));
  const many = await sendPage(guest, `/orders/${number}/report`, seven);
  expect([many.all('photoProblem'), many.all('photoIds')?.length]).toEqual([['INVALID_INPUT'], 6]);
  expect(staged()).toEqual([]);
});

test('a form with files is read only for callers who may upload there, and for no other page', async () => {
  const guest = createTestClient(app);
  const unpaid = await placed(guest, orderOf([[products[0] as SampleProduct, 1]], { method: 'demo' }));
  const form = new FormData();
  form.append('photos', await file('rim.jpg'));
  expect((await sendPage(guest, `/orders/${unpaid.order.number}/report`, form)).status).toBe(409);
  await capture(app, unpaid);
  expect((await sendPage(guest, `/orders/${unpaid.order.number}/report`, form)).status).toBe(409);
  const { number } = await order();
  expect((await sendPage(guest, `/orders/${number}/report`, form)).status).toBe(404);
  expect((await sendPage(guest, '/feedback', form)).status).toBe(415);
  expect((await sendPage(guest, `/orders/${number}/report`, form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const visitor = await sendPage(guest, '/hi/me', form);
  expect([visitor.status, visitor.location]).toEqual([303, '/hi/me']);
});

test('the profile takes a photo without scripts', async () => {
  const client = await signUpTestClient(app);
  const form = new FormData();
  form.set('intent', 'photo');
  form.set('photo', await file('me.jpg'));
  const sent = await sendPage(client, '/me', form);
  expect([sent.status, sent.all('intent'), sent.all('photoIds')?.length]).toEqual([200, ['photo'], 1]);
  expect((await client.send('GET', '/users/me')).body.data.data.photo).toBe(sent.all('photoIds')?.[0]);
});

test('the form of a maker takes a voice in a field of its own without scripts', async () => {
  const shop = 'jaipur-potters';
  const owner = await addTeamMember(app, shop, 'owner');
  const words = {
    ...{ name: 'Lali Devi', story: 'Hers.' },
    kind: 'artisan',
    craft: 'Pottery',
    place: 'Jaipur',
    state: 'Rajasthan',
    since: '1998',
  };
  const { maker } = (await owner.send('POST', `/shops/${shop}/makers`, words)).body.data;
  const form = new FormData();
  form.set('act', 'voice');
  form.set('voice', new File([new Uint8Array(Buffer.concat(mp3Frames(4)))], 'lali.mp3', { type: 'audio/mpeg' }));
  const sent = await sendPage(owner, `/hi/hub/${shop}/makers/${maker}`, form);
  expect([sent.status, sent.all('act'), sent.all('photoIds')?.length, sent.all('photoProblem')]).toEqual([200, ['voice'], 1, []]);
  expect((await owner.send('GET', `/shops/${shop}/makers/${maker}`)).body.data.maker.voice.state).toBe('pending');
  form.set('voice', await file('lali.mp3'));
  expect((await sendPage(owner, `/hub/${shop}/makers/${maker}`, form)).all('photoProblem')).toEqual(['UNSUPPORTED_MEDIA_TYPE']);
  expect(staged()).toEqual([]);
});

test('the form of a draft takes photographs without scripts, from people of its shop who may add them', async () => {
  const shop = 'jaipur-potters';
  const owner = await addTeamMember(app, shop, 'owner');
  const { _id } = (await owner.send('POST', `/shops/${shop}/drafts`, {})).body.data.draft;
  const form = new FormData();
  form.set('event', 'photos');
  for (const name of ['front.jpg', 'back.jpg']) form.append('photos', await file(name));
  const sent = await sendPage(owner, `/hi/hub/${shop}/drafts/${_id}`, form);
  expect([sent.status, sent.all('event'), sent.all('photoIds')?.length]).toEqual([200, ['photos'], 2]);
  expect((await owner.send('GET', `/shops/${shop}/drafts/${_id}`)).body.data.draft.photos).toHaveLength(2);
  for (const other of [await addTeamMember(app, shop, 'facilitator'), await addTeamMember(app, 'kutch-weavers', 'owner')])
    expect((await sendPage(other, `/hub/${shop}/drafts/${_id}`, form)).fields).toBeUndefined();
  expect((await owner.send('GET', `/shops/${shop}/drafts/${_id}`)).body.data.draft.photos).toHaveLength(2);
  expect((await sendPage(owner, `/hub/${shop}/drafts/other`, form)).status).toBe(404);
  const visitor = await sendPage(createTestClient(app), `/hub/${shop}/drafts/${_id}`, form);
  expect([visitor.status, visitor.location]).toEqual([303, `/hub/${shop}/drafts/${_id}`]);
});

test('forms with files end for a person, whether they bring any, so that no caller keeps the turns of uploads', async () => {
  const client = await signUpTestClient(app);
  const form = new FormData();
  form.set('name', 'Asha');
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++) statuses.push((await sendPage(client, '/me', form)).status);
  expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([200]), 429]);
});
