import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthBounds } from '#modules/ledger/commission-rules.ts';
import { listSealedMonths, sealMonths } from '#modules/ledger/seal-months.ts';
import { checkBooks, openTime } from '#modules/reconciliation/check-books.ts';
import { type GrownShop, openGrownShop } from '../../bench/grown-calls.ts';
import { copyOrders, settleTables } from '../../demo/generator/orders/copy-orders.ts';
import { addSampleOrders } from '../../demo/generator/orders/sample-orders.ts';
import { openDemoApp } from '../support/demo-app.ts';
import { isNightly, raceTimeout, rounds } from '../support/nightly-rounds.ts';
import type { AskedStatement } from '../support/record-statements.ts';
import type { TestApp } from '../support/test-app.ts';

/** Rows from which on a table is not to be read as a whole for a call. */
const manyRows = 5_000;

let app: TestApp;
let shop: GrownShop;

// Triggers are passed over, which the embedded database has no switch for.
const runs = isNightly && process.env.TEST_ENGINE === 'postgres';
beforeAll(async () => {
  if (!runs) return;
  app = await openDemoApp();
  await addSampleOrders(app.services, { ended: 60, open: 30 });
  await app.services.database.execute("update mails set state = 'sent', settled_at = created_at, blocks = null, subject = null");
  await copyOrders(app.services.database, rounds(2_000, 20_000));
  await settleTables(app.services.database);
  await sealMonths(app.ctx);
  shop = await openGrownShop(app.config, app.services);
}, raceTimeout);
afterAll(() => app?.close());

const rowsOf = async (text: string, values: readonly unknown[] = []) => (await app.ctx.db.execute(text, values)).rows;

test.runIf(runs)('the books of many months agree: what is open, each sealed month, and everything', { timeout: raceTimeout }, async () => {
  expect(await checkBooks(app.ctx)).toEqual([]);
  expect(await checkBooks(app.ctx, undefined, await openTime(app.ctx))).toEqual([]);
  const months = await listSealedMonths(app.ctx);
  expect(months.length).toBeGreaterThan(20);
  for (const month of months) {
    const { from, until } = monthBounds(month) ?? { from: new Date(0), until: new Date(0) };
    expect(await checkBooks(app.ctx, undefined, { since: from, until })).toEqual([]);
  }
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}
const scannedBy = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [String(node['Relation Name'])] : []),
  ...(node.Plans ?? []).flatMap(scannedBy),
];

/** Names the large tables that a statement reads as a whole. */
async function scans({ text, values }: AskedStatement, large: ReadonlySet<string>): Promise<string[]> {
  if (!/^\s*(?:with|select|insert|update|delete)\b/i.test(text)) return [];
  const plans = (await rowsOf(`explain (format json) ${text}`, values)) as { 'QUERY PLAN': { Plan: PlanNode }[] }[];
  return plans.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => scannedBy(Plan).filter((table) => large.has(table)));
}

// The books are checked for a whole month at once, for which a large part of a small table is read.
test.runIf(runs)('no call of a buyer or a seller reads a large table as a whole', { timeout: raceTimeout }, async () => {
  const large = new Set(
    (
      await rowsOf(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
        [manyRows],
      )
    ).map(({ name }) => String(name)),
  );
  expect([...large]).toEqual(
    expect.arrayContaining(['orders', 'order_lines', 'parcels', 'ledger_entries', 'ledger_transactions', 'invoices']),
  );
  const found: string[] = [];
  for (const [name, call] of Object.entries(shop.calls)) {
    if (name.startsWith('operator: check-books')) continue;
    const run = await call();
    shop.takeStatements();
    await run();
    for (const statement of shop.takeStatements())
      for (const table of await scans(statement, large))
        found.push(`${name} reads ${table}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  }
  expect(found).toEqual([]);
});
