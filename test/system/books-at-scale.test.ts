import { expect, test } from 'vitest';
import type { BookCheck } from '#modules/reconciliation/book-check.ts';
import { bookChecks } from '#modules/reconciliation/book-checks.ts';
import { checkBooks, findingLine } from '#modules/reconciliation/check-books.ts';
import { invoiceAmounts } from '#modules/reconciliation/checks/invoice-amounts.ts';
import { openMonth } from '../model/month.ts';
import { listOpen, liveThrough } from '../model/month-day.ts';
import { gatherStatistics, multiplyOrders } from '../model/multiply-orders.ts';
import { raceTimeout, rounds, seed } from '../support/nightly-rounds.ts';

const first = rounds(8, 225);
const copies = rounds(3, 500) - 1;
const lastDay = 120;

// Triggers are passed over, which the embedded database has no switch for.
test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'many orders are checked as few are: no difference is found among them',
  {
    timeout: raceTimeout,
  },
  async () => {
    const month = await openMonth(seed);
    try {
      await liveThrough(month, first);
      while (month.day < lastDay && (month.late.length > 0 || (await listOpen(month)).length > 0)) await liveThrough(month, 0);
      await gatherStatistics(month.shop);
      await multiplyOrders(month.shop, copies);
      const { ctx } = month.shop;
      const [size] = await month.rows<Record<string, number>>(
        `select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines,
        (select count(*)::int from ledger_entries) as "ledger entries"`,
      );
      const findings: string[] = [];
      const lines: string[] = [];
      const run = async (check: BookCheck, what = '') => {
        const begin = performance.now();
        findings.push(...(await checkBooks(ctx, [check])).map(findingLine));
        lines.push(`${(performance.now() - begin).toFixed(0).padStart(8)} ms  ${check.name}${what}`);
      };
      // Its documents hold their lines as JSON, of which the planner knows least.
      await run(invoiceAmounts, ' on the statistics of before');
      await gatherStatistics(month.shop);
      for (const check of bookChecks) await run(check);
      lines.sort().reverse();
      process.stdout.write(`${[`seed ${seed}, ${JSON.stringify(size)}`, ...lines, ''].join('\n')}`);
      expect(findings).toEqual([]);
    } finally {
      await month.close();
    }
  },
);
