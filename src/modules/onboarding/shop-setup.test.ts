import { afterAll, beforeAll, expect, test } from 'vitest';
import { invalidateRates } from '#modules/ledger/current-rates.ts';
import { addOperator, addPreparedShop, addTeamMember, completeForms, completeShop, gstinOf } from '../../../test/support/prepared-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { dropRequirement, setRequirement } from './set-requirement.ts';

let app: TestApp;
let desk: TestClient;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp();
  desk = await addOperator(app);
});
afterAll(() => app.close());

interface Row {
  key: string;
  required: boolean;
  faults: string[];
}
const rowsOf = async (owner: TestClient, slug: string): Promise<Row[]> =>
  (await owner.send('GET', `/shops/${slug}`)).body.data.requirements;
const faultsIn = async (owner: TestClient, slug: string) =>
  Object.fromEntries((await rowsOf(owner, slug)).filter(({ faults }) => faults.length > 0).map(({ key, faults }) => [key, faults]));
const save = (owner: TestClient, slug: string, form: string, fields: object) =>
  owner.send('POST', `/shops/${slug}/settings/${form}`, fields);
const move = (owner: TestClient, slug: string, event: string) => owner.send('POST', `/shops/${slug}/steps`, { event });
const operate = (slug: string, event: string, reason?: object) => desk.send('POST', `/desk/shops/${slug}/steps`, { event, reason });

test('a new shop says what is missing, why, how long it takes and who looks, in both languages', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Blue Pots');
  const { data } = (await owner.send('GET', `/shops/${slug}`)).body;
  expect(data).toMatchObject({ shop: slug, name: 'Blue Pots', state: 'preparing', role: 'owner', events: ['submit', 'close'] });
  expect(await faultsIn(owner, slug)).toEqual({
    names: ['legal-name', 'address', 'state'],
    tax: ['scheme'],
    pickup: ['pickup'],
    invoices: ['invoice-prefix'],
    page: ['city', 'about'],
    export: ['iec'],
    bank: ['bank'],
    agreement: ['not-agreed'],
  });
  for (const row of data.requirements)
    for (const name of ['title', 'what', 'why', 'duration', 'reviewer'])
      expect([row.key, name, row[name].en.length > 0, /\p{Script=Devanagari}/u.test(row[name].hi)]).toEqual([row.key, name, true, true]);
  expect((await move(owner, slug, 'submit')).body).toMatchObject({
    code: 'REQUIREMENTS_MISSING',
    fields: { requirements: 'names, tax, pickup, invoices, page, bank, agreement' },
  });
});

test('a complete shop is sent, sent back with a reason, sent again and opened; what is sent cannot be changed', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Whole Shop');
  await completeShop(app, owner, slug, 'AAAPW1234E');
  expect(await faultsIn(owner, slug)).toEqual({ export: ['iec'] });
  expect((await move(owner, slug, 'submit')).body.data.state).toBe('in-review');
  const mails = await run(`select kind from mails where kind like 'shop-submit%' order by kind`);
  expect(mails).toEqual([{ kind: 'shop-submit' }, { kind: 'shop-submitted' }]);
  expect((await save(owner, slug, 'invoices', { invoicePrefix: 'NEW' })).body).toMatchObject({
    code: 'WRONG_STATE',
    fields: { state: 'in-review' },
  });
  const reason = { en: 'The PAN on the paper is another.', hi: 'काग़ज़ पर PAN दूसरा है।' };
  expect((await operate(slug, 'send-back', reason)).body.data.state).toBe('preparing');
  expect((await owner.send('GET', `/shops/${slug}`)).body.data).toMatchObject({ state: 'preparing', reason });
  expect((await app.request(`/api/v1/sellers/${slug}`)).status).toBe(404);
  await move(owner, slug, 'submit');
  // A rule of the operator that came meanwhile counts, too.
  await setRequirement(app.ctx, { key: 'export', required: true });
  expect((await operate(slug, 'open')).body.code).toBe('REQUIREMENTS_MISSING');
  await dropRequirement(app.ctx, { key: 'export' });
  expect((await operate(slug, 'open')).body.data.state).toBe('open');
  const page = await (await app.request(`/api/v1/sellers/${slug}`)).json();
  expect(page.data.seller).toMatchObject({
    sellerName: 'Blue Pots',
    legalName: 'Sunita Devi',
    city: { en: 'Jaipur', hi: 'जयपुर' },
    since: 1998,
  });
});

test.each<[name: string, fields: object, faults: object]>([
  ['no number', { scheme: 'regular' }, { gstin: 'gstin' }],
  [
    'a wrong check digit',
    { scheme: 'regular', gstin: `${gstinOf('08', 'AAAPD1234E').slice(0, 14)}!`.replace('!', '0') },
    { gstin: 'gstin-check-digit' },
  ],
  ['another state', { scheme: 'regular', gstin: gstinOf('24', 'AAAPD1234E') }, { gstin: 'gstin-of-another-state' }],
  ['the PAN of another', { scheme: 'composition', gstin: gstinOf('08', 'AAAPD1234E'), pan: 'BBBPD1234E' }, { pan: 'pan-of-another-gstin' }],
  ['no enrolment', { scheme: 'unregistered' }, { enrolmentNo: 'enrolment-number', pan: 'pan' }],
])('GST is refused at its field: %s', async (name, fields, faults) => {
  const { owner, slug } = await addPreparedShop(app, `Tax ${name}`);
  await save(owner, slug, 'names', completeForms().names ?? {});
  expect((await save(owner, slug, 'tax', fields)).body).toMatchObject({ code: 'INVALID_INPUT', fields: faults });
  expect((await owner.send('GET', `/shops/${slug}/settings`)).body.data.tax.scheme).toBe('');
});

test('numbers are taken as people write them, and a change of the state shows what no longer fits', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Written Numbers');
  await save(owner, slug, 'names', completeForms().names ?? {});
  const gstin = gstinOf('08', 'AAAPZ1234E');
  expect(
    (await save(owner, slug, 'tax', { scheme: 'regular', gstin: ` ${gstin.slice(0, 5).toLowerCase()} ${gstin.slice(5)}` })).status,
  ).toBe(200);
  expect((await owner.send('GET', `/shops/${slug}/settings`)).body.data.tax).toMatchObject({ gstin, pan: 'AAAPZ1234E' });
  await save(owner, slug, 'names', { ...completeForms().names, state: 'Gujarat' });
  expect((await faultsIn(owner, slug)).tax).toEqual(['gstin-of-another-state']);
  const unregistered = { scheme: 'unregistered', enrolmentNo: '240000001234ABC', pan: 'AAAPZ1234E', gstin };
  expect((await save(owner, slug, 'tax', unregistered)).status).toBe(200);
  expect((await owner.send('GET', `/shops/${slug}/settings`)).body.data.tax).toMatchObject({ gstin: '', enrolmentNo: '240000001234ABC' });
});

test('each form refuses what cannot be, at its field', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Refused Forms');
  const forms = completeForms();
  const wrong: [string, object, string][] = [
    ['names', { ...forms.names, state: 'Atlantis' }, 'state'],
    ['names', { ...forms.names, legalName: ' ' }, 'legalName'],
    ['pickup', { ...forms.pickup, postalCode: '560001' }, 'postalCode'],
    ['pickup', { ...forms.pickup, phone: '12' }, 'phone'],
    ['invoices', { invoicePrefix: 'TOO LONG' }, 'invoicePrefix'],
    ['page', { ...forms.page, since: 'long ago' }, 'since'],
    ['export', { lutArn: 'AD0804260001234' }, 'lutYear'],
    ['agreements', { requirement: 'agreement' }, 'agreed'],
  ];
  for (const [form, fields, field] of wrong) {
    const { body } = await save(owner, slug, form, fields);
    expect([form, body.code, Object.keys(body.fields)]).toEqual([form, 'INVALID_INPUT', [field]]);
  }
  expect((await save(owner, slug, 'agreements', { requirement: 'agreement', agreed: 'yes', commissionBp: 1 })).body.code).toBe(
    'TERMS_CHANGED',
  );
  expect((await save(owner, slug, 'agreements', { requirement: 'names', agreed: 'yes' })).body.code).toBe('NOT_FOUND');
});

test('two shops of one GSTIN number their invoices apart', async () => {
  const [first, second] = [await addPreparedShop(app, 'Twin One'), await addPreparedShop(app, 'Twin Two')];
  await completeShop(app, first.owner, first.slug, 'AAAPT1234E');
  const forms = completeForms('AAAPT1234E');
  for (const form of ['names', 'tax']) await save(second.owner, second.slug, form, forms[form] ?? {});
  const taken = await save(second.owner, second.slug, 'invoices', { invoicePrefix: 'BPJ' });
  expect(taken.body).toMatchObject({ code: 'INVALID_INPUT', fields: { invoicePrefix: 'invoice-prefix-taken' } });
  expect((await save(second.owner, second.slug, 'invoices', { invoicePrefix: 'BP2' })).status).toBe(200);
});

test('a commission that changed is agreed to again', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Changed Terms');
  await completeShop(app, owner, slug, 'AAAPC1234E');
  await run(
    `update shop_attestations set terms = '{"commissionBp": 1, "commissionGstBp": 1}' where seller_id = (select id from sellers where slug = $1)`,
    [slug],
  );
  expect((await faultsIn(owner, slug)).agreement).toEqual(['terms-changed']);
  invalidateRates(app.ctx);
});

test('the operator adds something to agree to, words included, and shops see it at once', async () => {
  const { owner, slug } = await addPreparedShop(app, 'More Asked');
  const both = { en: 'Made by hand', hi: 'हाथ से बना' };
  const words = { title: both, what: both, why: both, duration: both, reviewer: both };
  expect((await desk.send('POST', '/desk/requirements/made-by-hand', {})).body).toMatchObject({ code: 'INVALID_INPUT' });
  const set = await desk.send('POST', '/desk/requirements/made-by-hand', { words, position: 15 });
  expect(set.body.data.requirements.map(({ key }: Row) => key).slice(0, 3)).toEqual(['names', 'made-by-hand', 'tax']);
  expect(await faultsIn(owner, slug)).toMatchObject({ 'made-by-hand': ['not-agreed'] });
  expect((await save(owner, slug, 'agreements', { requirement: 'made-by-hand', agreed: 'yes' })).status).toBe(200);
  expect(await faultsIn(owner, slug)).not.toHaveProperty('made-by-hand');
  // Other words are agreed to again; whether it is required changes nothing of that.
  await desk.send('POST', '/desk/requirements/made-by-hand', { required: false });
  expect(await faultsIn(owner, slug)).not.toHaveProperty('made-by-hand');
  await desk.send('POST', '/desk/requirements/made-by-hand', { words });
  expect(await faultsIn(owner, slug)).toMatchObject({ 'made-by-hand': ['not-agreed'] });
  expect((await desk.send('DELETE', '/desk/requirements/made-by-hand')).status).toBe(200);
  expect((await desk.send('DELETE', '/desk/requirements/made-by-hand')).body.code).toBe('NOT_FOUND');
});

test('members who are no owners see what is missing, and none of the numbers', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Team Sees');
  await completeShop(app, owner, slug, 'AAAPS1234E');
  const packer = await addTeamMember(app, slug, 'packer');
  const seen = await packer.send('GET', `/shops/${slug}`);
  expect(seen.body.data).toMatchObject({ role: 'packer', events: [] });
  expect(JSON.stringify(seen.body)).not.toMatch(/AAAPS1234E|Sunita|98290/);
  expect((await packer.send('GET', `/shops/${slug}/settings`)).body.code).toBe('FORBIDDEN');
  expect((await owner.send('GET', '/shops')).body.data.shops).toEqual([
    { shop: slug, name: 'Blue Pots', state: 'preparing', role: 'owner' },
  ]);
  expect((await packer.send('GET', '/shops')).body.data.shops).toMatchObject([{ shop: slug, role: 'packer' }]);
});

test('the forms of one shop never reach another one', async () => {
  const [mine, theirs] = [await addPreparedShop(app, 'Mine'), await addPreparedShop(app, 'Theirs')];
  for (const [form, fields] of Object.entries(completeForms('AAAPM1234E'))) {
    for (const slug of [theirs.slug, 'no-such-shop']) expect((await save(mine.owner, slug, form, fields)).body.code).toBe('FORBIDDEN');
    expect((await save(createTestClient(app), theirs.slug, form, fields)).body.code).toBe('UNAUTHORIZED');
    await save(mine.owner, mine.slug, form, fields);
  }
  expect(Object.keys(await faultsIn(theirs.owner, theirs.slug))).toContain('names');
  expect((await theirs.owner.send('GET', `/shops/${theirs.slug}/settings`)).body.data.pickup.phone).toBe('');
});
