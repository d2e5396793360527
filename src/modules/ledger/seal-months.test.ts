import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalanceAt, readMonths, readStatement } from '#modules/payouts/shop-queries.ts';
import { readWithheld } from '#modules/payouts/tax-queries.ts';
import { checkBooks, openTime } from '#modules/reconciliation/check-books.ts';
import { checkBooksJob, checkOpenBooksJob } from '#modules/reconciliation/check-jobs.ts';
import { sealedMonths } from '#modules/reconciliation/checks/sealed-months.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { dayMs } from '#shared/days.ts';
import { addOrder, addSoldProducts, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { balanceOfSeller, salesOfYear } from './api.ts';
import { monthBounds } from './commission-rules.ts';
import { dayInIndia } from './rate-rules.ts';
import { listSealedMonths, sealMonths } from './seal-months.ts';

let shop: TestApp;
let bowl: SoldProduct;
let coat: SoldProduct;
/**
 * The 10th of the last three months and of this one, such as 2026-08; and a moment at which all but the last
 * are over.
 */
const months: string[] = [];
const bounds = (index: number) => monthBounds(months[index] ?? '') ?? { from: new Date(0), until: new Date(0) };

beforeAll(async () => {
  shop = await openTestApp();
  [bowl, coat] = await addSoldProducts(shop.ctx);
  let at = new Date(`${dayInIndia(new Date()).slice(0, 7)}-10T06:00:00Z`);
  for (let index = 0; index < 4; index++) {
    months.unshift(dayInIndia(at).slice(0, 7));
    at = new Date(at.getTime() - 10 * dayMs);
    at = new Date(`${dayInIndia(at).slice(0, 7)}-10T06:00:00Z`);
  }
  for (const [index, month] of months.entries()) {
    shop.setNow(new Date(`${month}-10T06:00:00Z`));
    await addOrder(shop.ctx, [
      { product: bowl, qty: index + 1 },
      { product: coat, qty: 1 },
    ]);
    await addOrder(shop.ctx, [{ product: bowl, qty: 2, couponPaise: 1_000, fundedBy: 'operator' }], { country: 'IN', state: 'Goa' });
  }
});
afterAll(() => shop.close());

/** Everything that is read of the ledger of a seller and of all of them. */
async function read() {
  const { db } = shop.ctx;
  const { id } = bowl.seller;
  const all = { from: bounds(0).from, until: bounds(3).until };
  const spans = await Promise.all(
    months.map(async (_, index) => ({
      statement: await readStatement(db, id, bounds(index)),
      before: await readBalanceAt(db, id, bounds(index).from),
      sold: [...(await salesOfYear(db, [id, coat.seller.id], bounds(index).from))].sort(),
    })),
  );
  return {
    spans,
    balance: await balanceOfSeller(db, id),
    months: await readMonths(db, id),
    withheld: [await readWithheld(db, id, all), await readWithheld(db, undefined, all), await readWithheld(db, id, bounds(1))],
  };
}

const sealAt = (index: number, days: number) => {
  shop.setNow(new Date(bounds(index).until.getTime() + days * dayMs));
  return sealMonths(shop.ctx);
};

test('seals months that are over for three days, in order, and reads of them what was read before', async () => {
  const before = await read();
  expect(before.balance).toBeGreaterThan(0);
  expect(await sealAt(0, 2.9)).toEqual([]);
  expect(await sealAt(1, 3.1)).toEqual(months.slice(0, 2));
  expect(await read()).toEqual(before);
  expect(await sealAt(2, 4)).toEqual([months[2]]);
  expect(await sealAt(2, 5)).toEqual([]);
  expect(await listSealedMonths(shop.ctx)).toEqual(months.slice(0, 3));
  expect(await read()).toEqual(before);
});

test('a sealed month takes no more postings, and its sums are kept', async () => {
  shop.setNow(new Date(bounds(2).until.getTime() - 1));
  await expect(addOrder(shop.ctx, [{ product: bowl, qty: 1 }])).rejects.toThrow('the ledger is sealed until');
  await expect(shop.ctx.db.execute('update ledger_month_sums set amount_paise = 0')).rejects.toThrow('append-only');
  await expect(shop.ctx.db.execute('delete from ledger_months')).rejects.toThrow('append-only');
  shop.setNow(bounds(2).until);
  const balance = await balanceOfSeller(shop.ctx.db, bowl.seller.id);
  await addOrder(shop.ctx, [{ product: bowl, qty: 1 }]);
  expect(await balanceOfSeller(shop.ctx.db, bowl.seller.id)).toBeGreaterThan(balance);
});

test('what was changed in a sealed month is found by checking that month or everything', async () => {
  const ofMonth = (index: number, checks?: [typeof sealedMonths]) =>
    checkBooks(shop.ctx, checks, { since: bounds(index).from, until: bounds(index).until });
  const open = await openTime(shop.ctx);
  expect(open?.since).toEqual(bounds(2).until);
  for (const found of [await checkBooks(shop.ctx), await checkBooks(shop.ctx, undefined, open), await ofMonth(1)])
    expect(found).toEqual([]);
  await shop.ctx.db.execute('alter table ledger_entries disable trigger user');
  const changed = `(select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.at between $1 and $2 and e.account = 'tcs' order by e.id limit 1)`;
  const change = (by: string) =>
    shop.ctx.db.execute(`update ledger_entries set ${by} where id = ${changed}`, [bounds(1).from, bounds(1).until]);
  await change(`order_id = order_id || 'x'`);
  const found = async (index?: number) => (index === undefined ? checkBooks(shop.ctx, [sealedMonths]) : ofMonth(index, [sealedMonths]));
  expect(await found(1)).toMatchObject([{ check: 'sealed-months', detail: expect.stringContaining('one was changed') }]);
  expect(await found()).toHaveLength(1);
  expect(await found(0)).toEqual([]);
  await change(`order_id = left(order_id, -1)`);
  expect(await found()).toEqual([]);
});

test('a difference of a sealed month is found at night, told once, and forgotten in the night that does not find it', async () => {
  await shop.ctx.db.execute('alter table ledger_transactions disable trigger user');
  const shift = (seconds: number) =>
    shop.ctx.db.execute(
      `update ledger_transactions set at = at + make_interval(secs => $1)
        where id = (select min(t.id) from ledger_transactions t where t.kind = 'sale' and t.at < $2)`,
      [seconds, bounds(0).until],
    );
  const checkBy = async (job: JobDefinition) => {
    await job.handle({}, shop.ctx);
    const { rows } =
      await shop.ctx.db.execute(`select (select count(*)::int from mails where kind = 'books-do-not-agree' and blocks::text like '%sealed-months%') as mails,
      exists (select from book_findings where check_name = 'sealed-months') as known`);
    return rows[0];
  };
  await shift(1);
  expect(await checkBy(checkBooksJob)).toEqual({ mails: 0, known: false });
  for (let nights = 0; nights < 2; nights++) expect(await checkBy(checkOpenBooksJob)).toEqual({ mails: 1, known: true });
  await shift(-1);
  expect(await checkBy(checkBooksJob)).toEqual({ mails: 1, known: true });
  expect(await checkBy(checkOpenBooksJob)).toEqual({ mails: 1, known: false });
});

test('a month with a posting that does not balance is not sealed', async () => {
  const [entry] = (await shop.ctx.db.execute('select max(id) as id from ledger_entries')).rows;
  await shop.ctx.db.execute('update ledger_entries set amount_paise = amount_paise + 1 where id = $1', [entry?.id]);
  expect(await sealAt(3, 4)).toEqual([]);
});
