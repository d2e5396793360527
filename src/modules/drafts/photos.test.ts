import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepCopiesJob } from '#modules/media/publish-picture.ts';
import { deletePictures, removeFiles } from '../../../test/support/delete-pictures.ts';
import { addDraftPhoto, renderPictures } from '../../../test/support/draft-photos.ts';
import { addOperator, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile, sendForm } from '../../../test/support/upload-files.ts';
import { forgetRemovedPhotoJob } from './forget-photos.ts';
import { maxDraftPhotos } from './photos-contract.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-draft-photos-'));
const shop = 'jaipur-potters';
let app: TestApp;
let samples: SampleProduct[];
let owner: TestClient;
let stranger: TestClient;
let desk: TestClient;
let body: { title: { en: string; hi?: string }; [field: string]: unknown };
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: directory });
  samples = await addSampleProducts(app, 3);
  owner = await addTeamMember(app, shop, 'owner');
  stranger = await addTeamMember(app, 'kutch-weavers', 'owner');
  desk = await addOperator(app);
  const [row] = await run('select maker_id, subcategory_id from products where id = $1', [samples[0]?.productId]);
  await run(`insert into terms (kind, slug, label) values ('material', 'clay', '{"en": "Clay"}')`);
  body = {
    title: { en: 'Blue bowl', hi: 'नीला कटोरा' },
    description: { en: 'A bowl with a blue glaze.' },
    subcategoryId: row?.subcategory_id,
    makerId: row?.maker_id,
    materials: ['clay'],
    hsn: '6912',
    basePricePaise: 120_000,
    weightGrams: 600,
  };
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

let codes = 0;
const variants = () => [{ sku: `BOWL-${codes++}`, size: 'One size', priceDeltaPaise: 0, units: 4 }];
const at = (draft: string, rest = '') => `/shops/${shop}/drafts/${draft}${rest}`;
const open = async (input: object = {}) => (await owner.send('POST', `/shops/${shop}/drafts`, input)).body.data.draft;
const read = async (draft: string) => (await owner.send('GET', at(draft))).body.data.draft;
const send = async (draft: string, bytes?: Uint8Array, type?: string, by = owner) =>
  sendFile(by, 'POST', at(draft, '/photos'), bytes ?? (await photograph(60, 40)), type);
const add = (draft: string) => addDraftPhoto(app, owner, shop, draft);
const arrange = (draft: string, photos: object[]) => owner.send('POST', at(draft, '/photos/order'), { photos });
const step = (draft: string, photo: string, event: string, by = owner) => by.send('POST', at(draft, `/photos/${photo}/steps`), { event });
const review = (draft: string, input: object) => desk.send('POST', `/desk/drafts/${draft}/reviews`, input);
const shown = async (id: string) => (await owner.send('GET', `/products/details/${id}`)).body.data.data.product;
const idsOf = (draft: { photos: { _id: string; removed?: boolean }[] }) => draft.photos.flatMap((each) => (each.removed ? [] : each._id));
const mediaRows = async () => Number((await run('select count(*)::int as count from media'))[0]?.count);
const files = () =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(directory, name)).isFile());
const look = (path: string, person?: TestClient) =>
  app.request(path, { headers: { cookie: [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ') } });

/** A draft of a new product with photographs, as the review finds it. */
async function submitted(photos = 1): Promise<string> {
  const { _id } = await open();
  for (let count = 0; count < photos; count++) await add(_id);
  await owner.send('POST', at(_id), { version: 1, body: { ...body, variants: variants() } });
  const sent = await owner.send('POST', at(_id, '/steps'), { version: 2, event: 'submit' });
  expect(sent.body.data.draft.state).toBe('submitted');
  return _id;
}

test('photographs of a draft are shown to people of the shop who may, and to operators, until it is approved', async () => {
  const draft = await submitted(3);
  const { photos } = await read(draft);
  const [first, second, third] = photos.map(({ _id }: { _id: string }) => _id);
  const arranged = await arrange(draft, [{ photo: third, alt: { en: 'From above', hi: '' } }, { photo: first }]);
  expect(idsOf(arranged.body.data.draft)).toEqual([third, first, second]);
  const cover = `${photos[2].base}/${photos[2].widths[0]}.webp`;
  expect(cover).toMatch(/^\/media\/p[0-9a-f]{32}\/60\.webp$/);
  for (const role of ['owner', 'manager', 'packer', 'accountant', 'facilitator'] as const) {
    const response = await look(cover, await addTeamMember(app, shop, role));
    const caching = response.headers.get('cache-control');
    expect([role, response.status, caching]).toEqual(
      role === 'owner' || role === 'manager' ? [role, 200, 'private, no-cache'] : [role, 404, 'no-store'],
    );
  }
  expect((await look(cover, desk)).status).toBe(200);
  for (const person of [undefined, stranger, await signUpTestClient(app)]) expect((await look(cover, person)).status).toBe(404);
  // Its public address is empty until then, for everyone.
  expect((await look(cover.replace('/p', '/'), desk)).status).toBe(404);
  const approved = (await review(draft, { decision: 'approve' })).body.data.draft;
  const { media } = await shown(approved.product);
  expect(media.map(({ alt }: { alt: object }) => alt)).toEqual([{ en: 'From above' }, body.title, body.title]);
  const served = await look(media[0].url);
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  await deletePictures(app);
  expect((await look(cover, owner)).status).toBe(404);
  expect((await look(media[0].url)).status).toBe(200);
  expect(files().filter((name) => name.startsWith('media-private/p'))).toEqual([]);
  expect(await run('select from media_originals')).toEqual([]);
});

test('what cannot be read says so, costs nothing else, and is not enough to send a draft', async () => {
  const { _id } = await open();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
  expect((await send(_id, heic, 'image/heic')).body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect((await send(_id, heic, 'application/octet-stream')).body).toMatchObject({
    code: 'UNREADABLE_IMAGE',
    fields: { photo: 'Send a JPEG, PNG, WebP or AVIF picture.' },
  });
  expect((await send(_id, Buffer.from('no picture, whatever it is called'))).body.code).toBe('UNREADABLE_IMAGE');
  expect((await send(_id, Buffer.alloc(10 * 1024 * 1024 + 1, 1))).body.code).toBe('PAYLOAD_TOO_LARGE');
  const form = new FormData();
  form.set('photos', new File([new Uint8Array(await photograph(60, 40))], 'bowl.jpg', { type: 'image/jpeg' }));
  const { photo, draft } = (await sendForm(owner, 'POST', at(_id, '/photos'), form)).body.data;
  expect(draft).toMatchObject({ version: 1, photosVersion: 2, photos: [{ _id: photo, state: 'pending' }] });
  await owner.send('POST', at(_id), { version: 1, body: { ...body, variants: variants() } });
  const submit = () => owner.send('POST', at(_id, '/steps'), { version: 2, event: 'submit' });
  expect((await submit()).body.fields).toEqual({ photos: 'missing' });
  await run('delete from media_originals');
  await renderPictures(app);
  expect((await read(_id)).photos).toMatchObject([{ state: 'failed' }]);
  expect((await submit()).body.fields).toEqual({ photos: 'missing' });
  // One that is ready is enough to send it, and one that is not keeps it from being approved.
  await add(_id);
  await send(_id);
  expect((await submit()).body.data.draft.state).toBe('submitted');
  expect((await review(_id, { decision: 'approve' })).body.fields).toEqual({ photos: 'pending' });
  await renderPictures(app);
  const { product } = (await review(_id, { decision: 'approve' })).body.data.draft;
  expect((await shown(product)).media).toHaveLength(2);
});

test('the same file is one photograph, and of many at once a draft takes twelve', async () => {
  const { _id } = await open();
  const bytes = await photograph(60, 40);
  const twice = await Promise.all([send(_id, bytes), send(_id, bytes)]);
  expect(new Set(twice.map((each) => each.body.data.photo)).size).toBe(1);
  expect((await read(_id)).photosVersion).toBe(2);
  const answers = await Promise.all(Array.from({ length: maxDraftPhotos + 1 }, () => send(_id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(maxDraftPhotos - 1).fill(200), 422, 422]);
  expect((await send(_id)).body.fields).toEqual({ photos: 'full' });
  expect((await read(_id)).photos).toHaveLength(maxDraftPhotos);
});

test('a draft of another shop, one that ended and an upload that never ends take none', async () => {
  const { _id } = await open();
  const photo = await add(_id);
  await deletePictures(app);
  const elsewhere = `/shops/kutch-weavers/drafts/${_id}/photos`;
  const [rows, onDisk] = [await mediaRows(), files().length];
  expect((await sendFile(stranger, 'POST', elsewhere, await photograph(60, 40))).body.code).toBe('NOT_FOUND');
  expect((await stranger.send('POST', `${elsewhere}/${photo}/steps`, { event: 'remove' })).body.code).toBe('NOT_FOUND');
  expect((await stranger.send('POST', `${elsewhere}/order`, { photos: [] })).body.code).toBe('NOT_FOUND');
  expect((await step(_id, photo, 'remove', stranger)).body.code).toBe('FORBIDDEN');
  expect((await step((await open())._id, photo, 'remove')).body.code).toBe('NOT_FOUND');
  // The sender hangs up in the middle.
  const part = (await photograph(60, 40)).subarray(0, 200);
  const broken = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(part));
      controller.error(new Error('the line is lost'));
    },
  });
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const init = { method: 'POST', headers: { 'content-type': 'image/jpeg', cookie }, body: broken, duplex: 'half' } as RequestInit;
  expect((await app.request(`/api/v1${at(_id, '/photos')}`, init)).status).toBe(400);
  expect([await mediaRows(), files().length]).toEqual([rows, onDisk]);
  await owner.send('POST', at(_id, '/steps'), { version: 1, event: 'withdraw' });
  expect((await send(_id)).body).toMatchObject({ code: 'WRONG_STATE', fields: { state: 'withdrawn' } });
  await deletePictures(app);
  expect([await mediaRows(), files().length]).toEqual([rows - 1, onDisk - 2]);
});

test('a photograph that was taken out is put back where it was, or forgotten after an hour', async () => {
  const { _id } = await open();
  const photos = [await add(_id), await add(_id), await add(_id)];
  const [first = '', second = ''] = photos;
  expect(idsOf((await step(_id, first, 'remove')).body.data.draft)).toEqual(photos.slice(1));
  expect(idsOf((await step(_id, first, 'restore')).body.data.draft)).toEqual(photos);
  await forgetRemovedPhotoJob.handle({ photo: first }, app.ctx);
  await step(_id, second, 'remove');
  await forgetRemovedPhotoJob.handle({ photo: second }, app.ctx);
  expect((await read(_id)).photos).toHaveLength(3);
  app.setNow(new Date(Date.now() + 61 * 60_000));
  for (const photo of photos) await forgetRemovedPhotoJob.handle({ photo }, app.ctx);
  app.setNow(undefined);
  expect(idsOf(await read(_id))).toEqual([first, photos[2]]);
  expect((await step(_id, second, 'restore')).body.code).toBe('NOT_FOUND');
});

test('a change of what is on sale begins with its photographs and takes their place in one step', async () => {
  const draft = await submitted(2);
  const { product } = (await review(draft, { decision: 'approve' })).body.data.draft;
  await deletePictures(app);
  const before = (await shown(product)).media;
  const change = await open({ product });
  expect(change.photos.map(({ base, state }: { base: string; state: string }) => [base, state])).toEqual(
    before.map(({ base }: { base: string }) => [base, 'ready']),
  );
  const added = await add(change._id);
  await arrange(change._id, [{ photo: added }]);
  await step(change._id, change.photos[0]._id, 'remove');
  await owner.send('POST', at(change._id, '/steps'), { version: 1, event: 'submit' });
  // Photographs that changed after the operator looked are looked at again.
  const seen = (await read(change._id)).photosVersion;
  await arrange(change._id, [{ photo: added, alt: { en: 'New' } }]);
  expect((await review(change._id, { decision: 'approve', version: 2, photosVersion: seen })).body.code).toBe('CONFLICT');
  expect((await shown(product)).media).toEqual(before);
  // An approval that fails at its last step leaves nothing in public.
  const [row] = await run('select m.content_hash as hash from draft_photos d join media m on m.id = d.media_id where d.id = $1', [added]);
  const copied = `/media/${String(row?.hash).slice(1)}/60.webp`;
  await run(`update drafts set body = body || '{"hsn": "9999"}' where id = $1`, [change._id]);
  expect((await review(change._id, { decision: 'approve' })).body.fields).toEqual({ hsn: 'unknown' });
  expect((await look(copied)).status).toBe(200);
  const sweep = async () => {
    for (const { data } of await run(`select data from jobs.job where name = 'sweep-copies'`))
      await sweepCopiesJob.handle(data as { hashes: string[] }, app.ctx);
    await removeFiles(app);
  };
  await sweep();
  expect((await look(copied)).status).toBe(404);
  await run(`update drafts set body = body || '{"hsn": "6912"}' where id = $1`, [change._id]);
  await review(change._id, { decision: 'approve' });
  await sweep();
  const { media } = await shown(product);
  expect(media.map(({ base, alt }: { base: string; alt: object }) => [base, alt])).toEqual([
    [copied.replace('/60.webp', ''), { en: 'New' }],
    [before[1].base, before[1].alt],
  ]);
  // Orders show the one that left.
  for (const { url } of [...before, ...media]) expect((await look(url)).status).toBe(200);
  expect(await run(`select 1 from draft_photos where draft_id = $1`, [change._id])).toEqual([]);
});
