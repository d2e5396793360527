import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultsOfInvoices } from '../../../test/fixtures/planted-faults/invoices.ts';
import { faultsOfMoney } from '../../../test/fixtures/planted-faults/money.ts';
import { faultsOfOrders } from '../../../test/fixtures/planted-faults/orders.ts';
import { faultsOfPayouts } from '../../../test/fixtures/planted-faults/payouts.ts';
import { faultsOfProviders } from '../../../test/fixtures/planted-faults/provider.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { type CheckedShop, fillCheckedShop } from '../../../test/support/checked-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { bookChecks } from './book-checks.ts';
import { checkBooks, checkBooksJob } from './check-books.ts';

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

/** Plants a fault with the guards against it switched off, collects the findings, and rolls it back. */
async function findingsOf(check: string, bug: readonly string[]): Promise<{ all: string[]; ofTime: string[] }> {
  const found = { all: [] as string[], ofTime: [] as string[] };
  const planted = shop.ctx.transaction(async (tx) => {
    for (const text of bug) await tx.db.execute(text);
    found.all = (await checkBooks(tx)).map((finding) => finding.check);
    const one = bookChecks.filter(({ name }) => name === check);
    found.ofTime = (await checkBooks(tx, one, { since: new Date(0) })).map((finding) => finding.check);
    throw new Undo();
  });
  await expect(planted).rejects.toThrow(Undo);
  return found;
}

const faults = { ...faultsOfOrders, ...faultsOfMoney, ...faultsOfInvoices, ...faultsOfProviders, ...faultsOfPayouts };

describe.each(Object.entries(faults))('%s finds that', (check, planted) => {
  test.each(planted)('%s', async (_bug, statements) => {
    const { all, ofTime } = await findingsOf(check, statements(filled));
    expect(all).toContain(check);
    // Fees and transfers are compared with everything alone.
    if (check !== 'statement-postings') expect(ofTime).toContain(check);
  });
});

test('plants a fault for every check', () => {
  expect(Object.keys(faults).sort()).toEqual(bookChecks.map((check) => check.name).sort());
  expect(new Set(bookChecks.map((check) => check.name)).size).toBe(bookChecks.length);
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
