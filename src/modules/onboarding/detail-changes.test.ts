import { afterAll, beforeAll, expect, test } from 'vitest';
import { operateChanges } from '../../../scripts/admin-changes.ts';
import { addOperator, addPreparedShop, completeForms, completeShop } from '../../../test/support/prepared-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

let app: TestApp;
let desk: TestClient;
let owner: Awaited<ReturnType<typeof addPreparedShop>>['owner'];
let slug: string;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp();
  desk = await addOperator(app);
  ({ owner, slug } = await addPreparedShop(app, 'Selling Shop'));
  await completeShop(app, owner, slug);
  await owner.send('POST', `/shops/${slug}/steps`, { event: 'submit' });
  await desk.send('POST', `/desk/shops/${slug}/steps`, { event: 'open' });
});
afterAll(() => app.close());

const forms = completeForms();
const save = (form: string, fields: object) => owner.send('POST', `/shops/${slug}/settings/${form}`, { ...forms[form], ...fields });
const settings = async () => (await owner.send('GET', `/shops/${slug}/settings`)).body.data;
const waiting = async () => (await desk.send('GET', '/desk/changes')).body.data.changes;
const decide = (change: string, body: object) => desk.send('POST', `/desk/changes/${change}/decisions`, body);

test('an open shop sells on with its old details until a change is accepted, and the owners are told', async () => {
  expect((await save('page', { sellerName: 'Blue Pots & Sons' })).body).toEqual({ status: 'success', waits: true });
  expect((await settings()).page.sellerName).toBe('Blue Pots');
  expect((await settings()).changes).toMatchObject([{ step: 'page', isSentBack: false, fields: { sellerName: 'Blue Pots & Sons' } }]);
  // A second one takes its place.
  await save('page', { sellerName: 'Blue Pots & Daughters' });
  const [change, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    shop: slug,
    step: 'page',
    fields: [{ name: 'sellerName', before: 'Blue Pots', after: 'Blue Pots & Daughters' }],
  });
  expect(await operateChanges(app.ctx, [])).toContain('sellerName: Blue Pots → Blue Pots & Daughters');
  expect((await decide(change._id, { decision: 'accept' })).status).toBe(200);
  expect((await decide(change._id, { decision: 'accept' })).body.code).toBe('WRONG_STATE');
  expect(await settings()).toMatchObject({ page: { sellerName: 'Blue Pots & Daughters' }, changes: [] });
  const page = await (await app.request(`/api/v1/sellers/${slug}`)).json();
  expect(page.data.seller.sellerName).toBe('Blue Pots & Daughters');
  // Keeps what counts now once, in the shop.
  expect(await run(`select fields from shop_detail_changes where state <> 'waiting'`)).toEqual([{ fields: {} }, { fields: {} }]);
  expect(await run(`select kind, count(*)::int as n from mails where kind like 'shop-details%' group by kind order by kind`)).toEqual([
    { kind: 'shop-details-accept', n: 1 },
    { kind: 'shop-details-sent', n: 2 },
  ]);
});

test('a change is sent back with words, taken back, or ended by what is there already; what is wrong is said at once', async () => {
  await save('pickup', { line1: '14 Rose Lane' });
  const [change] = await waiting();
  expect((await decide(change._id, { decision: 'send-back' })).body.fields).toEqual({ note: 'missing' });
  const note = { en: 'There is no such house.', hi: 'ऐसा कोई घर नहीं है।' };
  await decide(change._id, { decision: 'send-back', note });
  expect((await settings()).changes).toMatchObject([{ step: 'pickup', isSentBack: true, note, fields: { line1: '14 Rose Lane' } }]);
  expect((await owner.send('POST', `/shops/${slug}/changes/pickup/withdraw`)).status).toBe(200);
  expect((await owner.send('POST', `/shops/${slug}/changes/pickup/withdraw`)).body.code).toBe('NOT_FOUND');
  await save('pickup', { line1: '16 Rose Lane' });
  expect((await save('pickup', {})).body.waits).toBe(false);
  expect((await settings()).changes).toEqual([]);
  expect((await save('tax', { gstin: '08AAAPD1234E1Z0' })).body).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { gstin: 'gstin-check-digit' },
  });
  expect((await save('pickup', { postalCode: '560001' })).body.fields).toHaveProperty('postalCode');
  expect(await waiting()).toEqual([]);
});

test('the first letters of invoice numbers stay once there is an invoice, also where a change waited for them', async () => {
  await save('invoices', { invoicePrefix: 'NEW' });
  const [change] = await waiting();
  await run(
    `insert into invoice_series (seller_id, kind, financial_year, last) select id, 'invoice', '2627', 1 from sellers where slug = $1`,
    [slug],
  );
  expect((await decide(change._id, { decision: 'accept' })).body.fields).toEqual({ invoicePrefix: 'invoices-exist' });
  expect((await save('invoices', { invoicePrefix: 'XYZ' })).body.fields).toEqual({ invoicePrefix: 'invoices-exist' });
  expect(await settings()).toMatchObject({ invoices: { invoicePrefix: 'BPJ' }, hasInvoices: true });
});

test('a shop that closes takes no change', async () => {
  await owner.send('POST', `/shops/${slug}/steps`, { event: 'close' });
  expect((await save('page', { sellerName: 'Late' })).body.code).toBe('WRONG_STATE');
});
