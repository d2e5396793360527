import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { Counter, maxTermsPerAddress, maxTermsPerDay, normalizeTerm } from './counter-rules.ts';
import { createEventCounter } from './event-counter.ts';
import { pruneCounts } from './prune-counts.ts';
import { readAnalytics } from './read-analytics.ts';

let shop: TestApp;
let productId: string;
const today = '2026-11-21';
const span = { from: '2026-01-01', to: '2026-12-31' };

beforeAll(async () => {
  shop = await openDemoApp();
  productId = String((await shop.ctx.db.execute('select id from products order by id limit 1')).rows[0]?.id);
}, 120_000);
beforeEach(async () => {
  shop.setNow(new Date(`${today}T10:00:00Z`));
  await shop.ctx.db.execute('delete from daily_counts');
});
afterAll(() => shop.close());

/** A word of letters alone for a number: digits look like something to call. */
const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const send = (happened: unknown, headers: Record<string, string> = {}, address = '127.0.0.1') =>
  shop.request(
    '/api/v1/counts',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser, ...headers },
      body: JSON.stringify({ happened }),
    },
    address,
  );

test('views, carts and searches are counted by day and read back', async () => {
  for (let time = 0; time < 3; time++) {
    const response = await send(
      [
        { kind: 'page', subject: 'product' },
        { kind: 'product', subject: productId },
        { kind: 'search-empty', subject: '  Blue   POTTERY ' },
      ],
      {},
      `192.0.2.${time}`,
    );
    expect([response.status, await response.json()]).toEqual([202, {}]);
    expect(response.headers.has('set-cookie')).toBe(false);
  }
  await shop.settle();
  await send([{ kind: 'add-to-cart', subject: productId }]);
  await shop.settle();
  expect(await readAnalytics(shop.ctx, span)).toEqual({
    days: [
      { day: today, kind: 'add-to-cart', count: 1 },
      { day: today, kind: 'page', count: 3 },
      { day: today, kind: 'product', count: 3 },
      { day: today, kind: 'search-empty', count: 3 },
    ],
    pages: [{ subject: 'product', count: 3 }],
    products: [{ subject: productId, count: 3 }],
    addedToCart: [{ subject: productId, count: 1 }],
    searchesWithoutResult: [{ subject: 'blue pottery', count: 3 }],
  });
});

test('the people of shops are not counted where they look at products, nor is who asks not to be counted', async () => {
  const [{ slug } = {}] = (await shop.ctx.db.execute('select slug from sellers order by id limit 1')).rows;
  const member = await addTeamMember(shop, String(slug), 'packer');
  const happened = [
    { kind: 'page', subject: 'product' },
    { kind: 'product', subject: productId },
  ];
  expect((await member.send('POST', '/counts', { happened }, { 'user-agent': browser })).status).toBe(202);
  await send(happened, { 'sec-gpc': '1' });
  await shop.settle();
  expect((await readAnalytics(shop.ctx, span)).days).toEqual([{ day: today, kind: 'page', count: 1 }]);
});

test('robots and products that do not exist are not counted', async () => {
  await send([{ kind: 'page', subject: 'home' }], {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  await send([{ kind: 'product', subject: 'no-such-product' }]);
  await shop.settle();
  expect((await readAnalytics(shop.ctx, span)).days).toEqual([]);
});

test.each([
  [[{ kind: 'page', subject: '/account/priya' }]],
  [[{ kind: 'secret', subject: 'x' }]],
  [[{ kind: 'product', subject: 'x'.repeat(41) }]],
  [[]],
  [Array.from({ length: 11 }, () => ({ kind: 'page', subject: 'home' }))],
])('what is not on the list is refused: %j', async (happened) => {
  const response = await send(happened);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT', fields: expect.any(Object) });
});

test.each([
  ['Saree', 'saree'],
  ['दीया', 'दीया'],
  ['ikat 2 m', 'ikat 2 m'],
  ['priya@example.com', undefined],
  ['call 98765 43210', undefined],
  ['order 1234567', undefined],
  ['560001', undefined],
  ['x'.repeat(61), undefined],
  ['my name is priya and i live in pune', undefined],
  ['   ', undefined],
])('of the search for %j %j is kept', (term, kept) => {
  expect(normalizeTerm(term)).toBe(kept);
});

test('words that one or two people searched for are not shown, and forgotten after a month', async () => {
  shop.setNow(new Date('2026-10-01T10:00:00Z'));
  await send([{ kind: 'search-empty', subject: 'rare' }]);
  // One visitor who repeats a search is one visitor.
  for (let time = 0; time < 4; time++) await send([{ kind: 'search-empty', subject: 'repeated' }]);
  for (let time = 0; time < 3; time++) await send([{ kind: 'search-empty', subject: 'frequent' }], {}, `192.0.2.${time}`);
  await shop.settle();
  expect((await readAnalytics(shop.ctx, span)).searchesWithoutResult).toEqual([{ subject: 'frequent', count: 3 }]);
  shop.setNow(new Date('2026-11-21T10:00:00Z'));
  await pruneCounts(shop.ctx);
  expect((await shop.ctx.db.execute('select subject from daily_counts')).rows).toEqual([{ subject: 'frequent' }]);
  shop.setNow(new Date('2027-11-21T10:00:00Z'));
  await pruneCounts(shop.ctx);
  expect((await shop.ctx.db.execute('select subject from daily_counts')).rows).toEqual([]);
});

test('a flood of invented subjects stays small in memory', () => {
  const tally = new Counter();
  for (let index = 0; index < 20_000; index++) tally.add({ kind: 'product', subject: `p${index}` }, today);
  expect(tally.take()).toHaveLength(5_000);
  expect(tally.take()).toEqual([]);
});

test('invented words become a bounded number of rows, of one address and in all', async () => {
  const inventing = async (address: string, words: number) => {
    for (let start = 0; start < words; start += 10) {
      const happened = Array.from({ length: 10 }, (_, index) => ({
        kind: 'search-empty',
        subject: `word ${address} ${letters(start + index)}`,
      }));
      const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
      const init = { method: 'POST', headers, body: JSON.stringify({ happened }) };
      expect((await shop.request('/api/v1/counts', init, `192.0.2.${address}`)).status).toBe(202);
    }
  };
  const rows = async () => (await shop.ctx.db.execute(`select count(*)::int as total from daily_counts`)).rows[0]?.total;
  await inventing('1', 200);
  await shop.settle();
  expect(await rows()).toBe(maxTermsPerAddress);
  for (let address = 2; address < 60; address++) await inventing(String(address), 40);
  await shop.settle();
  expect(await rows()).toBe(maxTermsPerDay);
  // A word that many search for counts on, and a page is no word.
  await send([
    { kind: 'search-empty', subject: `word 1 ${letters(0)}` },
    { kind: 'page', subject: 'home' },
  ]);
  await shop.settle();
  expect(await rows()).toBe(maxTermsPerDay + 1);
  expect((await readAnalytics(shop.ctx, { ...span })).days).toContainEqual({ day: today, kind: 'search-empty', count: maxTermsPerDay + 1 });
});

test('processes that remember nothing of each other keep the rows of a day bounded together', async () => {
  for (let round = 0; round < 3; round++) {
    const visits = createEventCounter(shop.ctx);
    for (let index = 0; index < maxTermsPerDay; index++)
      visits.track(
        { ...shop.ctx, request: { ...shop.ctx.request, address: `192.0.${round}.${index % 200}` } },
        { happened: [{ kind: 'search-empty', subject: `term ${letters(round)} ${letters(index)}` }] },
      );
    await visits.flush();
  }
  expect((await shop.ctx.db.execute(`select count(*)::int as total from daily_counts`)).rows).toEqual([{ total: maxTermsPerDay }]);
});

test('counts that cannot be written are lost without a fault', async () => {
  const visits = createEventCounter({ ...shop.ctx, db: { ...shop.ctx.db, run: () => Promise.reject(new Error('gone')) } });
  visits.track(shop.ctx, { happened: [{ kind: 'page', subject: 'home' }] });
  await expect(visits.flush()).resolves.toBeUndefined();
});
