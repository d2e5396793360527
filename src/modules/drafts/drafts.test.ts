import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import type { Localized } from '#shared/localized.ts';
import { addDraftPhoto } from '../../../test/support/draft-photos.ts';
import { addOperator, addPreparedShop, addTeamMember, completeShop } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { sentMails, type TestClient } from '../../../test/support/test-client.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-drafts-'));
let app: TestApp;
let samples: SampleProduct[];
let owner: TestClient & { email: string };
let stranger: TestClient;
let desk: TestClient;
let body: Record<string, unknown>;
const shop = 'jaipur-potters';
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
    title: { en: 'Blue bowl', hi: '' },
    description: { en: 'A bowl with a blue glaze.', hi: 'नीली चमक वाला कटोरा।' },
    subcategoryId: row?.subcategory_id,
    makerId: row?.maker_id,
    materials: ['clay'],
    hsn: '6912',
    basePricePaise: 120_000,
    weightGrams: 600,
    variants: [{ sku: 'NEW-1', size: 'One size', priceDeltaPaise: 0, units: 4 }],
  };
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const open = async (input: object = {}) => (await owner.send('POST', `/shops/${shop}/drafts`, input)).body.data.draft;
const save = (draft: string, version: number, words: object, by: TestClient = owner, at = shop) =>
  by.send('POST', `/shops/${at}/drafts/${draft}`, { version, body: words });
const move = (draft: string, version: number, event: string) =>
  owner.send('POST', `/shops/${shop}/drafts/${draft}/steps`, { version, event });
const review = (draft: string, input: object) => desk.send('POST', `/desk/drafts/${draft}/reviews`, input);
const shown = async (id: string) => (await owner.send('GET', `/products/details/${id}`)).body;

/** A new product with a photograph that was sent to be reviewed. */
async function submitted(words: object): Promise<string> {
  const { _id } = await open();
  await addDraftPhoto(app, owner, shop, _id);
  await save(_id, 1, words);
  expect((await move(_id, 2, 'submit')).body.data.draft.state).toBe('submitted');
  return _id;
}

test('a new product is written bit by bit, sent when complete, approved and on sale', async () => {
  const { _id, state } = await open();
  expect(state).toBe('writing');
  const partly = await save(_id, 1, { title: { hi: 'नीला कटोरा' }, variants: [{ sku: '' }] });
  expect(partly.body.data.draft).toMatchObject({ version: 2, title: { en: 'नीला कटोरा', hi: 'नीला कटोरा' } });
  expect((await move(_id, 2, 'submit')).body).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'title.en': 'missing', makerId: 'missing', hsn: 'missing', 'variants.0.sku': 'missing', 'variants.0.units': 'missing' },
  });
  await save(_id, 2, { ...body, hsn: '9999' });
  expect((await move(_id, 3, 'submit')).body.fields).toEqual({ hsn: 'unknown' });
  await save(_id, 3, body);
  expect((await move(_id, 4, 'submit')).body.fields).toEqual({ photos: 'missing' });
  await addDraftPhoto(app, owner, shop, _id);
  expect((await move(_id, 4, 'submit')).body.data.draft).toMatchObject({ state: 'submitted', version: 5 });
  expect((await desk.send('GET', '/desk/drafts')).body.data.drafts).toMatchObject([{ _id, shop, isNew: true, title: { en: 'Blue bowl' } }]);
  const approved = (await review(_id, { decision: 'approve', version: 5 })).body.data.draft;
  expect(approved).toMatchObject({ state: 'applied', reviews: [{ decision: 'approve', reasons: [] }] });
  const { product } = (await shown(approved.product)).data.data;
  expect([product.title.en, product.title.hi, product.variants[0].sizes[0].stock]).toEqual(['Blue bowl', undefined, 4]);
  expect((await sentMails(app, owner.email)).map(({ kind }) => kind)).toContain('draft-approve');
});

test('what is on sale stays as it is until a change is approved; further changes join the open draft', async () => {
  const product = samples[0]?.productId ?? '';
  const first = await open({ product });
  expect(first.body).toMatchObject({ title: { en: 'Piece 0' }, basePricePaise: 100_000 });
  expect((await open({ product }))._id).toBe(first._id);
  const changed = { ...first.body, ...body, variants: first.body.variants, basePricePaise: 5_000_000, title: { en: 'Better words' } };
  await save(first._id, 1, changed);
  await move(first._id, 2, 'submit');
  expect((await shown(product)).data.data.product.title.en).toBe('Piece 0');
  // It stays sent while more is changed, and a review of what was read before is refused.
  const later = await save(first._id, 3, { ...changed, title: { en: 'Best words' } });
  expect(later.body.data.draft).toMatchObject({ state: 'submitted', version: 4 });
  expect((await review(first._id, { decision: 'approve', version: 3 })).body).toMatchObject({ code: 'CONFLICT', fields: { version: '4' } });
  await review(first._id, { decision: 'approve', version: 4 });
  expect((await shown(product)).data.data.product).toMatchObject({ title: { en: 'Best words' }, pricing: { basePrice: 100_000 } });
  expect((await open({ product }))._id).not.toBe(first._id);
});

test('of two saves of one version one is taken, and nothing of the other', async () => {
  const { _id } = await open();
  const answers = await Promise.all(['First', 'Second'].map((en) => save(_id, 1, { title: { en } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { draft } = (await owner.send('GET', `/shops/${shop}/drafts/${_id}`)).body.data;
  expect([draft.version, draft.title.en]).toEqual([2, answers[0]?.status === 200 ? 'First' : 'Second']);
});

test('a draft that is approved twice at once becomes one product', async () => {
  const id = await submitted({
    ...body,
    title: { en: 'Only once' },
    variants: [{ sku: 'ONCE', size: 'One size', priceDeltaPaise: 0, units: 1 }],
  });
  const answers = await Promise.all([review(id, { decision: 'approve' }), review(id, { decision: 'approve' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await run(`select count(*)::int as count from products where title ->> 'en' = 'Only once'`)).toEqual([{ count: 1 }]);
  expect((await move(id, 4, 'submit')).body).toMatchObject({ code: 'WRONG_STATE', fields: { state: 'applied' } });
});

test('a draft is sent back with picked reasons in both languages, changed, sent again, and can be dropped', async () => {
  const id = await submitted({ ...body, variants: [{ sku: 'BACK', size: 'One size', priceDeltaPaise: 0, units: 1 }] });
  expect((await review(id, { decision: 'send-back' })).body.fields).toEqual({ reasons: 'missing' });
  const note = { en: 'Say which clay.', hi: 'बताइए कि मिट्टी कौन-सी है।' };
  await review(id, { decision: 'send-back', reasons: ['words', 'words'], note });
  const { draft } = (await owner.send('GET', `/shops/${shop}/drafts/${id}`)).body.data;
  expect(draft).toMatchObject({ state: 'sent-back', reviews: [{ decision: 'send-back', note, reasons: [{ reason: 'words' }] }] });
  expect(draft.reviews[0].reasons[0].label.hi).toMatch(/शब्द/);
  expect((await save(id, draft.version, draft.body)).body.data.draft.state).toBe('writing');
  const sent = (await move(id, draft.version + 1, 'submit')).body.data.draft;
  expect(sent.state).toBe('submitted');
  // Sent twice it waits once: the second one saw an older version.
  expect((await move(id, draft.version + 1, 'submit')).body.code).toBe('CONFLICT');
  expect((await move(id, sent.version, 'withdraw')).body.data.draft.state).toBe('withdrawn');
  expect((await review(id, { decision: 'approve' })).body.code).toBe('WRONG_STATE');
});

test('a draft of another shop is not there, by any route', async () => {
  const { _id } = await open();
  const at = 'kutch-weavers';
  expect((await stranger.send('GET', `/shops/${at}/drafts/${_id}`)).body.code).toBe('NOT_FOUND');
  expect((await save(_id, 1, {}, stranger, at)).body.code).toBe('NOT_FOUND');
  expect((await save(_id, 1, {}, stranger)).body.code).toBe('FORBIDDEN');
  for (const input of [{ product: samples[0]?.productId }, { copyOf: samples[0]?.productId }])
    expect((await stranger.send('POST', `/shops/${at}/drafts`, input)).body.code).toBe('PRODUCT_NOT_FOUND');
});

test('a copy has the words, the price and the photographs of a product or draft, and neither its codes nor its units', async () => {
  const variants = [{ sku: '', size: 'One size', priceDeltaPaise: 0, units: 0 }];
  const copy = await open({ copyOf: samples[2]?.productId });
  expect(copy).toMatchObject({
    isNew: true,
    body: { title: { en: 'Piece 2 (copy)', hi: 'कृति 2 (प्रति)' }, basePricePaise: 102_000, variants },
  });
  const { _id } = await open();
  await save(_id, 1, { ...body, title: { en: 'Lamp', hi: 'दीया' } });
  await addDraftPhoto(app, owner, shop, _id);
  const [first, second] = [await open({ copyOfDraft: _id }), await open({ copyOfDraft: _id })];
  expect(first).toMatchObject({
    isNew: true,
    body: { title: { en: 'Lamp (copy)', hi: 'दीया (प्रति)' }, variants },
    photos: [{ state: 'ready' }],
  });
  const again = await open({ copyOfDraft: first._id });
  expect(again.body.title.en).toBe('Lamp (copy)');
  // The picture is stored once, for as long as one of them shows it.
  await move(_id, 2, 'withdraw');
  const [{ media_id: mediaId } = {}] = await run('select media_id from draft_photos where draft_id = $1', [second._id]);
  await deleteMediaJob.handle({ mediaId: String(mediaId) }, app.ctx);
  expect((await owner.send('GET', `/shops/${shop}/drafts/${second._id}`)).body.data.draft.photos[0].base).toBe(first.photos[0].base);
});

test('each applied draft is a version: listed, compared word by word with the one before, and restored into a draft', async () => {
  const product = samples[2]?.productId ?? '';
  const at = `/shops/${shop}/products/${product}/versions`;
  const begun = await open({ product });
  await save(begun._id, 1, {
    ...begun.body,
    title: { ...begun.body.title, en: 'Piece with lotus' },
    materials: ['clay'],
    weightGrams: 700,
  });
  const live = (await owner.send('GET', `/shops/${shop}/drafts/${begun._id}/comparison`)).body.data.comparison;
  expect(live).toMatchObject({ before: { title: { en: 'Piece 2' } }, after: { weightGrams: 700 } });
  expect(live.texts).toEqual([
    {
      field: 'title',
      language: 'en',
      parts: [{ text: 'Piece ' }, { text: '2', change: 'removed' }, { text: 'with lotus', change: 'added' }],
    },
  ]);
  expect((await desk.send('GET', `/desk/drafts/${begun._id}/comparison`)).body.data.comparison).toEqual(live);
  await move(begun._id, 2, 'submit');
  expect((await review(begun._id, { decision: 'approve' })).status).toBe(200);
  const { versions } = (await owner.send('GET', at)).body.data;
  expect(versions.map(({ number, title, by }: { number: number; title: Localized; by?: string }) => [number, title.en, by])).toEqual([
    [2, 'Piece with lotus', 'Asha Verma'],
    [1, 'Piece 2', undefined],
  ]);
  const second = (await owner.send('GET', `${at}/2`)).body.data;
  expect([second.hasBefore, second.comparison.texts]).toEqual([true, live.texts]);
  expect((await owner.send('GET', `${at}/1`)).body.data.hasBefore).toBe(false);
  const restored = (await owner.send('POST', `${at}/1/draft`, {})).body.data.draft;
  expect(restored).toMatchObject({
    product,
    state: 'writing',
    body: { title: { en: 'Piece 2' }, variants: [{ _id: expect.any(String) }] },
  });
  expect((await owner.send('POST', `${at}/2/draft`, {})).body).toMatchObject({ code: 'CONFLICT', fields: { draft: restored._id } });
  expect((await shown(product)).data.data.product.title.en).toBe('Piece with lotus');
  expect((await stranger.send('GET', `/shops/kutch-weavers/products/${product}/versions/1`)).body.code).toBe('PRODUCT_NOT_FOUND');
});

test('of many versions the latest fifty stay', async () => {
  const [{ productId = '' } = {}] = samples;
  await run(
    `insert into product_versions (product_id, number, body, pictures, at)
      select $1, 100 + n, '{"title": {"en": "Old"}}', '[]', now() from generate_series(1, 60) n`,
    [productId],
  );
  const { _id, body: words } = await open({ product: productId });
  await save(_id, 1, { ...words, title: { en: 'Newest' } });
  await move(_id, 2, 'submit');
  await review(_id, { decision: 'approve' });
  const rows = await run(
    'select count(*)::int as count, max(number)::int as max, min(number)::int as min from product_versions where product_id = $1',
    [productId],
  );
  expect(rows).toEqual([{ count: 50, max: 161, min: 112 }]);
});

test('a product that is approved before its shop is appears once the shop opens', async () => {
  const { slug, owner: maker } = await addPreparedShop(app, 'New Pots');
  const { _id } = (await maker.send('POST', `/shops/${slug}/drafts`, {})).body.data.draft;
  await save(_id, 1, body, maker, slug);
  await addDraftPhoto(app, maker, slug, _id);
  await maker.send('POST', `/shops/${slug}/drafts/${_id}/steps`, { version: 2, event: 'submit' });
  const { product } = (await review(_id, { decision: 'approve' })).body.data.draft;
  expect((await shown(product)).code).toBe('PRODUCT_NOT_FOUND');
  await completeShop(app, maker, slug, 'AAAPW1234E');
  await maker.send('POST', `/shops/${slug}/steps`, { event: 'submit' });
  expect((await desk.send('POST', `/desk/shops/${slug}/steps`, { event: 'open' })).body.data.state).toBe('open');
  expect((await shown(product)).data.data.product.title.en).toBe('Blue bowl');
});
