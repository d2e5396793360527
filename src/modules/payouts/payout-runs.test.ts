import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balanceOfSeller } from '#modules/ledger/api.ts';
import { refundGoodwill } from '#modules/orders/refund-goodwill.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { closeBankAccounts, openBankAccounts } from '../../../test/support/open-bank-accounts.ts';
import { askReturn, dayMs, deliverOrder, refundReturned } from '../../../test/support/payout-shop.ts';
import { addOrder, addSoldProducts, type SampleOrder, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { bankFile } from './bank-file.ts';
import { forgetPaidSellers, markSent, readUnpaidSellers } from './entry-queries.ts';
import { answerHold, appealHold, setHold } from './holds.ts';
import { gatherPayoutsJob, remindOfPayoutsJob } from './jobs.ts';
import { markPaid, markReturned } from './move-payout.ts';
import { approveRun, dropRun, proposeRun, sendRun } from './move-run.ts';

let app: TestApp;
let bowl: SoldProduct;
let now = Date.now();
let shops = 0;
let slug = '';
const run = async (text: string, values: unknown[] = []) => (await app.ctx.db.execute(text, values)).rows;
const pass = (days: number) => {
  now += days * dayMs;
  app.setNow(new Date(now));
};

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

// Each test has a shop of its own; what others left behind is not proposed, for their banks are closed.
beforeEach(async () => {
  await run(`update payout_runs set state = 'dropped' where state in ('gathering', 'proposed', 'approved')`);
  await run(`update payouts set state = 'due', run_id = null where state = 'in-run'`);
  const prefix = `${String.fromCharCode(97 + shops++)}xx`;
  slug = `${prefix}bowl`;
  [bowl] = await addSoldProducts(app.ctx, 100, prefix);
  await closeBankAccounts(app.ctx);
  await openBankAccounts(app.ctx, [bowl.seller.id]);
  pass(0);
});

const sell = (qty = 1) => addOrder(app.ctx, [{ product: bowl, qty }]);
/** Sums the seller's part of an order, by the books. */
const shareOf = async ({ id }: SampleOrder) =>
  Number((await run(`select -sum(amount_paise) as paise from ledger_entries where order_id = $1 and account = 'seller'`, [id]))[0]?.paise);
const balance = () => balanceOfSeller(app.ctx.db, bowl.seller.id);
const payoutsOf = () =>
  run(`select id, state, amount_paise::int as amount, attempt, run_id from payouts where seller_id = $1 order by created_at, id`, [
    bowl.seller.id,
  ]);

/** Waits until a transaction waits for another. */
const waits = () => expect.poll(async () => (await run('select from pg_locks where not granted')).length).toBeGreaterThan(0);
/** Lists the sellers that payouts look at, and those of them of whom something is not paid. */
const noted = async () => (await readUnpaidSellers(app.ctx.db, '', 1_000)).map(({ id }) => id);
const owed = async () => (await readUnpaidSellers(app.ctx.db, '', 1_000)).filter(({ isOwed }) => isOwed).map(({ id }) => id);

async function approved(): Promise<string> {
  const id = await proposeRun(app.ctx, 'asha');
  await approveRun(app.ctx, id, 'ravi');
  return id;
}
async function soldAndFinal(qty = 1): Promise<SampleOrder> {
  const order = await sell(qty);
  await deliverOrder(app.ctx, order);
  pass(8);
  return order;
}

test('a line is paid once it is delivered, its return window is over and no return is open', async () => {
  const order = await sell();
  const propose = () => proposeRun(app.ctx, 'asha');
  const nothing = { code: 'WRONG_STATE', fields: { state: 'empty' } };
  await expect(propose()).rejects.toMatchObject(nothing);
  await deliverOrder(app.ctx, order);
  await expect(propose()).rejects.toMatchObject(nothing);
  pass(6);
  await expect(propose()).rejects.toMatchObject(nothing);
  const returned = await askReturn(app.ctx, order);
  pass(2);
  await expect(propose()).rejects.toMatchObject(nothing);
  await run(`update returns set state = 'withdrawn' where id = $1`, [returned]);
  await propose();
  expect(await payoutsOf()).toMatchObject([{ state: 'in-run', amount: await shareOf(order) }]);
  await expectBalancedBooks(app.ctx);
});

test('money leaves once two people agreed, and the bank’s answers settle the run', async () => {
  const order = await soldAndFinal();
  const share = await shareOf(order);
  const id = await proposeRun(app.ctx, 'asha');
  await expect(sendRun(app.ctx, id, 'asha')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await expect(approveRun(app.ctx, id, 'asha')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(run(`update payout_runs set state = 'approved', approved_by = 'asha' where id = $1`, [id])).rejects.toThrow();
  await expect(bankFile(app.ctx, id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await approveRun(app.ctx, id, 'ravi');
  const [payout] = await payoutsOf();
  const rupees = `${Math.floor(share / 100)}.${`${share % 100}`.padStart(2, '0')}`;
  await expect(bankFile(app.ctx, id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(await balance()).toBe(share);
  expect(await sendRun(app.ctx, id, 'ravi')).toEqual({ sent: 1, released: 0 });
  expect(await bankFile(app.ctx, id)).toBe(
    `holder,account,ifsc,amount,reference\nSample Sellers LLP,001234567890,SBIN0001234,${rupees},${payout?.id}`,
  );
  await expect(sendRun(app.ctx, id, 'ravi')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(await balance()).toBe(0);
  await expectBalancedBooks(app.ctx);
  await markPaid(app.ctx, { id: String(payout?.id), utr: 'SBIN26112300001', by: 'ravi' });
  await markPaid(app.ctx, { id: String(payout?.id), utr: 'SBIN26112300001', by: 'ravi' });
  expect(await payoutsOf()).toMatchObject([{ state: 'paid', attempt: 1 }]);
  expect(await run('select state from payout_runs where id = $1', [id])).toEqual([{ state: 'settled' }]);
  await expect(run('delete from payout_entries where payout_id = $1', [payout?.id])).rejects.toThrow();
});

test('a payout that came back is owed again, and goes out with the next run', async () => {
  const order = await soldAndFinal();
  const share = await shareOf(order);
  await sendRun(app.ctx, await approved(), 'asha');
  const [payout] = await payoutsOf();
  const id = String(payout?.id);
  await markReturned(app.ctx, { id, reason: 'Account closed', by: 'asha' });
  await markReturned(app.ctx, { id, reason: 'Account closed', by: 'asha' });
  expect(await balance()).toBe(share);
  await expectBalancedBooks(app.ctx);
  const more = await soldAndFinal();
  await sendRun(app.ctx, await approved(), 'asha');
  expect(await payoutsOf()).toMatchObject([{ id, state: 'sent', attempt: 2, amount: share + (await shareOf(more)) }]);
  expect(await balance()).toBe(0);
  await expectBalancedBooks(app.ctx);
});

// The embedded database has one connection, on which nothing is at once.
test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'a payout that comes back while another run is gathered is looked for again',
  async () => {
    await soldAndFinal();
    await sendRun(app.ctx, await approved(), 'asha');
    const id = String((await payoutsOf())[0]?.id);
    await run('alter table ledger_transactions disable trigger user');
    await run(`update ledger_transactions set recorded_at = recorded_at - interval '2 days'`);
    await run('alter table ledger_transactions enable trigger user');
    let gathering: Promise<void> = Promise.resolve();
    await app.ctx.transaction(async (tx) => {
      await markReturned(tx, { id, reason: 'Account closed', by: 'asha' });
      gathering = app.ctx.transaction((other) => markSent(other.db, bowl.seller.id));
      await waits();
    });
    await gathering;
    expect(await owed()).toContain(bowl.seller.id);
    await expectBalancedBooks(app.ctx);
  },
);

test('a page of sellers begins behind the one before; one who is paid is forgotten until the next posting', async () => {
  await soldAndFinal();
  await sendRun(app.ctx, await approved(), 'asha');
  expect(await noted()).toContain(bowl.seller.id);
  expect(await owed()).not.toContain(bowl.seller.id);
  await gatherPayoutsJob.handle({}, app.ctx);
  expect(await noted()).not.toContain(bowl.seller.id);
  await soldAndFinal();
  expect(await owed()).toContain(bowl.seller.id);
  const all = await readUnpaidSellers(app.ctx.db, '', 1_000);
  const paged = [];
  for (let after = ''; ; after = paged.at(-1)?.id ?? '') {
    const page = await readUnpaidSellers(app.ctx.db, after, 2);
    paged.push(...page);
    if (page.length < 2) break;
  }
  expect(paged).toEqual(all);
});

const forget = () => app.ctx.transaction((tx) => forgetPaidSellers(tx.db, [bowl.seller.id]));
/** Posts what the shop gives a seller, in a transaction. */
async function give({ db }: TestApp['ctx'], name: string): Promise<void> {
  await db.execute(`insert into ledger_transactions (id, kind) values ($1, 'correction')`, [name]);
  await db.execute(
    `insert into ledger_entries (transaction_id, account, amount_paise, seller_id) values ($1, 'seller', -5, $2), ($1, 'goodwill', 5, null)`,
    [name, bowl.seller.id],
  );
}

test.skipIf(process.env.TEST_ENGINE !== 'postgres')('a seller is not forgotten beside two postings that are under way', async () => {
  await soldAndFinal();
  await sendRun(app.ctx, await approved(), 'asha');
  await app.ctx.transaction(async (tx) => {
    await give(tx, 'gift-1');
    await app.ctx.transaction(async (other) => {
      await give(other, 'gift-2');
      await forget();
    });
  });
  expect(await owed()).toContain(bowl.seller.id);
  await expectBalancedBooks(app.ctx);
});

test.skipIf(process.env.TEST_ENGINE !== 'postgres')('a posting that comes while its seller is forgotten adds it again', async () => {
  await soldAndFinal();
  await sendRun(app.ctx, await approved(), 'asha');
  let giving: Promise<void> = Promise.resolve();
  await app.ctx.transaction(async (tx) => {
    await forgetPaidSellers(tx.db, [bowl.seller.id]);
    giving = app.ctx.transaction((other) => give(other, 'gift-3'));
    await waits();
  });
  await giving;
  expect(await owed()).toContain(bowl.seller.id);
  await forget();
  expect(await owed()).toContain(bowl.seller.id);
  await expectBalancedBooks(app.ctx);
});

test('a refund while the run is approved takes the payout out of it, and one after it left is carried over', async () => {
  const order = await soldAndFinal(2);
  const id = await approved();
  await refundReturned(app.ctx, await askReturn(app.ctx, order));
  expect(await sendRun(app.ctx, id, 'asha')).toEqual({ sent: 0, released: 1 });
  expect(await run('select state from payout_runs where id = $1', [id])).toEqual([{ state: 'dropped' }]);
  await expectBalancedBooks(app.ctx);
  await sendRun(app.ctx, await approved(), 'asha');
  expect(await balance()).toBe(0);
  await refundReturned(app.ctx, await askReturn(app.ctx, order));
  const owed = await balance();
  expect(owed).toBeLessThan(0);
  await expect(proposeRun(app.ctx, 'asha')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const next = await soldAndFinal(2);
  await sendRun(app.ctx, await approved(), 'asha');
  expect((await payoutsOf()).at(-1)).toMatchObject({ state: 'sent', amount: (await shareOf(next)) + owed });
  expect(await balance()).toBe(0);
  await expectBalancedBooks(app.ctx);
});

test('goodwill that the seller bears is taken off the next payout', async () => {
  const order = await soldAndFinal();
  const share = await shareOf(order);
  await refundGoodwill(app.ctx, { number: order.number, amountPaise: 5_000, reason: 'A chip', bearer: slug });
  await sendRun(app.ctx, await approved(), 'asha');
  expect(await payoutsOf()).toMatchObject([{ state: 'sent', amount: share - 5_000 }]);
  await expectBalancedBooks(app.ctx);
});

test('a seller without a bank account waits, also where it goes after the approval', async () => {
  await soldAndFinal();
  await closeBankAccounts(app.ctx);
  await expect(proposeRun(app.ctx, 'asha')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(await payoutsOf()).toEqual([]);
  await openBankAccounts(app.ctx, [bowl.seller.id]);
  const id = await approved();
  await closeBankAccounts(app.ctx);
  expect(await sendRun(app.ctx, id, 'asha')).toEqual({ sent: 0, released: 1 });
  expect(await payoutsOf()).toMatchObject([{ state: 'due', run_id: null }]);
});

const words = { en: 'Three parcels came back broken.', hi: 'तीन पार्सल टूटे हुए लौटे।' };
const dayAfter = (days: number) => new Date(now + days * dayMs + 5.5 * 3_600_000).toISOString().slice(0, 10);
const hold = (capPaise: number, endsOn = dayAfter(5)) =>
  setHold(app.ctx, { slug, reason: 'many-returns', words, capPaise, endsOn, by: 'asha' });

test('a hold keeps back whole lines below its cap and never more, and ends by itself', async () => {
  const small = await soldAndFinal();
  const large = await soldAndFinal(3);
  const cap = (await shareOf(small)) + 100;
  await hold(cap);
  await proposeRun(app.ctx, 'asha');
  expect(await payoutsOf()).toMatchObject([{ amount: await shareOf(large) }]);
  await run(`update payout_runs set state = 'dropped' where state = 'proposed'`);
  await run(`update payouts set state = 'due', run_id = null where state = 'in-run'`);
  pass(6);
  await remindOfPayoutsJob.handle({}, app.ctx);
  await proposeRun(app.ctx, 'asha');
  expect(await payoutsOf()).toMatchObject([{ amount: (await shareOf(large)) + (await shareOf(small)) }]);
  expect(await run('select state from holds where seller_id = $1', [bowl.seller.id])).toEqual([{ state: 'ended' }]);
});

test('a hold that is set while the run is approved takes the payout out of it, until it is lifted', async () => {
  const order = await soldAndFinal();
  const id = await approved();
  const held = await hold(await shareOf(order));
  expect(await sendRun(app.ctx, id, 'asha')).toEqual({ sent: 0, released: 1 });
  await answerHold(app.ctx, { id: held, event: 'lift', by: 'ravi' });
  expect(await sendRun(app.ctx, await approved(), 'asha')).toEqual({ sent: 1, released: 0 });
});

test('a hold without a reason, words, a cap, an end or a person cannot be stored', async () => {
  const id = await hold(100);
  for (const column of ['reason', 'words', 'cap_paise', 'ends_on', 'set_by'])
    await expect(run(`update holds set ${column} = null where id = $1`, [id])).rejects.toThrow();
  await expect(hold(100, dayAfter(120))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(hold(100, dayAfter(-2))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('a shop appeals once, and an appeal is refused with a reason alone', async () => {
  const id = await hold(100);
  const userId = 'someone1';
  await run(`insert into users (id, name, email, password_hash, created_at) values ($1, 'Asha', $2, 'x', now())`, [
    userId,
    `${userId}@example.com`,
  ]);
  const appeal = (sellerId: string) => appealHold(app.ctx, { id, sellerId, userId, words: 'They were packed well.' });
  await expect(appeal('another')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await appeal(bowl.seller.id);
  await expect(appeal(bowl.seller.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await expect(answerHold(app.ctx, { id, event: 'uphold', by: 'ravi' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await answerHold(app.ctx, { id, event: 'uphold', answer: words, by: 'ravi' });
  expect(await run('select state from holds where id = $1', [id])).toEqual([{ state: 'upheld' }]);
});

test('of two people who propose at once one does, and no entry is in two payouts', async () => {
  await soldAndFinal();
  const ends = await Promise.allSettled(['asha', 'ravi', 'meera'].map((by) => proposeRun(app.ctx, by)));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await payoutsOf()).toHaveLength(1);
  await expectBalancedBooks(app.ctx);
});

test('a refund at the moment at which a run is sent leaves nothing unexplained', async () => {
  for (let round = 0; round < 3; round++) {
    const order = await soldAndFinal(2);
    const id = await approved();
    const returned = await askReturn(app.ctx, order);
    await run(`update returns set state = 'approved' where id = $1`, [returned]);
    await Promise.allSettled([sendRun(app.ctx, id, 'asha'), decideReturn(app.ctx, { id: returned, event: 'refund', by: 'operator' })]);
    await expectBalancedBooks(app.ctx);
    await run(`update payout_runs set state = 'dropped' where state in ('gathering', 'proposed', 'approved')`);
  }
});

test('the run of Monday is gathered from the start each time, and the operator is told of one that waits', async () => {
  const first = await soldAndFinal();
  await gatherPayoutsJob.handle({}, app.ctx);
  const second = await soldAndFinal();
  await gatherPayoutsJob.handle({}, app.ctx);
  expect(await payoutsOf()).toMatchObject([{ state: 'in-run', amount: (await shareOf(first)) + (await shareOf(second)) }]);
  pass(1);
  await remindOfPayoutsJob.handle({}, app.ctx);
  await remindOfPayoutsJob.handle({}, app.ctx);
  const mails = await run(`select blocks from mails where kind = 'payouts-waiting' order by created_at`);
  expect(mails.filter(({ blocks }) => JSON.stringify(blocks).includes('gathering'))).toHaveLength(1);
  const [gathered] = await run(`select id from payout_runs where state = 'gathering'`);
  await dropRun(app.ctx, String(gathered?.id), 'asha');
  expect(await payoutsOf()).toMatchObject([{ state: 'due' }]);
});
