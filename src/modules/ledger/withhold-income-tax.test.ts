import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';
import { capture, expire, orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { registeredFacts } from '../../../test/support/seller-facts.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';
import { releaseExpired } from '../orders/release-expired.ts';
import { salesOfYear } from './api.ts';
import { invalidateRates } from './current-rates.ts';

const pricePaise = 100_000;

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp({ COD_OPEN_PER_PIN: '0', COD_OPEN_PER_PERSON: '0', RATE_LIMIT: '0' });
  products = await addSampleProducts(shop, 2, () => ({ available: 5_000, pricePaise }));
  for (const [index, state] of ['Rajasthan', 'Gujarat'].entries()) {
    const { pan, gstin } = registeredFacts(state, 'AAAPS0000A');
    await rows('update sellers set pan = $1, gstin = $2 where id = $3', [pan, gstin, product(index).sellerId]);
  }
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const rows = async <Row>(text: string, values: unknown[] = []) => (await shop.services.database.execute(text, values)).rows as Row[];
const product = (index: number) => products[index] as SampleProduct;
const order = (...items: Parameters<typeof orderOf>[0]) => placed(createTestClient(shop), orderOf(items));

/** Sets the threshold of the year so that each seller has room for so many units below it. */
async function leaveRoom(units: readonly [number, number]): Promise<void> {
  const sold = await salesOfYear(
    shop.ctx.db,
    products.map(({ sellerId }) => sellerId),
    new Date(0),
  );
  const soldUnits = products.map(({ sellerId }) => (sold.get(sellerId) ?? 0) / pricePaise);
  const threshold = Math.max(...soldUnits.map((already, index) => already + (units[index] ?? 0)));
  await rows('alter table withholding_rates disable trigger withholding_rates_are_kept');
  await rows(`update withholding_rates set threshold_paise = $1 where kind = 'tds'`, [threshold * pricePaise]);
  await rows('alter table withholding_rates enable trigger withholding_rates_are_kept');
  invalidateRates(shop.ctx);
  for (const [index, already] of soldUnits.entries())
    for (let missing = threshold - (units[index] ?? 0) - already; missing > 0; missing -= 10)
      await order([product(index), Math.min(10, missing)]);
}

/** The lines of orders, by what is withheld of them. */
const withheldOf = (orderIds: readonly string[]) =>
  rows<{ tds: number; taxable: number; seller: string }>(
    `select l.tds_paise::int as tds, l.taxable_paise::int as taxable, l.seller_id as seller from order_lines l
      join ledger_transactions t on t.id = 'sale:' || l.id where l.order_id = any($1) order by t.at`,
    [orderIds],
  );

const tenthPercent = (taxable: number) => Math.floor((taxable * 10 + 5_000) / 10_000);

test('of cash orders at the same moment those go untaxed that fit below the threshold of the year, and no more', {
  timeout: raceTimeout,
}, async () => {
  for (let round = 0; round < rounds(2, 40); round++) {
    await leaveRoom([3, 1]);
    // Half of the carts name the second seller first.
    const carts = Array.from({ length: 8 }, (_, index) => [0, 1].map((at) => [product((at + index) % 2), 1] as const));
    const answers = await Promise.all(carts.map((items) => order(...items)));
    const lines = await withheldOf(answers.map((answer) => answer.order._id));
    const untaxed = products.map(({ sellerId }) => lines.filter((line) => line.seller === sellerId && line.tds === 0).length);
    expect(untaxed).toEqual([3, 1]);
    for (const { tds, taxable } of lines) expect([0, tenthPercent(taxable)]).toContain(tds);
  }
});

test('an order is taxed by what was sold when it is paid, not when it was priced', { timeout: raceTimeout }, async () => {
  for (let round = 0; round < rounds(2, 40); round++) {
    await leaveRoom([2, 0]);
    const wanted = () => placed(createTestClient(shop), orderOf([[product(0), 1]], { method: 'demo' }));
    const answers = await Promise.all(Array.from({ length: 5 }, wanted));
    // The time of one is over before its money comes.
    await expire(shop, answers[0].order._id);
    await releaseExpired(shop.ctx);
    await Promise.all(answers.map((answer) => capture(shop, answer)));
    const lines = await withheldOf(answers.map((answer) => answer.order._id));
    expect(lines.map(({ tds }) => tds > 0).sort()).toEqual([false, false, true, true, true]);
  }
});
