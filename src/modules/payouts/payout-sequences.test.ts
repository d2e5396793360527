import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { isReturnable, returnUntil, returnUntilSql } from '#modules/orders/return-window-rules.ts';
import { DomainError } from '#shared/errors.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { openBankAccounts } from '../../../test/support/open-bank-accounts.ts';
import { askReturn, dayMs, deliverOrder, refundReturned } from '../../../test/support/payout-shop.ts';
import { addOrder, addSoldProducts, type SampleOrder, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { answerHold, setHold } from './holds.ts';
import { markPaid, markReturned } from './move-payout.ts';
import { approveRun, dropRun, proposeRun, sendRun } from './move-run.ts';
import { chooseEntries, type UnpaidEntry, type Wait } from './payout-rules.ts';

let app: TestApp;
let products: [SoldProduct, SoldProduct];
let now = Date.now();
const rows = async (text: string, values: unknown[] = []) => (await app.ctx.db.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp();
  products = await addSoldProducts(app.ctx, 100_000);
  await openBankAccounts(app.ctx);
});
afterAll(() => app.close());

/** Orders and returns of a sequence. */
interface State {
  orders: SampleOrder[];
  returns: string[];
}

const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];
const newest = async (table: string, states: string[]): Promise<string> =>
  String((await rows(`select id from ${table} where state = any($1) order by state_at desc, id limit 1`, [states]))[0]?.id ?? 'none');
const utr = () => `UTR${`${Math.random()}`.slice(2, 14)}`;

/** Acts on a shop. What is not possible at that moment is refused, and changes nothing. */
const acts: Record<string, (state: State, index: number) => Promise<unknown>> = {
  async sell(state, index) {
    const product = products[index % 2] ?? products[0];
    state.orders.push(await addOrder(app.ctx, [{ product, qty: 1 + (index % 3) }]));
  },
  async deliver(state, index) {
    const order = pick(state.orders, index);
    if (order) await deliverOrder(app.ctx, order);
  },
  async cancel(state, index) {
    const parcelId = pick(state.orders, index)?.lines[0]?.parcelId;
    if (parcelId) await moveParcel(app.ctx, { parcelId, event: 'cancel', by: 'operator', reason: 'buyer-asked' });
  },
  async askReturn(state, index) {
    const order = pick(state.orders, index);
    const [line] = await rows(
      `select l.id from order_lines l join parcels p on p.id = l.parcel_id where l.order_id = $1 and p.state = 'delivered'
        and l.qty - l.refunded_qty > (select count(*) from return_lines x join returns r on r.id = x.return_id and r.state = 'requested' where x.line_id = l.id)`,
      [order?.id ?? ''],
    );
    if (order && line) state.returns.push(await askReturn(app.ctx, order));
  },
  async refund(state, index) {
    const id = pick(state.returns, index);
    if (id) await refundReturned(app.ctx, id);
  },
  async wait(_, index) {
    now += (1 + index) * dayMs;
    app.setNow(new Date(now));
  },
  async hold(_, index) {
    const endsOn = new Date(now + (2 + index) * dayMs).toISOString().slice(0, 10);
    const words = { en: 'Many returns.', hi: 'कई वापसियाँ।' };
    await setHold(app.ctx, { slug: index % 2 ? 'bowl' : 'coat', reason: 'many-returns', words, capPaise: 200_000, endsOn, by: 'asha' });
  },
  lift: async () => answerHold(app.ctx, { id: await newest('holds', ['set']), event: 'lift', by: 'asha' }),
  propose: () => proposeRun(app.ctx, 'asha'),
  approve: async () => approveRun(app.ctx, await newest('payout_runs', ['proposed']), 'ravi'),
  send: async () => sendRun(app.ctx, await newest('payout_runs', ['approved']), 'ravi'),
  drop: async () => dropRun(app.ctx, await newest('payout_runs', ['proposed', 'approved']), 'asha'),
  paid: async () => markPaid(app.ctx, { id: await newest('payouts', ['sent']), utr: utr(), by: 'asha' }),
  returned: async () => markReturned(app.ctx, { id: await newest('payouts', ['sent', 'paid']), reason: 'Account closed', by: 'asha' }),
};

const weighted = [
  ...Object.keys(acts),
  'sell',
  'sell',
  'deliver',
  'deliver',
  'deliver',
  'wait',
  'wait',
  'propose',
  'approve',
  'send',
  'send',
];
const sequence = fc.array(fc.tuple(fc.constantFrom(...weighted), fc.nat(9)), { minLength: 10, maxLength: 30 });

test('after any sequence of sales, returns, holds and payouts the books are explained to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const state: State = { orders: [], returns: [] };
      for (const [name, index] of steps)
        await acts[name]?.(state, index).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
        });
      expect(await rows('select coalesce(sum(amount_paise), 0)::int as sum from ledger_entries')).toEqual([{ sum: 0 }]);
      await expectBalancedBooks(app.ctx);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 12) > 100 ? 60 : 12, interruptAfterTimeLimit: 100_000 },
  );
  // The sequences reach the end: money left, and some of it came back.
  const [sent] = await rows(`select count(*)::int as count from ledger_transactions where kind = 'payout'`);
  expect(Number(sent?.count)).toBeGreaterThan(0);
}, 120_000);

const entries = fc.array(
  fc.record({
    lineId: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }),
    paise: fc.integer({ min: -5_000, max: 20_000 }),
    wait: fc.constantFrom<Wait>('due', 'due', 'window', 'return'),
  }),
  { maxLength: 12 },
);

test('holds never keep back more than their cap, and what is chosen and held is all that is due', () => {
  fc.assert(
    fc.property(entries, fc.nat(50_000), (given, cap) => {
      const all: UnpaidEntry[] = given.map((entry, index) => ({ ...entry, id: index + 1 }));
      const { entryIds, amountPaise, heldPaise } = chooseEntries(all, cap);
      const due = all.filter(({ wait }) => wait === 'due');
      const sum = (ids: readonly UnpaidEntry[]) => ids.reduce((total, { paise }) => total + paise, 0);
      expect(heldPaise).toBeLessThanOrEqual(cap);
      expect(amountPaise + heldPaise).toBe(sum(due));
      expect(amountPaise).toBe(sum(all.filter(({ id }) => entryIds.includes(id))));
      expect(new Set(entryIds).size).toBe(entryIds.length);
    }),
  );
});

test.each([
  ['IN', false, false, null],
  ['DE', false, false, null],
  ['DE', true, false, null],
  ['DE', false, true, null],
  ['DE', false, false, 'shop'],
  ['IN', false, false, 'courier'],
] as const)(
  'the window in SQL is that of the rules: %s, perishable %s, made to order %s, delivered by %s',
  async (country, perishable, made, by) => {
    const at = new Date('2026-11-01T10:00:00Z');
    const [row] = await rows(
      `select ${returnUntilSql('p', 'o', 'l')} as until from (select $1::timestamptz as delivered_at, $2::text as delivered_by) p,
      (select $3::text as country) o, (select $4::boolean as perishable, $5::int as lead_time_days) l`,
      [at.toISOString(), by, country, perishable, made ? 12 : null],
    );
    const item = { country, perishable, madeToOrder: made, presumed: by === 'shop' };
    const until = new Date(String(row?.until));
    expect(until).toEqual(returnUntil([item], at));
    expect(isReturnable('damaged', item, at, new Date(until.getTime() + 1))).toBe(false);
  },
);
