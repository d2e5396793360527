import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOfSeller } from '#modules/ledger/api.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { shopRoles } from '#shared/access.ts';
import { parseCsv } from '#shared/csv.ts';
import { openBankAccounts } from '../../../test/support/open-bank-accounts.ts';
import { askReturn, dayMs, deliverOrder, refundReturned } from '../../../test/support/payout-shop.ts';
import { addOperator, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { addOrder, addSoldProducts, type SampleOrder, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { markReturned } from './move-payout.ts';
import { approveRun, proposeRun, sendRun } from './move-run.ts';

let app: TestApp;
let bowl: SoldProduct;
let coat: SoldProduct;
const team = new Map<string, TestClient>();
let other: TestClient;
let paid: SampleOrder;
let waiting: SampleOrder;
let payoutId: string;
const month = dayInIndia(new Date()).slice(0, 7);
/** A day of last month, on which something was sold that was paid within that month. */
const soldAt = new Date(new Date(`${month}-01T06:00:00Z`).getTime() - 20 * dayMs);
const lastMonth = dayInIndia(soldAt).slice(0, 7);
const run = async (text: string, values: unknown[] = []) => (await app.ctx.db.execute(text, values)).rows;
const words = { en: 'Three parcels came back.', hi: 'तीन पार्सल लौटे।' };

beforeAll(async () => {
  app = await openTestApp();
  app.setNow(soldAt);
  [bowl, coat] = await addSoldProducts(app.ctx);
  await openBankAccounts(app.ctx);
  paid = await addOrder(app.ctx, [{ product: coat, qty: 2, couponPaise: 1_001, fundedBy: 'operator' }]);
  await addOrder(app.ctx, [{ product: bowl, qty: 1, couponPaise: 500, fundedBy: 'seller' }]);
  await deliverOrder(app.ctx, paid);
  app.setNow(new Date(soldAt.getTime() + 8 * dayMs));
  const id = await proposeRun(app.ctx, 'asha');
  await approveRun(app.ctx, id, 'ravi');
  await sendRun(app.ctx, id, 'asha');
  payoutId = String((await run('select id from payouts'))[0]?.id);
  app.setNow(undefined);
  waiting = await addOrder(app.ctx, [{ product: coat, qty: 1 }]);
  await deliverOrder(app.ctx, waiting);
  for (const role of shopRoles) team.set(role, await addTeamMember(app, 'coat', role));
  other = await addTeamMember(app, 'bowl', 'owner');
}, 60_000);
afterAll(() => app.close());

const read = async (path: string, client: TestClient | undefined = team.get('owner')) => {
  const { status, body } = await (client as TestClient).send('GET', `/shops/coat/money${path}`);
  return { status, data: body?.data, code: body?.code };
};
const file = async (path: string) => {
  const { cookies } = team.get('owner') as TestClient;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return app.request(`/api/v1/shops/coat/money${path}`, { headers: { cookie } });
};
const lineId = (order: SampleOrder) => String(order.lines[0]?.id);

test('the balance, the next payout and what waits agree with the books', async () => {
  const { data } = await read('');
  expect(data.balancePaise).toBe(await balanceOfSeller(app.ctx.db, coat.seller.id));
  expect(data.lines).toMatchObject([{ line: lineId(waiting), order: waiting.number, wait: 'window', amountPaise: data.balancePaise }]);
  expect(data.waiting).toEqual([{ wait: 'window', amountPaise: data.balancePaise, lines: 1 }]);
  expect(data.next).toMatchObject({ amountPaise: 0, waitsFor: 'balance' });
  expect(new Date(`${data.next.on}T00:00:00Z`).getUTCDay()).toBe(1);
  expect(data.months).toEqual([month, lastMonth]);
});

test('a payout names its lines, and a line its payout', async () => {
  const { data } = await read(`/payouts/${payoutId}`);
  expect(data.payout).toMatchObject({ state: 'sent', accountLast4: '7890' });
  expect(data.lines).toMatchObject([{ line: lineId(paid), order: paid.number, amountPaise: data.payout.amountPaise }]);
  expect((await read(`/lines/${lineId(paid)}`)).data.payouts).toMatchObject([{ _id: payoutId, state: 'sent' }]);
  expect((await read('/payouts')).data.payouts).toMatchObject([{ _id: payoutId }]);
});

test('a line is a waterfall that sums to what the books owe, and each rate says its day and law', async () => {
  for (const order of [paid, waiting]) {
    const { data } = await read(`/lines/${lineId(order)}`);
    const sum = data.steps.reduce((total: number, { amountPaise }: { amountPaise: number }) => total + amountPaise, 0);
    const [books] = await run(`select -sum(amount_paise) as paise from ledger_entries where line_id = $1 and account = 'seller'`, [
      lineId(order),
    ]);
    expect([sum, data.yoursPaise]).toEqual([Number(books?.paise), Number(books?.paise)]);
    for (const step of data.steps.filter(({ step: name }: { step: string }) => ['commission-gst', 'tcs', 'tds'].includes(name)))
      expect(step).toMatchObject({ rateBp: expect.any(Number), from: expect.stringMatching(/^\d{4}-/), law: expect.stringMatching(/\S/) });
    expect(data.gst).toMatchObject({ rateBp: 1800, law: expect.stringContaining('Notification') });
  }
});

test('the statement of a month is that of the books to the paisa, as JSON, CSV and PDF', async () => {
  const { data } = await read(`/months/${month}`);
  const before = (await read(`/months/${lastMonth}`)).data;
  const balance = await balanceOfSeller(app.ctx.db, coat.seller.id);
  expect([before.openingPaise, before.closingPaise, data.openingPaise, data.closingPaise]).toEqual([0, 0, 0, balance]);
  // A payout is in the month in which it was sent.
  const moved = before.rows.filter(({ amounts }: { amounts: { seller: number } }) => amounts.seller !== 0);
  expect(moved.map(({ kind }: { kind: string }) => kind)).toEqual(['sale', 'payout']);
  for (const { kind, amounts } of [...before.rows, ...data.rows].filter(({ kind: each }: { kind: string }) => each === 'sale')) {
    const { seller, ...parts } = amounts;
    expect([kind, Object.values<number>(parts).reduce((sum, paise) => sum + paise, 0)]).toEqual([kind, seller]);
  }
  const csv = parseCsv(await (await file(`/months/${month}/csv`)).text()) ?? [];
  const yours = csv.slice(1).map((row) => Math.round(Number(row.at(-1)) * 100));
  expect(yours.reduce((sum, paise) => sum + paise, 0)).toBe(balance);
  expect(csv).toHaveLength(data.rows.length + 1);
  const pdf = await file(`/months/${month}/pdf`);
  expect(pdf.headers.get('content-type')).toContain('application/pdf');
  expect(readPdf(Buffer.from(await pdf.arrayBuffer())).text).toContain((balance / 100).toLocaleString('en-IN'));
});

const who = shopRoles.map((role) => [role, ['owner', 'manager', 'accountant'].includes(role) ? 200 : 403] as const);
test.each(who)('the %s reads the own money, never that of another shop or what is missing, and no addresses', async (role, status) => {
  const client = team.get(role);
  const paths = ['', '/payouts', `/payouts/${payoutId}`, `/lines/${lineId(paid)}`, `/months/${month}`];
  for (const path of paths) {
    const answer = await read(path, client);
    expect([path, answer.status]).toEqual([path, status]);
    expect(JSON.stringify(answer.data ?? '')).not.toMatch(/Asha|Sample Street|example\.com|302001/);
  }
  const [theirs] = await run('select id from order_lines where seller_id = $1', [bowl.seller.id]);
  for (const path of [`/lines/${theirs?.id}`, '/lines/missing', '/payouts/missing', '/holds/missing'])
    expect([path, (await read(path, client)).status]).toEqual([path, status === 200 ? 404 : 403]);
});

test('another shop finds nothing of it', async () => {
  const send = (path: string) => other.send('GET', `/shops/bowl/money${path}`);
  for (const path of [`/payouts/${payoutId}`, `/lines/${lineId(paid)}`]) expect((await send(path)).status).toBe(404);
  expect((await other.send('GET', '/shops/coat/money')).status).toBe(403);
});

test('a hold says why, how much and until when; those who look after money appeal once', async () => {
  const desk = await addOperator(app);
  const endsOn = dayInIndia(new Date(Date.now() + 20 * dayMs));
  const set = await desk.send('POST', '/desk/sellers/coat/holds', { reason: 'many-returns', words, capPaise: 500_000, endsOn });
  const id = set.body.data.hold;
  expect((await read(`/holds/${id}`)).data).toMatchObject({ state: 'set', words, capPaise: 500_000, endsOn });
  expect((await other.send('GET', `/shops/bowl/money/holds/${id}`)).status).toBe(404);
  const appeal = (client: TestClient | undefined) =>
    (client as TestClient).send('POST', `/shops/coat/money/holds/${id}/appeal`, { words: 'They were packed well.' });
  for (const role of ['manager', 'packer', 'facilitator']) expect((await appeal(team.get(role))).status).toBe(403);
  expect((await appeal(team.get('accountant'))).body.data).toMatchObject({
    state: 'appealed',
    appeal: { words: 'They were packed well.' },
  });
  expect((await appeal(team.get('owner'))).body).toMatchObject({ code: 'WRONG_STATE', fields: { state: 'appealed' } });
  const uphold = { event: 'uphold', answer: words };
  expect((await desk.send('POST', `/desk/holds/${id}/steps`, uphold)).status).toBe(200);
  expect((await read(`/holds/${id}`)).data).toMatchObject({ state: 'upheld', appeal: { answer: words } });
  expect((await read('')).data.holds).toMatchObject([{ _id: id }]);
});

test('those who look after the money of a shop hear of payouts and holds, in their language, and others do not', async () => {
  await markReturned(app.ctx, { id: payoutId, reason: 'Account closed', by: 'asha' });
  const mails = await run(
    `select distinct kind, subject from mails where kind in ('payout-sent', 'payout-returned', 'hold-set') order by kind`,
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['hold-set', 'payout-returned']);
  const [returned] = await run(`select count(*)::int as count from mails where kind = 'payout-returned'`);
  expect(returned).toEqual({ count: 2 });
});

test('what is taken back of a paid line is a step of its own', async () => {
  await refundReturned(app.ctx, await askReturn(app.ctx, paid));
  const { data } = await read(`/lines/${lineId(paid)}`);
  expect(data.steps.at(-1)).toMatchObject({ step: 'refund' });
  expect(data.steps.at(-1).amountPaise).toBeLessThan(0);
});
