import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { sentMails, type TestClient } from '../../../test/support/test-client.ts';

let app: TestApp;
let owner: TestClient & { email: string };
let weaver: TestClient & { email: string };
let desk: TestClient;
const shop = 'jaipur-potters';
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp();
  await addSampleProducts(app, 1);
  owner = await addTeamMember(app, shop, 'owner');
  weaver = await addTeamMember(app, 'kutch-weavers', 'owner');
  desk = await addOperator(app);
  await run(`insert into terms (kind, slug, label) values ('material', 'brass', '{"en": "Brass", "hi": "पीतल"}')`);
});
afterAll(() => app.close());

const reason = 'No other word fits.';
const propose = (input: object, by: TestClient = owner, at = shop) => by.send('POST', `/shops/${at}/words`, { reason, ...input });
const decide = (word: string, input: object) => desk.send('POST', `/desk/words/${word}/decisions`, input);
const openDraft = async () => (await owner.send('POST', `/shops/${shop}/drafts`, {})).body.data.draft._id as string;
const bodyOf = async (draft: string) => (await owner.send('GET', `/shops/${shop}/drafts/${draft}`)).body.data.draft.body;

test('a word that the vocabulary has in other letters or by a synonym is refused with the term to choose', async () => {
  for (const [en, hi] of [
    ['BRASS', 'काँसा'],
    ['Yellow metal', 'पीतल'],
    ['Pital', 'धातु'],
  ])
    expect((await propose({ kind: 'material', en, hi })).body).toMatchObject({ code: 'CONFLICT', fields: { term: 'brass' } });
  expect((await propose({ kind: 'technique', en: '', hi: 'धातु' })).body.fields).toHaveProperty('en');
});

test('a missing word becomes a term, reaches the drafts that said “other” meanwhile, and the shops are told', async () => {
  const draft = await openDraft();
  const word = { kind: 'technique', en: 'Rogan', hi: 'रोगन' };
  const proposed = (await propose({ ...word, draft, meanwhile: 'other' })).body.data.word;
  expect(proposed).toMatchObject({ state: 'waiting', draft });
  expect((await propose(word)).body.data.word._id).toBe(proposed._id);
  expect((await bodyOf(draft)).technique).toBe('other');
  await propose(word, weaver, 'kutch-weavers');
  expect((await desk.send('GET', '/desk/words')).body.data.words).toMatchObject([
    { shop, label: { en: 'Rogan' } },
    { shop: 'kutch-weavers' },
  ]);
  const left = await decide(proposed._id, { decision: 'accept', label: { en: 'Rogan painting', hi: 'रोगन चित्रकारी' } });
  expect(left.body.data.words).toEqual([]);
  expect((await bodyOf(draft)).technique).toBe('rogan-painting');
  const { techniques } = (await owner.send('GET', `/shops/${shop}/product-choices`)).body.data;
  expect(techniques).toContainEqual({ value: 'rogan-painting', label: { en: 'Rogan painting', hi: 'रोगन चित्रकारी' } });
  const [mine] = (await owner.send('GET', `/shops/${shop}/words`)).body.data.words;
  expect(mine).toMatchObject({ state: 'accepted', term: { en: 'Rogan painting' } });
  expect((await sentMails(app, weaver.email)).map(({ kind }) => kind)).toContain('word-merged');
  // The decided word is known from then on.
  expect((await propose(word)).body.fields).toEqual({ term: 'rogan-painting' });
  expect((await decide(proposed._id, { decision: 'accept' })).body.code).toBe('WRONG_STATE');
});

test('a word is merged into a term or refused with a reason; what a shop chose since stays', async () => {
  const draft = await openDraft();
  const metal = (await propose({ kind: 'material', en: 'Bell metal alloy', hi: 'मिश्र धातु', draft, meanwhile: 'other' })).body.data.word;
  expect((await bodyOf(draft)).materials).toEqual(['other']);
  expect((await decide(metal._id, { decision: 'merge' })).body.fields).toEqual({ term: 'missing' });
  expect((await decide(metal._id, { decision: 'merge', term: 'gold' })).body.fields).toEqual({ term: 'unknown' });
  expect((await decide(metal._id, { decision: 'accept', label: { en: 'Brass', hi: 'पीतल' } })).body.fields).toEqual({ term: 'brass' });
  await decide(metal._id, { decision: 'merge', term: 'brass' });
  expect((await bodyOf(draft)).materials).toEqual(['brass']);
  const { _id } = (await propose({ kind: 'color', en: 'Jazzy', hi: 'चटख' })).body.data.word;
  expect((await decide(_id, { decision: 'refuse' })).body.fields).toEqual({ note: 'missing' });
  const note = { en: 'Say which colour it is.', hi: 'बताइए कि कौन-सा रंग है।' };
  await decide(_id, { decision: 'refuse', note });
  expect((await owner.send('GET', `/shops/${shop}/words`)).body.data.words[0]).toMatchObject({ state: 'refused', note });
});

test('a colour is corrected in the variants that bear it, and a draft of another shop takes no word', async () => {
  const draft = await openDraft();
  const variants = [
    { sku: 'A', color: { en: 'Peacok blue', hi: '' }, size: 'S' },
    { sku: 'B', size: 'S' },
  ];
  await owner.send('POST', `/shops/${shop}/drafts/${draft}`, { version: 1, body: { variants } });
  const { _id } = (await propose({ kind: 'color', en: 'peacok Blue', hi: 'मोरपंखी', draft })).body.data.word;
  await decide(_id, { decision: 'accept', label: { en: 'Peacock blue', hi: 'मोरपंखी नीला' } });
  expect((await bodyOf(draft)).variants).toMatchObject([{ color: { en: 'Peacock blue', hi: 'मोरपंखी नीला' } }, { sku: 'B' }]);
  const foreign = { kind: 'material', en: 'Lacquer', hi: 'लाख' };
  for (const meanwhile of ['wait', 'other'])
    expect((await propose({ ...foreign, draft, meanwhile }, weaver, 'kutch-weavers')).body.code).toBe('NOT_FOUND');
});

test('a shop proposes thirty words a day', async () => {
  await run(`update limits set taken = 30 where key in (select key from limits) and until > now()`);
  expect((await propose({ kind: 'material', en: 'One too many', hi: 'बहुत' })).body.code).toBe('TOO_MANY_REQUESTS');
});
