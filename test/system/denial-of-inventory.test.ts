import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hoard, hoardStock } from '../model/hoard-stock.ts';
import { openDemoApp } from '../support/demo-app.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import type { TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  // The settings of a shop that sets nothing.
  shop = await openDemoApp({ UNPAID_ORDERS: '' });
}, 300_000);
afterAll(() => shop.close());

const attempts = [
  { addresses: 1, browsers: 1, taste: 'many', quarters: 1 },
  { addresses: 1, browsers: 10, taste: 'many', quarters: 4 },
  { addresses: 10, browsers: 100, taste: 'many', quarters: 4 },
  { addresses: 10, browsers: 100, taste: 'last', quarters: 4 },
] as const;
/** The strongest attackers, in every run; at night the weaker ones before them. */
const tried = isNightly ? attempts : attempts.slice(2);

test('a stranger with 10 addresses and 100 browsers cannot empty the shop', { timeout: 590_000 }, async () => {
  const rows: string[] = [];
  const hoards: Hoard[][] = [];
  for (const attempt of tried) {
    const held = await hoardStock(shop, attempt);
    hoards.push(held);
    const { addresses, browsers, taste } = attempt;
    for (const [quarter, each] of held.entries())
      rows.push(
        `| ${addresses} / ${browsers} | ${taste} | ${quarter * 15} | ${each.orders} | ${each.units} (${each.percent} %) | ${each.soldOut} | ${each.soldOutOfMany} |`,
      );
  }
  process.stdout.write(
    `\n| addresses / browsers | takes | minute | orders | units held | variants sold out | of these, more than one |\n| - | - | - | - | - | - | - |\n${rows.join('\n')}\n`,
  );
  for (const { percent, soldOutOfMany } of hoards.flat()) {
    expect(soldOutOfMany).toBe(0);
    expect(percent).toBeLessThan(50);
  }
});
