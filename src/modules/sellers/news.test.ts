import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyOfLowStock } from '#modules/catalog/notify-of-low-stock.ts';
import { deliverMailJob } from '#modules/notifications/deliver-mail.ts';
import { endOfQuiet } from '#modules/notifications/quiet-rules.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';
import { noticeTopics } from '#shared/notice-topics.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { saveContact } from './contacts.ts';
import { notifySeller } from './notify-seller.ts';
import { notifyTeam } from './notify-team.ts';

type Person = TestClient & { email: string };
let app: TestApp;
let product: SampleProduct;
let owner: Person;
let packer: Person;
const slug = 'jaipur-potters';
/** Eleven at night in India, and the morning after. */
const night = new Date('2026-11-23T17:30:00Z');
const morning = new Date('2026-11-24T01:30:00Z');
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp({ SUPPORT_EMAIL: 'desk@shop.example' });
  [product] = (await addSampleProducts(app, 1, () => ({ available: 5 }))) as [SampleProduct];
  owner = await addTeamMember(app, slug, 'owner');
  packer = await addTeamMember(app, slug, 'packer');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(night);
  await run('delete from inbox_items');
  await run('delete from mails');
  await run('delete from notice_choices');
});

const compose = (topic: string, page: string) => (language: 'en' | 'hi') => {
  const subject = language === 'hi' ? `ख़बर: ${topic}` : `About ${topic}`;
  const url = `${app.config.publicUrl}${language === 'hi' ? '/hi' : ''}/hub/${slug}/${page}`;
  return {
    kind: topic,
    language,
    subject,
    blocks: [
      { type: 'heading' as const, text: subject },
      { type: 'link' as const, label: 'Open', url },
    ],
  };
};
const aboutOrder = () =>
  notifySeller(app.ctx, {
    sellerId: product.sellerId,
    sellerName: 'Jaipur Potters',
    notice: 'orders',
    queue: 'orders',
    operator: 'instead',
    compose: compose('orders', 'orders/p1'),
  });
const aboutPayout = () => notifyTeam(app.ctx, { sellerId: product.sellerId, topic: 'payouts', compose: compose('payouts', 'money') });
const mailed = async () => (await run('select recipient, kind, deliver_after from mails order by kind, recipient')).map(Object.values);
const of = (person: Person, path = '') => person.send('GET', `/shops/${slug}/news${path}`).then(({ body }) => body.data);
const choose = (
  person: Person,
  {
    mail = noticeTopics,
    inbox = noticeTopics,
    ...quiet
  }: { mail?: readonly NoticeTopic[]; inbox?: readonly NoticeTopic[]; quietFrom?: number; quietUntil?: number },
) => person.send('POST', `/shops/${slug}/news/choices`, { mail, inbox, ...quiet });
const without = (...topics: NoticeTopic[]) => noticeTopics.filter((topic) => !topics.includes(topic));

test('members read what their role shows, in both languages, and each has seen what was opened', async () => {
  await aboutOrder();
  app.setNow(new Date(night.getTime() + 1000));
  await aboutPayout();
  expect((await of(owner)).news).toMatchObject([
    { topic: 'payouts', title: { en: 'About payouts', hi: 'ख़बर: payouts' }, path: `/hub/${slug}/money`, isSeen: false },
    { topic: 'orders', title: { en: 'About orders', hi: 'ख़बर: orders' }, path: `/hub/${slug}/orders/p1`, isSeen: false },
  ]);
  const [order] = (await of(packer)).news;
  const [payout] = (await of(owner)).news;
  expect([(await of(packer)).news.length, order.topic, await of(packer, '/count')]).toEqual([1, 'orders', { unseen: 1 }]);
  const open = (person: Person, item: string) => person.send('POST', `/shops/${slug}/news/${item}/seen`);
  expect((await open(packer, payout._id)).body.code).toBe('NOT_FOUND');
  for (let time = 0; time < 2; time++) expect((await open(packer, order._id)).body.data).toEqual({ path: `/hub/${slug}/orders/p1` });
  expect([await of(packer, '/count'), await of(owner, '/count')]).toEqual([{ unseen: 0 }, { unseen: 2 }]);
  await owner.send('POST', `/shops/${slug}/news/seen`);
  expect([(await of(owner)).news.map(({ isSeen }: { isSeen: boolean }) => isSeen), await of(owner, '/count')]).toEqual([
    [true, true],
    { unseen: 0 },
  ]);
  expect((await of(owner, `?after=${payout._id}`)).news.map(({ _id }: { _id: string }) => _id)).toEqual([order._id]);
});

test('who wants no mail about a topic gets none, and does not see what is not to be listed', async () => {
  await choose(packer, { mail: without('orders', 'returns'), inbox: without('orders', 'returns') });
  // Choices hold for a member whose address the operator entered, too.
  await saveContact(app.ctx, { slug, email: packer.email, name: 'Ravi', language: 'en', notices: ['orders'] });
  await aboutOrder();
  await run('delete from seller_contacts');
  expect(await mailed()).toEqual([[owner.email, 'orders', null]]);
  // Urgent news stay in the list.
  expect((await of(packer)).news).toHaveLength(1);
  await choose(owner, { mail: without('payouts'), inbox: without('payouts') });
  await aboutPayout();
  expect([await mailed(), (await of(owner)).news.length]).toEqual([[[owner.email, 'orders', null]], 1]);
  const { topics } = await of(packer, '/choices');
  expect(topics).toContainEqual({ topic: 'orders', mail: false, inbox: true, push: false });
  expect(topics).toContainEqual({ topic: 'returns', mail: false, inbox: false, push: false });
  expect(topics.some(({ topic }: { topic: string }) => topic === 'payouts')).toBe(false);
});

test('a new order is mailed to all where no person of the shop wants the mail', async () => {
  for (const person of [owner, packer]) await choose(person, { mail: without('orders') });
  await aboutOrder();
  expect((await mailed()).map(([to]) => to).sort()).toEqual([owner.email, packer.email].sort());
});

test('mails that are not urgent wait for the morning, new orders do not', async () => {
  await choose(owner, { quietFrom: 22, quietUntil: 7 });
  await aboutOrder();
  await aboutPayout();
  expect(await mailed()).toEqual([
    [owner.email, 'orders', null],
    [packer.email, 'orders', null],
    [owner.email, 'payouts', morning],
  ]);
  const [{ start } = {}] = await run(
    `select start_after as start from jobs.job where name = $1 and data ->> 'mail' = (select id from mails where kind = 'payouts')`,
    [deliverMailJob.name],
  );
  expect(start).toEqual(morning);
  app.setNow(morning);
  await aboutPayout();
  expect((await mailed()).map(([, kind, at]) => [kind, at]).slice(2)).toContainEqual(['payouts', null]);
  const refused = [{ quietFrom: 22 }, { quietFrom: 7, quietUntil: 7 }];
  for (const quiet of refused) expect((await choose(owner, quiet)).body.fields).toHaveProperty('quietUntil');
});

test('a shop hears once that few are left of a variant, at the number that it has chosen', async () => {
  const heard = async () => {
    await notifyOfLowStock(app.ctx);
    return run(`select title, title_hi, path from inbox_items where topic = 'stock'`);
  };
  const setUnits = (units: number) => run('update variants set available = $2 where id = $1', [product.variantId, units]);
  await setUnits(2);
  expect(await heard()).toEqual([]);
  const limit = (units: string) => owner.send('POST', `/shops/${slug}/low-stock`, { units });
  expect((await limit('2')).body.data.lowStockAt).toBe(2);
  const [news] = await heard();
  expect(news).toEqual({ title: 'Few are left: Piece 0', title_hi: 'कम बची है: कृति 0', path: `/hub/${slug}/products/${product.productId}` });
  expect((await mailed()).map(([to]) => to).sort()).toEqual([owner.email, packer.email].sort());
  expect(await heard()).toHaveLength(1);
  await setUnits(3);
  expect(await heard()).toHaveLength(1);
  await setUnits(0);
  expect(await heard()).toHaveLength(2);
  expect((await limit('')).body.data).not.toHaveProperty('lowStockAt');
  expect((await limit('-1')).body.code).toBe('INVALID_INPUT');
});

describe('quiet hours', () => {
  test.each([
    [22, 7, '2026-11-23T17:30:00Z', '2026-11-24T01:30:00.000Z'],
    [22, 7, '2026-11-23T20:00:00Z', '2026-11-24T01:30:00.000Z'],
    [22, 7, '2026-11-24T01:29:59Z', '2026-11-24T01:30:00.000Z'],
    [22, 7, '2026-11-24T01:30:00Z', undefined],
    [22, 7, '2026-11-23T16:29:59Z', undefined],
    [13, 15, '2026-11-23T08:00:00Z', '2026-11-23T09:30:00.000Z'],
    [13, 15, '2026-11-23T09:30:00Z', undefined],
    [0, 6, '2026-11-23T18:30:00Z', '2026-11-24T00:30:00.000Z'],
  ])('from %i until %i, %s ends at %s', (from, until, now, end) => {
    expect(endOfQuiet({ from, until }, new Date(now))?.toISOString()).toBe(end);
  });
});
