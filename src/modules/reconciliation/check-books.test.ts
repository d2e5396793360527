import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sumStockJob } from '#modules/catalog/sum-stock.ts';
import { faultsOfInvoices } from '../../../test/fixtures/planted-faults/invoices.ts';
import { faultsOfMoney } from '../../../test/fixtures/planted-faults/money.ts';
import { faultsOfOrders } from '../../../test/fixtures/planted-faults/orders.ts';
import { faultsOfPayouts } from '../../../test/fixtures/planted-faults/payouts.ts';
import { faultsOfProviders } from '../../../test/fixtures/planted-faults/provider.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { type CheckedShop, fillCheckedShop } from '../../../test/support/checked-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { bookChecks } from './book-checks.ts';
import { checkBooks } from './check-books.ts';
import { checkBooksJob } from './check-jobs.ts';
import { stockAvailable } from './checks/stock-available.ts';

let shop: TestApp;
let filled: CheckedShop;
beforeAll(async () => {
  shop = await openTestApp();
  filled = await fillCheckedShop(shop.ctx);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await expectBalancedBooks(shop.ctx);
  expect(await checkBooks(shop.ctx, undefined, { since: new Date(0) })).toEqual([]);
});

class Undo extends Error {}

/** Runs `work` in a transaction that is rolled back. */
async function undone(work: (tx: TestApp['ctx']) => Promise<void>): Promise<void> {
  const run = shop.ctx.transaction(async (tx) => {
    await work(tx);
    throw new Undo();
  });
  await expect(run).rejects.toThrow(Undo);
}

/** Plants a fault with the guards against it switched off, collects the findings, and rolls it back. */
async function findingsOf(check: string, bug: readonly string[]) {
  const found = { all: [] as string[], ofTime: [] as string[], ofMonth: [] as string[] };
  await undone(async (tx) => {
    for (const text of bug) await tx.db.execute(text);
    const namesOf = async (...asked: Parameters<typeof checkBooks>) => (await checkBooks(...asked)).map((finding) => finding.check);
    const one = bookChecks.filter(({ name }) => name === check);
    found.all = await namesOf(tx);
    found.ofTime = await namesOf(tx, one, { since: new Date(0) });
    found.ofMonth = await namesOf(tx, one, { since: new Date(0), until: new Date('9999-01-01') });
  });
  return found;
}

const faults = { ...faultsOfOrders, ...faultsOfMoney, ...faultsOfInvoices, ...faultsOfProviders, ...faultsOfPayouts };

describe.each(Object.entries(faults))('%s finds that', (check, planted) => {
  test.each(planted)('%s', async (_bug, statements) => {
    const { all, ofTime, ofMonth } = await findingsOf(check, statements(filled));
    expect(all).toContain(check);
    // Fees and transfers are compared with everything alone.
    if (check !== 'statement-postings') expect(ofTime).toContain(check);
    // A check that reads everything at all times is not asked of a month.
    if (bookChecks.some(({ name, ofTime: how }) => name === check && how !== undefined && how !== 'never'))
      expect(ofMonth).toContain(check);
  });
});

test('plants a fault for every check', () => {
  expect(Object.keys(faults).sort()).toEqual(bookChecks.map((check) => check.name).sort());
  expect(new Set(bookChecks.map((check) => check.name)).size).toBe(bookChecks.length);
});

describe('movements of stock that are a day old are summed once', () => {
  const change = (which: 'min' | 'max') => `update stock_movements set qty = qty - 1 where id = (select ${which}(id) from stock_movements)`;
  test.each([
    ['and the books agree', [], [0, 0]],
    ['one that was not summed is looked at', [change('max')], [1, 1]],
    ['one that was summed and then changed shows when everything is checked', [change('min')], [1, 0]],
  ] as const)('%s', async (_name, statements, [all, ofTime]) => {
    for (const [time, count] of [
      [undefined, all],
      [{ since: new Date(0) }, ofTime],
    ] as const)
      await undone(async (tx) => {
        await tx.db.execute('alter table stock_movements disable trigger user');
        await tx.db.execute(`update stock_movements set at = at - interval '2 days' where id < (select max(id) from stock_movements)`);
        for (let times = 0; times < 2; times++) await sumStockJob.handle({}, tx);
        for (const text of statements) await tx.db.execute(text);
        expect(await checkBooks(tx, [stockAvailable], time)).toHaveLength(count);
      });
  });
});

test('changes nothing, also where a check would', async () => {
  const writes = { name: 'writes', rule: 'none', text: `select nextval('payment_events_id_seq')::text as id, '' as detail` };
  await expect(checkBooks(shop.ctx, [writes])).rejects.toThrow();
});

const mails = async () =>
  (await shop.ctx.db.execute(`select subject, blocks from mails where kind = 'books-do-not-agree' order by created_at, id`)).rows;

test('mails the operator once of each difference, and again where it comes back', async () => {
  const check = () => checkBooksJob.handle({}, shop.ctx);
  const plant = (uses: number) => shop.ctx.db.execute(`update coupons set uses = $1 where code = 'SAMPLE'`, [uses]);
  await check();
  expect(await mails()).toHaveLength(0);
  await plant(1);
  await check();
  await check();
  await plant(2);
  await check();
  expect(await mails()).toHaveLength(1);
  expect(JSON.stringify(await mails())).toContain('coupon-uses');
  await shop.ctx.db.execute(`update orders set tax_paise = tax_paise + 1 where id = $1`, [filled.order.id]);
  await check();
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(JSON.stringify(sent.map((mail) => mail.blocks)).match(/coupon-uses/g)).toHaveLength(1);
  await plant(0);
  await shop.ctx.db.execute(`update orders set tax_paise = tax_paise - 1 where id = $1`, [filled.order.id]);
  await check();
  await plant(1);
  await check();
  await plant(0);
  expect(await mails()).toHaveLength(3);
});
