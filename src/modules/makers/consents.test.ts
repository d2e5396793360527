import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { announceConsentEnds } from './announce-consent-ends.ts';

let app: TestApp;
let owner: TestClient;
let facilitator: TestClient & { email: string };
let facilitatorId: string;
let maker: string;
let product: string;
const shop = 'jaipur-potters';
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp();
  const [sample] = await addSampleProducts(app, 3);
  product = sample?.productId ?? '';
  owner = await addTeamMember(app, shop, 'owner');
  facilitator = await addTeamMember(app, shop, 'facilitator');
  facilitatorId = (await facilitator.send('GET', '/users/me')).body.data.data._id;
  maker = String((await run('select maker_id from products where id = $1', [product]))[0]?.maker_id);
});
afterAll(() => app.close());

const record = (by: TestClient, fields: object = {}) =>
  by.send('POST', `/shops/${shop}/consents`, { maker, facilitator: facilitatorId, given: 'spoken', months: '12', ...fields });
const open = (by: TestClient, input: object = {}) => by.send('POST', `/shops/${shop}/drafts`, input);
const save = (by: TestClient, draft: string, version: number, body: object) =>
  by.send('POST', `/shops/${shop}/drafts/${draft}`, { version, body });
const consents = async (by: TestClient) => (await by.send('GET', `/shops/${shop}/consents`)).body.data.consents;

test('a facilitator prepares products of makers who consented, and of no others', async () => {
  const { _id: draft } = (await open(facilitator)).body.data.draft;
  const refused = { code: 'INVALID_INPUT', fields: { makerId: 'no-consent' } };
  expect((await save(facilitator, draft, 1, { makerId: maker })).body).toMatchObject(refused);
  expect((await save(facilitator, draft, 1, { title: { en: 'Without a maker' } })).body).toMatchObject(refused);
  for (const input of [{ product }, { copyOf: product }]) expect((await open(facilitator, input)).body).toMatchObject(refused);
  expect((await facilitator.send('GET', `/shops/${shop}/product-choices`)).body.data?.makers ?? []).toEqual([]);
  // Other members need no consent.
  const own = (await open(owner)).body.data.draft._id;
  expect((await save(owner, own, 1, { makerId: maker })).status).toBe(200);

  expect((await record(facilitator)).status).toBe(200);
  expect((await save(facilitator, draft, 1, { makerId: maker })).status).toBe(200);
  expect((await save(facilitator, own, 2, { makerId: maker })).status).toBe(200);
  expect((await open(facilitator, { product })).status).toBe(200);
  // Naming another maker does not take a draft away from the consent.
  const other = String((await run('select id from makers where id <> $1 limit 1', [maker]))[0]?.id ?? 'nobody');
  expect((await save(facilitator, draft, 2, { makerId: other })).body).toMatchObject(refused);
});

test('a consent ends with its day, when it is taken back, and with the work of the facilitator', async () => {
  const { _id: draft, version } = (await open(owner)).body.data.draft;
  await save(owner, draft, version, { makerId: maker });
  let at = version + 1;
  const may = async () => {
    const { status } = await save(facilitator, draft, at, { makerId: maker });
    if (status === 200) at++;
    return status === 200;
  };
  expect(await may()).toBe(true);
  await run(`update maker_consents set until = '2020-01-01' where withdrawn_at is null`);
  expect(await may()).toBe(false);
  expect(await consents(facilitator)).toMatchObject([{ isOver: true }]);
  const { consent } = (await record(owner, { given: 'thumbprint', witness: 'Ravi Kumar', months: 6 })).body.data;
  expect(await may()).toBe(true);
  expect(await consents(owner)).toMatchObject([{ _id: consent, given: 'thumbprint', witness: 'Ravi Kumar', isOver: false }]);
  expect((await facilitator.send('POST', `/shops/${shop}/consents/${consent}/withdraw`)).status).toBe(200);
  expect((await facilitator.send('POST', `/shops/${shop}/consents/${consent}/withdraw`)).status).toBe(404);
  expect(await may()).toBe(false);
  expect(await run('select distinct witness from maker_consents where withdrawn_at is not null')).toEqual([{ witness: null }]);
  await record(owner);
  await run(`update seller_people set joined_at = now() + interval '1 minute' where user_id = $1`, [facilitatorId]);
  expect(await may()).toBe(false);
  await run(`update seller_people set joined_at = now() - interval '1 day' where user_id = $1`, [facilitatorId]);
  expect(await may()).toBe(true);
});

test('a thumbprint needs a witness, and each keeps what belongs to it', async () => {
  const second = await addTeamMember(app, shop, 'facilitator');
  const secondId = (await second.send('GET', '/users/me')).body.data.data._id;
  expect((await record(owner, { given: 'thumbprint', witness: ' ' })).body.fields).toEqual({ witness: 'missing' });
  expect((await record(owner, { maker: 'nobody' })).body.fields).toEqual({ maker: 'unknown' });
  expect((await record(second)).body.fields).toEqual({ facilitator: 'unknown' });
  expect((await record(owner, { months: '7' })).body.fields).toHaveProperty('months');
  const { consent } = (await record(owner, { facilitator: secondId })).body.data;
  expect((await facilitator.send('POST', `/shops/${shop}/consents/${consent}/withdraw`)).status).toBe(404);
  expect((await consents(second)).map(({ _id }: { _id: string }) => _id)).toEqual([consent]);
  expect(await consents(owner)).toHaveLength(2);
  const exported = (await second.send('GET', '/users/export')).body;
  expect(JSON.stringify(exported)).toContain('"given":"spoken"');
  await second.send('DELETE', '/users/deleteMe');
  expect(await run('select user_id, withdrawn_at is null as open from maker_consents where id = $1', [consent])).toEqual([
    { user_id: null, open: false },
  ]);
});

test('the facilitator and the owners are mailed once that a consent ends, 14 days before', async () => {
  await run('delete from maker_consents');
  await run('delete from mails');
  const colleague = await addTeamMember(app, shop, 'facilitator');
  expect((await record(facilitator)).status).toBe(200);
  const [{ until } = {}] = await run('select until::text from maker_consents');
  const sent = async (daysBefore: number) => {
    app.setNow(new Date(Date.parse(`${until}T06:00:00Z`) - daysBefore * 86_400_000));
    await announceConsentEnds(app.ctx);
    return (await run(`select recipient from mails where kind = 'consent-ending'`)).map(({ recipient }) => recipient);
  };
  expect(await sent(15)).toEqual([]);
  const reached = await sent(14);
  expect(reached).toContain(facilitator.email);
  expect(reached).not.toContain(colleague.email);
  expect((await sent(3)).length).toBe(reached.length);
  await run('update maker_consents set end_announced_at = null, withdrawn_at = now()');
  expect((await sent(3)).length).toBe(reached.length);
  app.setNow(undefined);
});
