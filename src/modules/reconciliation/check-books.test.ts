import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sumStockJob } from '#modules/catalog/sum-stock.ts';
import { faultsOfInvoices } from '../../../test/fixtures/planted-faults/invoices.ts';
import { faultsOfMoney } from '../../../test/fixtures/planted-faults/money.ts';
import { faultsOfOrders } from '../../../test/fixtures/planted-faults/orders.ts';
import { faultsOfPayouts } from '../../../test/fixtures/planted-faults/payouts.ts';
import { faultsOfProviders } from '../../../test/fixtures/planted-faults/provider.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { type CheckedShop, fillCheckedShop } from '../../../test/support/checked-shop.ts';
import { isNightly } from '../../../test/support/nightly-rounds.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { isAskedWhole } from './book-check.ts';
import { bookChecks } from './book-checks.ts';
import { writePosition } from './change-queries.ts';
import { checkBooks } from './check-books.ts';
import { checkAllBooksJob, checkBooksJob, findInChanges } from './check-jobs.ts';
import { stockAvailable } from './checks/stock-available.ts';

let shop: TestApp;
let filled: CheckedShop;
beforeAll(async () => {
  shop = await openTestApp();
  filled = await fillCheckedShop(shop.ctx);
});
afterAll(() => shop.close());

/** Checks that nothing is left of what was planted before. */
async function expectNoFindings(): Promise<void> {
  await expectBalancedBooks(shop.ctx);
  expect(await checkBooks(shop.ctx, undefined, { since: new Date(0) })).toEqual([]);
}
beforeAll(expectNoFindings);

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
  const found = { all: [] as string[], ofTime: [] as string[], ofMonth: [] as string[], hourly: [] as string[] };
  await undone(async (tx) => {
    for (const text of bug) await tx.db.execute(text);
    const namesOf = async (...asked: Parameters<typeof checkBooks>) => (await checkBooks(...asked)).map((finding) => finding.check);
    const one = bookChecks.filter(({ name }) => name === check);
    // At night all checks read what was planted.
    found.all = await namesOf(tx, isNightly ? bookChecks : one);
    found.ofTime = await namesOf(tx, one, { since: new Date(0) });
    found.ofMonth = await namesOf(tx, one, { since: new Date(0), until: new Date('9999-01-01') });
    // Guards are switched off with the triggers that note what is changed.
    for (const kind of ['orders', 'payouts'] as const) {
      const ids = (await tx.db.execute(changed[kind])).rows.map(({ id }) => String(id));
      for (const [by, [times]] of (await findInChanges(tx, kind, ids, one)).found) if (times?.found.length) found.hourly.push(by.name);
    }
    if (one.some(isAskedWhole)) found.hourly.push(...found.all);
  });
  return found;
}

/** SQL: every order and payout, also those that postings alone name. */
const changed = {
  orders: 'select id from orders union select order_id from ledger_transactions where order_id is not null order by 1',
  payouts: `select id from payouts union select split_part(id, ':', 2) from ledger_transactions where kind in ('payout', 'payout-return') order by 1`,
} as const;

/** Faults of the night or of Sunday: what is sealed, what the providers say, and postings of no order. */
const isOfNight = (check: string, bug: string) =>
  ['sealed-months', 'statement-postings'].includes(check) || bug === 'half a posting was written';

const faults = { ...faultsOfOrders, ...faultsOfMoney, ...faultsOfInvoices, ...faultsOfProviders, ...faultsOfPayouts };

describe.each(Object.entries(faults))('%s finds that', (check, planted) => {
  afterAll(expectNoFindings);

  test.each(planted)('%s', async (bug, statements) => {
    const { all, ofTime, ofMonth, hourly } = await findingsOf(check, statements(filled));
    expect(all).toContain(check);
    // Fees and transfers are compared with everything alone.
    if (check !== 'statement-postings') expect(ofTime).toContain(check);
    expect(hourly.includes(check)).toBe(!isOfNight(check, bug));
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

/** Tables of which each change is noted, and a column of each. */
const notedTables = {
  ...Object.fromEntries(
    ['order_lines', 'order_contacts', 'parcels', 'payments', 'refunds', 'disputes', 'returns', 'invoices'].map((table) => [
      table,
      'order_id',
    ]),
  ),
  ...Object.fromEntries(['stock_movements', 'ledger_transactions', 'ledger_entries', 'tax_changes'].map((table) => [table, 'order_id'])),
  orders: 'id',
  parcel_events: 'parcel_id',
  parcel_lines: 'parcel_id',
  return_lines: 'return_id',
  store_credit_movements: 'transaction_id',
  payouts: 'id',
  payout_entries: 'payout_id',
};

/** Rows that are written with another one, which notes their order or payout. */
const notedWithAnother = ['order_lines', 'order_contacts', 'parcel_lines', 'return_lines', 'ledger_entries'];

test('notes what is written about an order or a payout, in every table that says something of it', async () => {
  const { rows } = await shop.ctx.db.execute(
    `select c.relname as name, count(*)::int as count from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname ~ '_note_(new|change|end)$' group by 1`,
  );
  expect(Object.fromEntries(rows.map(({ name, count }) => [name, count]))).toEqual(
    Object.fromEntries(Object.keys(notedTables).map((table) => [table, notedWithAnother.includes(table) ? 2 : 3])),
  );
  await undone(async (tx) => {
    for (const [table, column] of Object.entries(notedTables)) {
      await tx.db.execute('delete from book_changes');
      await tx.db.execute(`alter table ${table} disable trigger user; alter table ${table} enable trigger ${table}_note_change`);
      await tx.db.execute(`update ${table} set ${column} = ${column}`);
      const [found] = (await tx.db.execute(`select exists (select from ${table}) as written, exists (select from book_changes) as noted`))
        .rows;
      expect({ table, ...found }).toEqual({ table, written: found?.noted, noted: found?.noted });
    }
  });
});

const hour = () => checkBooksJob.handle({}, shop.ctx);
const notes = async () =>
  (await shop.ctx.db.execute(`select id from book_changes where noted_at < now() - interval '1 hour' order by id`)).rows.map(
    ({ id }) => id,
  );
const addOldNotes = (ids: readonly string[]) =>
  shop.ctx.db.execute(`insert into book_changes (kind, id, noted_at) select 'orders', unnest($1::text[]), now() - interval '2 hours'`, [
    ids,
  ]);
const changeTax = (by: number, ctx = shop.ctx) =>
  ctx.db.execute('update orders set tax_paise = tax_paise + $2 where id = $1', [filled.order.id, by]);

test('an order with a difference is looked at every hour until it is mended, others once', async () => {
  await changeTax(1);
  await addOldNotes([filled.order.id, filled.delivered.id]);
  for (let hours = 0; hours < 2; hours++) {
    await hour();
    expect(await notes()).toEqual([filled.order.id]);
  }
  expect((await shop.ctx.db.execute('select check_name, belongs_to from book_findings')).rows).toEqual([
    { check_name: 'order-tax', belongs_to: filled.order.id },
  ]);
  await changeTax(-1);
  await hour();
  expect(await notes()).toEqual([]);
  expect((await shop.ctx.db.execute('select from book_findings')).rows).toEqual([]);
});

// The embedded database has one connection, on which nothing is at once.
test.skipIf(process.env.TEST_ENGINE !== 'postgres')('a transaction that ends after the hour is looked at in the next', async () => {
  const known = async () => (await shop.ctx.db.execute('select check_name from book_findings')).rows;
  await shop.ctx.transaction(async (tx) => {
    await changeTax(1, tx);
    await hour();
    expect(await known()).toEqual([]);
  });
  await hour();
  expect(await known()).toEqual([{ check_name: 'order-tax' }]);
  await changeTax(-1);
  await hour();
});

test('what is found at night is looked at every hour, and a run that was stopped goes on where it was', async () => {
  await shop.ctx.db.execute('alter table orders disable trigger user');
  await changeTax(1);
  await shop.ctx.db.execute('delete from book_changes');
  const found = async () => (await shop.ctx.db.execute('select count(*)::int as count from book_findings')).rows[0]?.count;
  await hour();
  expect(await found()).toBe(0);
  await writePosition(shop.ctx.db, checkAllBooksJob.name, 'order-tax');
  await checkAllBooksJob.handle({}, shop.ctx);
  expect(await found()).toBe(0);
  await checkAllBooksJob.handle({}, shop.ctx);
  expect(await found()).toBe(1);
  await changeTax(-1);
  await checkAllBooksJob.handle({}, shop.ctx);
  expect(await found()).toBe(0);
  await shop.ctx.db.execute('alter table orders enable trigger user');
});

const mails = async () =>
  (await shop.ctx.db.execute(`select subject, blocks from mails where kind = 'books-do-not-agree' order by created_at, id`)).rows;

test('mails the operator once of each difference, and again where it comes back', async () => {
  const before = (await mails()).length;
  const plant = (uses: number) => shop.ctx.db.execute(`update coupons set uses = $1 where code = 'SAMPLE'`, [uses]);
  await hour();
  expect(await mails()).toHaveLength(before);
  await plant(1);
  await hour();
  await hour();
  await plant(2);
  await hour();
  expect(await mails()).toHaveLength(before + 1);
  expect(JSON.stringify(await mails())).toContain('coupon-uses');
  await shop.ctx.db.execute(`update orders set tax_paise = tax_paise + 1 where id = $1`, [filled.order.id]);
  await hour();
  const sent = await mails();
  expect(sent).toHaveLength(before + 2);
  expect(JSON.stringify(sent.map((mail) => mail.blocks)).match(/coupon-uses/g)).toHaveLength(1);
  await plant(0);
  await shop.ctx.db.execute(`update orders set tax_paise = tax_paise - 1 where id = $1`, [filled.order.id]);
  await hour();
  await plant(1);
  await hour();
  await plant(0);
  expect(await mails()).toHaveLength(before + 3);
});
