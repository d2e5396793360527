import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGiMark, endGiMarksJob } from '#modules/catalog/gi-marks.ts';
import { addDraftPhoto } from '../../../test/support/draft-photos.ts';
import { addOperator, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { sendFile } from '../../../test/support/upload-files.ts';
import { paperRetentionDays } from './paper-rules.ts';
import { watchPapersJob } from './watch-papers.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-gi-'));
let app: TestApp;
let desk: TestClient;
let owner: TestClient;
let product: string;
const shop = 'jaipur-potters';
const mark = 'blue-pottery-of-jaipur';
const name = 'Blue Pottery of Jaipur';
const claim = { number: 'AU/4201/GI/66', from: '2021-04-01', until: '2099-03-31' };
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: directory });
  product = (await addSampleProducts(app, 1))[0]?.productId ?? '';
  await addGiMark(app.ctx, name, undefined);
  await run(`insert into terms (kind, slug, label) values ('material', 'clay', '{"en": "Clay"}')`);
  owner = await addTeamMember(app, shop, 'owner');
  desk = await addOperator(app);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});

const shown = async () => (await owner.send('GET', `/products/details/${product}`)).body.data.data.product.giName;
const sendPaper = (number: number) =>
  sendFile(owner, 'POST', `/shops/${shop}/papers/gi-${mark}`, Buffer.from(`%PDF-1.7\n${number}\n%%EOF\n`), 'application/octet-stream');
const decide = (paper: string, input: object) => desk.send('POST', `/desk/papers/${paper}/decisions`, input);
const save = (input: object, of = mark) => owner.send('POST', `/shops/${shop}/gi-marks/${of}`, input);

/** Applies a draft that claims a mark, or none. @returns the draft as the operator reads it before */
async function apply(giMark: string | undefined) {
  const { _id, body } = (await owner.send('POST', `/shops/${shop}/drafts`, { product })).body.data.draft;
  const words = { ...body, materials: ['clay'], weightGrams: 500, giMark };
  await owner.send('POST', `/shops/${shop}/drafts/${_id}`, { version: 1, body: words });
  if ((await run('select 1 from product_media where product_id = $1', [product])).length === 0) await addDraftPhoto(app, owner, shop, _id);
  const sent = await owner.send('POST', `/shops/${shop}/drafts/${_id}/steps`, { version: 2, event: 'submit' });
  if (sent.status !== 200) return sent.body;
  const { draft } = (await desk.send('GET', `/desk/drafts/${_id}`)).body.data;
  expect((await desk.send('POST', `/desk/drafts/${_id}/reviews`, { decision: 'approve' })).status).toBe(200);
  return draft;
}

test('a mark that is claimed is shown once its paper is accepted, until the registration is over', async () => {
  expect((await apply(mark)).gi).toEqual({ mark, name });
  expect(await shown()).toBeUndefined();
  expect((await sendPaper(1)).body.fields).toEqual({ number: 'missing' });
  expect((await save({ ...claim, until: '2020-01-01' })).body.fields).toEqual({ until: 'wrong' });
  expect((await save({ ...claim, until: '2022-01-01' })).body.fields).toEqual({ until: 'over' });
  expect((await save(claim, 'nothing')).body.code).toBe('NOT_FOUND');
  expect((await save(claim)).body.data).toMatchObject({ claim, requirement: { title: { en: `GI: ${name}` } } });
  const { paper } = (await sendPaper(2)).body.data;
  expect((await desk.send('GET', '/desk/papers')).body.data.papers).toMatchObject([{ _id: paper, claim }]);
  expect(await shown()).toBeUndefined();
  expect((await decide(paper, { decision: 'accept', until: '2099-04-01' })).body.fields).toEqual({ until: 'late' });
  expect((await decide(paper, { decision: 'accept' })).status).toBe(200);
  expect(await shown()).toBe(name);
  expect((await owner.send('GET', `/shops/${shop}/gi-marks/${mark}`)).body.data.verifiedUntil).toBe(claim.until);
  // A later change keeps it, and the review sees that it is proved.
  expect((await apply(mark)).gi).toEqual({ mark, name, until: claim.until });
  expect(await shown()).toBe(name);
  await run(`update gi_verifications set until = '2020-01-01'`);
  await endGiMarksJob.handle({}, app.ctx);
  expect(await shown()).toBeUndefined();
});

test('a mark goes with its paper or its claim, and one that is unknown is refused', async () => {
  const { paper } = (await sendPaper(3)).body.data;
  await decide(paper, { decision: 'accept' });
  expect(await shown()).toBe(name);
  await owner.send('POST', `/shops/${shop}/papers/${paper}/withdraw`, {});
  expect(await shown()).toBeUndefined();
  await apply(undefined);
  expect(await run('select gi_claim, gi_name from products where id = $1', [product])).toEqual([{ gi_claim: null, gi_name: null }]);
  expect((await apply('made-up')).fields).toEqual({ giMark: 'unknown' });
  expect(
    (await desk.send('POST', '/desk/papers/waivers', { shop, requirement: `gi-${mark}`, note: { en: 'No', hi: 'ना' } })).body.code,
  ).toBe('NOT_FOUND');
});

test('a name that the operator gave stays while its shop claims none, or the same', async () => {
  await run(`update products set gi_name = $2, gi_claim = null where id = $1`, [product, name]);
  await run(`delete from drafts d where state = 'writing' and not exists (select from draft_photos where draft_id = d.id)`);
  await run(`update drafts set state = 'withdrawn' where state = 'writing'`);
  await apply(undefined);
  expect(await shown()).toBe(name);
  await apply(mark);
  expect(await shown()).toBe(name);
});

test('a claim stays while its shop has an owner, and goes with the last one, or long after the shop was closed', async () => {
  await save(claim);
  const second = await addTeamMember(app, shop, 'owner');
  const close = (days: number) =>
    run(`update sellers set shop_state = 'closed', shop_state_at = now() - make_interval(days => $2) where slug = $1`, [shop, days]);
  const numbers = async () => (await run('select number from gi_claims')).map(({ number }) => number);
  await close(0);
  expect((await second.send('DELETE', '/users/deleteMe')).status).toBe(200);
  await watchPapersJob.handle({}, app.ctx);
  expect(await numbers()).toEqual([claim.number]);
  expect((await owner.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect(await numbers()).toEqual([]);
  await run(
    `insert into gi_claims (seller_id, mark, number, valid_from, valid_until, saved_at) select id, $2, 'x', '2021-04-01', '2099-03-31', now() from sellers where slug = $1`,
    [shop, mark],
  );
  await close(paperRetentionDays + 1);
  await watchPapersJob.handle({}, app.ctx);
  expect(await numbers()).toEqual([]);
});
