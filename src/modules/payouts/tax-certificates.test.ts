import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import type { Context } from '#platform/context.ts';
import { shopRoles } from '#shared/access.ts';
import { parseCsv } from '#shared/csv.ts';
import { operateTaxCertificates } from '../../../scripts/admin-tax-certificate.ts';
import { addOperator, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { addOrder, addSoldProducts, type SampleOrder, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { actorOfShop } from '../../../test/support/shop-actor.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { sendFile } from '../../../test/support/upload-files.ts';
import { getMonth } from './get-month.ts';
import { getTaxYear } from './get-tax-year.ts';
import { monthsOf, nameOfTaxYear, parseTaxYear, quarters, taxYearOf } from './tax-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-tax-'));
let app: TestApp;
let products: [SoldProduct, SoldProduct];
const rows = async (text: string, values: unknown[] = []) => (await app.ctx.db.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: folder });
  products = await addSoldProducts(app.ctx, 100_000);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a financial year is named by its April, and its quarters hold its twelve months', () => {
  expect(parseTaxYear('2026-27')).toBe(2026);
  expect(['2026-28', '26-27', '2099-00'].map(parseTaxYear)).toEqual([undefined, undefined, 2099]);
  expect(quarters.flatMap((quarter) => monthsOf(2026, quarter)).map(taxYearOf)).toEqual(Array(12).fill(2026));
  expect(monthsOf(2026, 4)).toEqual(['2027-01', '2027-02', '2027-03']);
});

/** Acts as the owner of the shop of a product. */
const ownerOf = ({ seller }: SoldProduct): Context => ({ ...app.ctx, actor: actorOfShop(seller.id) });

// Around the ends of months, quarters and years, by the Indian clock.
const moments = [
  '2026-03-31T23:59:59.999+05:30',
  '2026-04-01T00:00:00+05:30',
  '2026-06-30T23:30:00+05:30',
  '2026-07-01T00:00:01+05:30',
  '2026-12-31T20:00:00Z',
  '2027-03-31T18:29:59Z',
  '2027-03-31T18:30:00Z',
];

test('after any sales and cancellations the table is the ledger, and the sums of the statements', { timeout: 60_000 }, async () => {
  const orders: SampleOrder[] = [];
  const step = fc.record({ cancels: fc.boolean(), index: fc.nat(40), at: fc.constantFrom(...moments), coupon: fc.nat(900) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const { cancels, index, at, coupon } of steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
        app.setNow(new Date(at));
        const [order] = orders.splice(index % Math.max(1, orders.length), cancels ? 1 : 0);
        const product = products[index % 2] as SoldProduct;
        if (!cancels) orders.push(await addOrder(app.ctx, [{ product, qty: 1 + (index % 3), couponPaise: coupon, fundedBy: 'operator' }]));
        for (const { parcelId } of order?.lines ?? [])
          await moveParcel(app.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'buyer-asked' });
      }
      app.setNow(new Date('2027-12-31T12:00:00Z'));
      for (const product of products) {
        const sums = { tdsPaise: 0, tcsPaise: 0, salesPaise: 0 };
        for (const year of [2025, 2026, 2027]) {
          const { data } = await getTaxYear(ownerOf(product), { year: nameOfTaxYear(year) });
          for (const name of ['tdsPaise', 'tcsPaise', 'salesPaise'] as const) {
            const months = data.quarters.flatMap((quarter) => quarter.months);
            expect(months.reduce((sum, each) => sum + each[name], 0)).toBe(data[name]);
            expect(data.quarters.reduce((sum, each) => sum + each[name], 0)).toBe(data[name]);
            sums[name] += data[name];
          }
          for (const { month, tdsPaise, tcsPaise, salesPaise } of data.quarters.flatMap((quarter) => quarter.months)) {
            if (tdsPaise === 0 && tcsPaise === 0 && salesPaise === 0) continue;
            const statement = (await getMonth(ownerOf(product), { month })).data.rows;
            const of = (...names: ('tds' | 'tcs' | 'buyer' | 'coupons')[]) =>
              statement.reduce((sum, { amounts }) => sum + names.reduce((part, name) => part + amounts[name], 0), 0);
            expect([tdsPaise, tcsPaise, salesPaise]).toEqual([-of('tds'), -of('tcs'), of('buyer', 'coupons')]);
          }
        }
        const [books] = await rows(
          `select coalesce(-sum(amount_paise) filter (where account = 'tds'), 0)::int as tds, coalesce(-sum(amount_paise) filter (where account = 'tcs'), 0)::int as tcs
            from ledger_entries where seller_id = $1`,
          [product.seller.id],
        );
        expect([sums.tdsPaise, sums.tcsPaise]).toEqual([books?.tds, books?.tcs]);
      }
    }),
    { numRuns: 5 },
  );
  app.setNow(undefined);
});

test('a posting is dated by the clock of what it belongs to, and keeps when it was written', async () => {
  app.setNow(new Date('2026-05-05T10:00:00Z'));
  const { lines } = await addOrder(app.ctx, [{ product: products[0], qty: 1 }]);
  app.setNow(undefined);
  const [posted] = await rows(`select at, recorded_at > now() - interval '1 hour' as recent from ledger_transactions where id = $1`, [
    `sale:${lines[0]?.id}`,
  ]);
  expect([new Date(String(posted?.at)).toISOString(), posted?.recent]).toEqual(['2026-05-05T10:00:00.000Z', true]);
});

test('owner and accountant read the table with its challans and save the certificate; other roles do not', async () => {
  const team = new Map<string, TestClient>();
  for (const role of shopRoles) team.set(role, await addTeamMember(app, 'coat', role));
  const other = await addTeamMember(app, 'bowl', 'owner');
  const desk = await addOperator(app);
  const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`);
  const give = (bytes: Uint8Array, year = '2026-27') =>
    sendFile(desk, 'POST', `/desk/sellers/coat/tax-certificates?year=${year}&quarter=1`, bytes, 'application/octet-stream');
  const first = (await give(pdf('first'))).body.data.certificate;
  expect((await give(pdf('first'))).body.data.certificate).toBe(first);
  expect((await give(pdf('first'), '2026-28')).body.code).toBe('INVALID_INPUT');
  expect((await give(Buffer.from('no paper'))).body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  writeFileSync(join(folder, 'corrected.pdf'), pdf('corrected'));
  await operateTaxCertificates(app.ctx, ['add', 'coat', '2026-27', '1', join(folder, 'corrected.pdf')], 'asha');
  const note = (kind: string, challan: string, month = '2026-05') =>
    desk.send('POST', '/desk/tax-deposits', { kind, month, challan, on: '2026-06-07' });
  for (const challan of ['0510308/00001', '0510308/00002']) expect((await note('tds', challan)).status).toBe(200);
  expect((await note('tds', '0510308/00002', '2036-05')).body.code).toBe('INVALID_INPUT');
  app.setNow(new Date('2026-05-06T10:00:00Z'));
  await addOrder(app.ctx, [{ product: products[1], qty: 1 }]);
  app.setNow(undefined);
  const printed = await operateTaxCertificates(
    app.ctx,
    ['deposit', 'tcs', '2026-05', '--challan', 'CPIN2605', '--on', '2026-06-10'],
    'asha',
  );
  expect(printed).toMatch(/2026-05 {2}TDS .* 0510308\/00002 on 2026-06-07 {2}TCS .* CPIN2605 on 2026-06-10/);

  const read = (client: TestClient | undefined, path = '') => (client as TestClient).send('GET', `/shops/coat/money/tax/2026-27${path}`);
  const statuses: Record<string, number> = {};
  for (const [role, client] of team) statuses[role] = (await read(client)).status;
  expect(statuses).toEqual({ owner: 200, manager: 403, packer: 403, accountant: 200, facilitator: 403 });
  const accountant = team.get('accountant') as TestClient;
  const { data } = (await read(accountant)).body;
  const [quarter] = data.quarters;
  expect(quarter.months[1]).toMatchObject({ month: '2026-05', tds: { challan: '0510308/00002' }, tcs: { challan: 'CPIN2605' } });
  expect(quarter.certificate._id).not.toBe(first);
  const saved = await accountant.send('GET', `/shops/coat/money/tax-certificates/${quarter.certificate._id}`);
  expect([String(saved.body), saved.headers.get('content-disposition')]).toEqual([
    pdf('corrected').toString(),
    expect.stringMatching(/^attachment.*form-16a-2026-27-q1\.pdf/),
  ]);
  expect((await other.send('GET', `/shops/bowl/money/tax-certificates/${first}`)).status).toBe(404);
  const csv = parseCsv(String((await read(accountant, '/csv')).body)) ?? [];
  const tds = csv.slice(1).reduce((sum, row) => sum + Math.round(Number(row[3]) * 100), 0);
  expect(tds).toBe(data.tdsPaise);
  const { cookies } = accountant;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const document = await app.request('/api/v1/shops/coat/money/tax/2026-27/pdf', { headers: { cookie } });
  expect(readPdf(Buffer.from(await document.arrayBuffer())).text).toContain('0510308/00002');
  for (const table of ['tax_deposits', 'tax_certificates']) await expect(rows(`delete from ${table}`)).rejects.toThrow('append-only');
  const [kept] = await rows(`select position('PDF'::bytea in content) > 0 as plain from tax_certificates limit 1`);
  expect(kept?.plain).toBe(false);
});
