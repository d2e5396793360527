import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMedia } from '#modules/media/check-media.ts';
import { operateChanges } from '../../../scripts/admin-changes.ts';
import { deletePictures } from '../../../test/support/delete-pictures.ts';
import { renderPictures } from '../../../test/support/draft-photos.ts';
import { addOperator, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { id3, mp3Frames, wavFile } from '../../../test/support/recordings.ts';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile } from '../../../test/support/upload-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-makers-'));
const shop = '/shops/jaipur-potters/makers';
let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
let facilitator: TestClient;
let desk: TestClient;
const visitor = () => createTestClient(app);
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: directory });
  await addSampleProducts(app, 2);
  owner = await addTeamMember(app, 'jaipur-potters', 'owner');
  facilitator = await addTeamMember(app, 'jaipur-potters', 'facilitator');
  stranger = await addTeamMember(app, 'kutch-weavers', 'owner');
  desk = await addOperator(app);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const words = {
  name: 'Sunita Devi',
  nameHi: 'सुनीता देवी',
  kind: 'artisan',
  craft: 'Blue pottery',
  place: 'Jaipur',
  state: 'Rajasthan',
  since: '1998',
  story: 'She learned it from her father.',
};
const add = async (more: object = {}): Promise<string> => (await owner.send('POST', shop, { ...words, ...more })).body.data.maker;
const save = (id: string, more: object = {}, by = owner) => by.send('POST', `${shop}/${id}`, { ...words, ...more });
const view = async (id: string) => (await owner.send('GET', `${shop}/${id}`)).body.data.maker;
const list = async (by = owner) => (await by.send('GET', shop)).body.data.makers;
const waiting = async () => (await desk.send('GET', '/desk/changes')).body.data.changes;
const decide = (change: string, body: object) => desk.send('POST', `/desk/changes/${change}/decisions`, body);
const accept = async () => {
  for (const { _id } of await waiting()) await decide(_id, { decision: 'accept' });
};
const page = async (slug: string) => (await visitor().send('GET', `/makers/${slug}`)).body;
const files = new Map<number, Uint8Array>();
/** Uploads the photograph of a width in px: the same each time. */
const upload = async (id: string, width = 60, by = owner) => {
  const file = files.get(width) ?? (await photograph(width, 40));
  files.set(width, file);
  const { status, body } = await sendFile(by, 'POST', `${shop}/${id}/photos`, file);
  return status === 200 ? (body.data.photo as string) : body.code;
};
const step = (id: string, photo: string, event: string) => owner.send('POST', `${shop}/${id}/photos/${photo}/steps`, { event });

test('a maker is shown once it was looked at, and a change of it leaves what is shown until then', async () => {
  expect((await owner.send('POST', shop, { ...words, name: ' ', story: '' })).body.fields).toMatchObject({ name: expect.anything() });
  const id = await add();
  expect(await list()).toEqual([{ _id: id, name: { en: 'Sunita Devi', hi: 'सुनीता देवी' }, state: 'waiting', lacksHindi: true }]);
  expect((await page('sunita-devi')).code).toBe('MAKER_NOT_FOUND');
  expect(await operateChanges(app.ctx, [])).toContain('craft: – → Blue pottery');
  await accept();
  expect((await page('sunita-devi')).data.maker).toMatchObject({ _id: id, since: 1998, craft: { en: 'Blue pottery' } });
  expect(await list()).toMatchObject([{ _id: id, slug: 'sunita-devi', state: 'shown' }]);

  expect((await save(id, { craft: 'Glazed pottery' })).body.data).toEqual({ waits: true });
  expect((await page('sunita-devi')).data.maker.craft).toEqual({ en: 'Blue pottery' });
  const [change] = await waiting();
  expect(change).toMatchObject({ step: 'maker', fields: [{ name: 'craft', before: 'Blue pottery', after: 'Glazed pottery' }] });
  const note = { en: 'Is it glazed?', hi: 'क्या यह चमकाया हुआ है?' };
  await decide(change._id, { decision: 'send-back', note });
  expect((await view(id)).change).toMatchObject({ isSentBack: true, note, fields: { craft: 'Glazed pottery' } });
  expect((await save(id)).body.data).toEqual({ waits: false });
  expect((await view(id)).change).toBeUndefined();
  // Another maker of the same name has a page of its own.
  await add();
  await accept();
  expect((await list()).map(({ slug }: { slug: string }) => slug)).toContainEqual(expect.stringMatching(/^sunita-devi-\w{6}$/));
  expect((await run(`select distinct kind from mails where kind like 'shop-details-%' order by kind`)).map(({ kind }) => kind)).toEqual([
    'shop-details-accept',
    'shop-details-send-back',
    'shop-details-sent',
  ]);
});

test('pictures are private until the maker agreed and they were looked at', async () => {
  const id = await add({ name: 'Ravi Kumar' });
  const portrait = await upload(id);
  const work = await upload(id, 61);
  expect([await upload(id, 61), await upload(id, 61, stranger)]).toEqual([work, 'FORBIDDEN']);
  await renderPictures(app);
  await step(id, portrait, 'portrait');
  await step(id, work, 'earlier');
  const { photos } = await view(id);
  expect(photos.map(({ _id, isPortrait }: { _id: string; isPortrait: boolean }) => [_id, isPortrait])).toEqual([
    [work, false],
    [portrait, true],
  ]);
  const file = `${photos[0].base}/${photos[0].widths[0]}.avif`;
  const see = async (by: TestClient) => {
    const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return (await app.request(file, { headers: { cookie } })).status;
  };
  expect([await see(owner), await see(stranger), await see(visitor()), await see(desk)]).toEqual([200, 404, 404, 200]);

  const fields = { name: 'Ravi Kumar', alts: { [work]: { en: 'Painting a bowl', hi: '' } } };
  expect((await save(id, fields)).body.fields).toEqual({ pictureConsent: 'missing' });
  await save(id, { ...fields, pictureConsent: 'spoken' });
  await accept();
  const { maker } = (await page('ravi-kumar')).data;
  expect(maker).toMatchObject({
    portrait: { alt: { en: 'Ravi Kumar', hi: words.nameHi } },
    pictures: [{ alt: { en: 'Painting a bowl' }, width: 61 }],
  });
  expect((await app.request(`${maker.portrait.base}/${maker.portrait.widths[0]}.avif`)).status).toBe(200);
  // Taken out of what is prepared, it is shown until the next review.
  await step(id, work, 'remove');
  expect((await page('ravi-kumar')).data.maker.pictures).toHaveLength(1);
  await save(id, { name: 'Ravi Kumar', pictureConsent: 'spoken' });
  await accept();
  expect((await page('ravi-kumar')).data.maker.pictures).toBeUndefined();
  // A picture that is shown no more is deleted.
  await deletePictures(app);
  expect((await app.request(`${maker.pictures[0].base}/61.avif`)).status).toBe(404);
  expect((await step(id, work, 'remove')).status).toBe(404);
});

test('a picture that was taken out meanwhile, or is still rendered, keeps a change from being accepted', async () => {
  const id = await add({ name: 'Meena Bai' });
  const photo = await upload(id, 62);
  await save(id, { name: 'Meena Bai', pictureConsent: 'thumbprint' });
  const [{ _id: change }] = await waiting();
  expect((await decide(change, { decision: 'accept' })).body.fields).toEqual({ photos: 'pending' });
  await step(id, photo, 'remove');
  expect((await decide(change, { decision: 'accept' })).body.fields).toEqual({ photos: 'missing' });
  for (let width = 70; width < 79; width++) await upload(id, width);
  expect(await upload(id, 80)).toBe('INVALID_INPUT');
  expect((await owner.send('POST', `${shop}/${id}/withdraw`)).status).toBe(200);
  expect([(await owner.send('GET', `${shop}/${id}`)).status, await waiting()]).toEqual([404, []]);
  expect(await run('select count(*)::int as n from maker_photos where maker_id = $1', [id])).toEqual([{ n: 0 }]);
});

test('a voice is heard once the maker agreed, it was written down in both languages, and it was looked at', async () => {
  const id = await add({ name: 'Lali Devi' });
  const send = async (file: Uint8Array, by = owner) => {
    const { status, body } = await sendFile(by, 'POST', `${shop}/${id}/voice`, file, 'application/octet-stream');
    return status === 200 ? body.data.voice : body.code;
  };
  const sound = Buffer.concat(mp3Frames(40));
  const refused = [await photograph(60, 40), Buffer.concat([sound, Buffer.from('words')]), wavFile(181), Buffer.alloc(5_300_000, 1)];
  const codes = [];
  for (const file of refused) codes.push(await send(file));
  expect(codes).toEqual(['UNSUPPORTED_MEDIA_TYPE', 'UNREADABLE_AUDIO', 'AUDIO_TOO_LONG', 'PAYLOAD_TOO_LARGE']);
  expect(await send(sound, stranger)).toBe('FORBIDDEN');
  await send(wavFile(1));
  const earlier = (await run('select media_id from maker_voices where maker_id = $1', [id]))[0]?.media_id;
  await send(Buffer.concat([id3('Lali, Jaipur'), sound]));
  await deletePictures(app);
  expect(await run('select id from media where id = $1', [earlier])).toEqual([]);

  const fields = { name: 'Lali Devi', voiceLanguage: 'mwr', voiceEn: 'I learned it at home.', voiceHi: 'मैंने घर पर सीखा।' };
  expect((await save(id, { name: 'Lali Devi' })).body.fields).toEqual({
    ...{ voiceLanguage: 'missing', voiceEn: 'missing', voiceHi: 'missing', voiceConsent: 'missing' },
  });
  expect((await save(id, { ...fields, voiceHi: ' ', voiceConsent: 'spoken' })).body.fields).toEqual({ voiceHi: 'missing' });
  await save(id, { ...fields, voiceConsent: 'spoken' });
  const [{ _id: change }] = await waiting();
  expect((await decide(change, { decision: 'accept' })).body.fields).toEqual({ voice: 'pending' });
  await renderPictures(app);
  const hear = (url: string, by: TestClient, headers: Record<string, string> = {}) => {
    const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return app.request(url, { headers: { cookie, ...headers } });
  };
  const { url } = (await view(id)).voice;
  const heard = [owner, stranger, visitor(), desk].map(async (by) => (await hear(url, by)).status);
  expect(await Promise.all(heard)).toEqual([200, 404, 404, 200]);
  await accept();

  const { maker } = (await page('lali-devi')).data;
  const transcript = { en: fields.voiceEn, hi: fields.voiceHi };
  expect(maker.voice).toEqual({ url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/voice\.mp3$/), language: 'mwr', transcript });
  const whole = await hear(maker.voice.url, visitor());
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    ...{ 'content-type': 'audio/mpeg', 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' },
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Buffer.compare(Buffer.from(await whole.arrayBuffer()), sound)).toBe(0);
  const parts = ['bytes=10-19', 'bytes=-5', 'bytes=16670-', 'bytes=99999-', 'bytes=5-2', 'bytes=0-1,4-5'];
  const answers = parts.map(async (range) => {
    const { status, headers } = await hear(maker.voice.url, visitor(), { range });
    return [status, headers.get('content-range'), headers.get('content-length')];
  });
  expect(await Promise.all(answers)).toEqual([
    [206, 'bytes 10-19/16680', '10'],
    [206, 'bytes 16675-16679/16680', '5'],
    [206, 'bytes 16670-16679/16680', '10'],
    [416, 'bytes */16680', null],
    [200, null, '16680'],
    [200, null, '16680'],
  ]);
  const part = await hear(maker.voice.url, visitor(), { range: 'bytes=4-6', 'if-range': String(whole.headers.get('etag')) });
  expect([part.status, (await hear(maker.voice.url, visitor(), { range: 'bytes=4-6', 'if-range': '"old"' })).status]).toEqual([206, 200]);
  expect((await checkMedia(app.ctx)).findings).toEqual([]);
  expect((await save(id, { ...fields, voiceConsent: 'spoken' })).body.data).toEqual({ waits: false });

  // Taken out, it is heard until the next review, and deleted then.
  expect((await owner.send('DELETE', `${shop}/${id}/voice`)).status).toBe(200);
  expect((await owner.send('DELETE', `${shop}/${id}/voice`)).status).toBe(404);
  await save(id, { name: 'Lali Devi' });
  expect((await page('lali-devi')).data.maker.voice).toBeDefined();
  await accept();
  expect((await page('lali-devi')).data.maker.voice).toBeUndefined();
  await deletePictures(app);
  expect((await hear(maker.voice.url, visitor())).status).toBe(404);
  expect(await run(`select id from media where kind = 'mp3'`)).toEqual([]);
});

test('a shop keeps its own makers alone, and a facilitator those that consented', async () => {
  const mine = (await list()).find(({ slug }: { slug?: string }) => slug === 'sunita-devi');
  const others = '/shops/kutch-weavers/makers';
  expect((await stranger.send('POST', `${others}/${mine._id}`, words)).status).toBe(404);
  expect((await stranger.send('GET', `${others}/${mine._id}`)).status).toBe(404);
  const [common] = await run(`select id from makers where slug = 'maker-of-pieces'`);
  expect((await save(String(common?.id))).status).toBe(404);

  expect(await list(facilitator)).toEqual([]);
  const refused = { code: 'INVALID_INPUT', fields: { makerId: 'no-consent' } };
  expect((await facilitator.send('POST', shop, words)).body).toMatchObject(refused);
  expect((await save(mine._id, {}, facilitator)).body).toMatchObject(refused);
  expect(await upload(mine._id, 64, facilitator)).toBe('INVALID_INPUT');
  const facilitatorId = (await facilitator.send('GET', '/users/me')).body.data.data._id;
  const consent = { maker: mine._id, facilitator: facilitatorId, given: 'spoken', months: '12' };
  await owner.send('POST', '/shops/jaipur-potters/consents', consent);
  expect(await list(facilitator)).toHaveLength(1);
  expect((await save(mine._id, { craft: 'Tiles' }, facilitator)).body.data).toEqual({ waits: true });
});
