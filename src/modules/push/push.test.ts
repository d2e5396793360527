import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import { createSecrets } from '#platform/secrets.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';
import { noticeTopics } from '#shared/notice-topics.ts';
import { type HttpReceiver, openHttpReceiver } from '../../../test/support/http-receiver.ts';
import { addTeamMember } from '../../../test/support/prepared-shop.ts';
import { createBrowser, readVapid } from '../../../test/support/push-browser.ts';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { pushKeyOf } from './push-key.ts';
import { pushNews, pushNewsJob } from './push-news.ts';
import { isPushAddress, outcomeOf } from './push-rules.ts';
import { pushWords } from './push-words.ts';
import { sendPush, sendPushJob } from './send-push.ts';

type Person = TestClient & { email: string; password: string };
let app: TestApp;
let service: HttpReceiver;
let owner: Person;
let packer: Person;
let sellerId: string;
const slug = 'jaipur-potters';
const other = 'kutch-weavers';
const noon = new Date('2026-11-24T06:30:00Z');
const night = new Date('2026-11-24T17:30:00Z');
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  service = await openHttpReceiver(201);
  app = await openTestApp({ SUPPORT_EMAIL: 'desk@shop.example', PUSH_SERVICES: service.origin });
  const products = await addSampleProducts(app, 2);
  sellerId = products.find(({ sellerId: id }) => id)?.sellerId ?? '';
  owner = (await addTeamMember(app, slug, 'owner')) as Person;
  packer = (await addTeamMember(app, slug, 'packer')) as Person;
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  app.setNow(noon);
  for (const table of ['push_subscriptions', 'notice_choices', 'inbox_items', 'mails', 'jobs.job']) await run(`delete from ${table}`);
  service.received.length = 0;
  service.answers.length = 0;
});

const at = (shop = slug) => `/shops/${shop}/push`;
async function turnOn(person: TestClient, shop = slug, browser = createBrowser(service.origin)) {
  const { status, body } = await person.send('POST', at(shop), browser.keys);
  expect([status, body.data.isOn]).toEqual([200, true]);
  return browser;
}
const news = (topic: NoticeTopic, seller = sellerId) =>
  notifyTeam(app.ctx, {
    sellerId: seller,
    topic,
    compose: (language) => ({ kind: topic, language, subject: 'Order KG-4711 of Asha for ₹1,299', blocks: [] }),
  });
const jobsOf = async (name: string) =>
  (await run(`select id, data, start_after as start from jobs.job where name = $1 order by created_on, id`, [name])) as unknown as {
    id: string;
    data: never;
    start: Date;
  }[];
/** Runs the jobs that wait, as the worker does; one that fails stays. */
async function work(): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const [job, handle] of [
    [pushNewsJob, pushNews],
    [sendPushJob, sendPush],
  ] as const)
    for (const { id, data } of await jobsOf(job.name)) {
      const failure = await handle(app.ctx, data).catch((error: unknown) => error);
      if (failure) failures.push(failure);
      else await run('delete from jobs.job where id = $1', [id]);
    }
  return failures;
}
const rows = () => run('select user_id, seller_id from push_subscriptions');
const choose = (
  person: Person,
  { push = noticeTopics, ...quiet }: { push?: readonly NoticeTopic[]; quietFrom?: number; quietUntil?: number },
) => person.send('POST', `/shops/${slug}/news/choices`, { mail: noticeTopics, inbox: noticeTopics, push, ...quiet });

test('a message says the topic alone, in the language of its reader, signed for the push service of the browser', async () => {
  const [english, hindi] = [await turnOn(owner), await turnOn(packer)];
  await run(`update users set language = 'hi' where email = $1`, [packer.email]);
  await news('orders');
  expect(await work()).toEqual([]);
  const of = (path: string) => service.received.find((each) => each.path === path);
  const [first, second] = [of(english.path), of(hindi.path)];
  const messages = [english.read(first?.body as Buffer), hindi.read(second?.body as Buffer)];
  const tag = expect.stringMatching(/^[\w-]{32}$/);
  expect(messages).toEqual([
    { title: 'New order', language: 'en', tag, open: `/hub/${slug}/news` },
    { title: 'नया ऑर्डर', language: 'hi', tag, open: `/hi/hub/${slug}/news` },
  ]);
  expect(first?.headers).toMatchObject({
    ...{ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high', topic: messages[0]?.tag },
    'content-length': String(first?.body.length),
  });
  const key = (await owner.send('GET', at())).body.data.key;
  expect(readVapid(first?.headers ?? {})).toEqual({ key, aud: service.origin, sub: 'mailto:desk@shop.example' });
  // Another reader cannot open it.
  expect(() => hindi.read(first?.body as Buffer)).toThrow();
  await run(`update users set language = 'en' where email = $1`, [packer.email]);
});

test('who may not hear of a topic, does not want it, or has seen the news gets no message', async () => {
  const browsers = [await turnOn(owner), await turnOn(packer)];
  await news('payouts');
  await work();
  expect(service.received.map(({ path }) => path)).toEqual([browsers[0]?.path]);
  await choose(owner, { push: ['payouts'] });
  expect((await owner.send('GET', `/shops/${slug}/news/choices`)).body.data.topics).toContainEqual({
    ...{ topic: 'orders', mail: true, inbox: true },
    push: false,
  });
  await news('orders');
  await packer.send('POST', `/shops/${slug}/news/seen`);
  await work();
  expect(service.received).toHaveLength(1);
});

test('messages wait for the end of the quiet hours, and then one tells of all news of a topic', async () => {
  const browser = await turnOn(owner);
  await choose(owner, { quietFrom: 22, quietUntil: 7 });
  app.setNow(night);
  for (let count = 0; count < 3; count++) await news('orders');
  await work();
  expect(service.received).toEqual([]);
  const morning = new Date('2026-11-25T01:30:00Z');
  expect((await jobsOf(sendPushJob.name)).map(({ start }) => start)).toEqual([morning, morning, morning]);
  app.setNow(morning);
  await work();
  expect(service.received.map(({ path }) => path)).toEqual([browser.path]);
  app.setNow(new Date(morning.getTime() + 60_000));
  await news('orders');
  await work();
  expect(service.received).toHaveLength(2);
});

test.each([404, 410] as const)('a browser that is gone (%i) is forgotten', async (status) => {
  await turnOn(owner);
  service.answers.push(status);
  await news('orders');
  expect([await work(), await rows()]).toEqual([[], []]);
  expect((await owner.send('GET', at())).body.data.isOn).toBe(false);
});

test('a push service that is busy or silent is tried again, one that refuses is not, and none is followed elsewhere', async () => {
  await turnOn(owner);
  service.answers.push(429, 503, 'reset', 201);
  await news('orders');
  for (const reason of ['status 429', 'status 503', 'unreachable'])
    expect((await work()).map(String)).toEqual([expect.stringContaining(reason)]);
  expect([await work(), service.received.length, await jobsOf(sendPushJob.name)]).toEqual([[], 4, []]);
  app.setNow(new Date(noon.getTime() + 60_000));
  service.answers.push(400, 307);
  for (let count = 0; count < 2; count++) {
    await news('orders');
    expect(await work()).toEqual([]);
  }
  expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
  expect(await rows()).toHaveLength(1);
});

describe('a message is for a session', () => {
  const signedIn = async (person: Person) => {
    const again = createTestClient(app);
    await again.send('POST', '/users/login', { email: person.email, password: person.password });
    return again;
  };

  test('it ends with the sign-out, with the work in the team, with the account, and where its time is over', async () => {
    const again = await signedIn(owner);
    await turnOn(again);
    await again.send('POST', '/users/logout', {});
    expect(await rows()).toEqual([]);
    const member = await addTeamMember(app, slug, 'packer');
    await turnOn(member);
    await run('delete from seller_people where user_id = (select id from users where email = $1)', [member.email]);
    expect(await rows()).toEqual([]);
    const leaver = await addTeamMember(app, slug, 'packer');
    await turnOn(leaver);
    const exported = JSON.stringify((await leaver.send('GET', '/users/export')).body);
    expect([exported.includes(slug), exported.includes(service.origin)]).toEqual([true, false]);
    await leaver.send('DELETE', '/users/deleteMe');
    expect(await rows()).toEqual([]);
    await turnOn(packer);
    await run(`update sessions set expires_at = $1 where user_id = (select id from users where email = $2)`, [
      new Date(noon.getTime() + 1_000),
      packer.email,
    ]);
    app.setNow(new Date(noon.getTime() + 2_000));
    await news('orders');
    await work();
    expect(service.received).toEqual([]);
    await run(`update sessions set expires_at = now() + interval '30 days'`);
  });

  test('who signs in on a shared telephone takes its browser over', async () => {
    const browser = await turnOn(owner);
    await turnOn(packer, slug, browser);
    await news('payouts');
    await news('orders');
    await work();
    expect(service.received.map(({ path, body }) => [path, browser.read(body).title])).toEqual([[browser.path, 'New order']]);
    expect((await owner.send('GET', at())).body.data.isOn).toBe(false);
  });

  test('a person who works for two shops chooses for each, and turns one off without the other', async () => {
    await run(
      `insert into seller_people (seller_id, user_id, role) select s.id, u.id, 'packer' from sellers s, users u where s.slug = $1 and u.email = $2`,
      [other, owner.email],
    );
    const browser = await turnOn(owner);
    const [second] = await run('select id from sellers where slug = $1', [other]);
    await news('orders', String(second?.id));
    await work();
    expect(service.received).toEqual([]);
    await turnOn(owner, other, browser);
    for (const seller of [sellerId, String(second?.id)]) await news('orders', seller);
    await work();
    const messages = service.received.map(({ body }) => browser.read(body));
    expect(messages.map(({ open }) => open).sort()).toEqual([`/hub/${slug}/news`, `/hub/${other}/news`].sort());
    expect(new Set(messages.map(({ tag }) => tag)).size).toBe(2);
    for (let time = 0; time < 2; time++) expect((await owner.send('DELETE', at(other))).body.data.isOn).toBe(false);
    expect((await owner.send('GET', at())).body.data.isOn).toBe(true);
  });

  test('a member has five browsers for a shop; the first one gives way', async () => {
    const first = await turnOn(owner);
    const more: TestClient[] = [];
    for (let count = 0; count < 5; count++) {
      app.setNow(new Date(noon.getTime() + 1_000 * (count + 1)));
      more.push(await signedIn(owner));
      await turnOn(more[count] as TestClient);
    }
    expect((await rows()).length).toBe(5);
    await news('orders');
    await work();
    expect(service.received.map(({ path }) => path)).not.toContain(first.path);
  });
});

test('neither an address of no push service nor a key that is none is taken, and nothing readable is stored', async () => {
  const { keys } = createBrowser('https://fcm.googleapis.com');
  const refused = async (given: object) => (await owner.send('POST', at(), given)).body;
  for (const endpoint of [
    'https://169.254.169.254/latest',
    'http://fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com.example/send/1',
  ])
    expect(await refused({ ...keys, endpoint })).toMatchObject({ code: 'INVALID_INPUT', fields: { endpoint: 'unknown' } });
  for (const given of [{ p256dh: 'BAAA' }, { auth: 'AAAA' }])
    expect(await refused({ ...keys, ...given })).toMatchObject({ code: 'INVALID_INPUT', fields: { p256dh: 'wrong' } });
  await turnOn(owner);
  expect(JSON.stringify(await run('select * from push_subscriptions'))).not.toContain(service.origin.slice(7));
});

test('with another secret of the server the key is another one, and browsers of before are forgotten', async () => {
  await turnOn(owner);
  await run(`update push_subscriptions set push_key = 'of before'`);
  expect((await owner.send('GET', at())).body.data.isOn).toBe(false);
  await news('orders');
  await work();
  expect([service.received, await rows()]).toEqual([[], []]);
  const keyOf = (secret: string) => pushKeyOf(createSecrets(secret)).publicKey;
  expect(keyOf('one secret of a server that is long')).toBe(keyOf('one secret of a server that is long'));
  expect(keyOf('one secret of a server that is long')).not.toBe(keyOf('another secret of a server, as long'));
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://notify.windows.com/', false],
  ['https://evilpush.apple.com/', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['https://user@fcm.googleapis.com/', false],
  ['http://127.0.0.1:6379/', false],
  ['https://[::1]/', false],
  ['https://push.shop.example/abc', true],
  ['https://push.shop.example:444/abc', false],
  ['no address', false],
])('whether %s is a push service: %s', (address, is) => {
  expect(isPushAddress(address, ['https://push.shop.example'])).toBe(is);
});

test('a private address behind the name of a push service is never called again', () => {
  expect(outcomeOf({ outcome: 'address' })).toBe('gone');
});

test('what a message says has no number, name or amount in either language', () => {
  for (const { en, hi } of Object.values(pushWords)) expect(`${en} ${hi}`).not.toMatch(/[\d₹@{}$]|[०-९]/);
});

test('an installation that sends none says so, and takes no browser', async () => {
  app.services.app.push = { isOn: false, ownServices: [] };
  const { keys } = createBrowser(service.origin);
  const { data } = (await owner.send('GET', at())).body;
  const { code } = (await owner.send('POST', at(), keys)).body;
  app.services.app.push = { isOn: true, ownServices: [service.origin] };
  expect([data, code]).toEqual([{ isOn: false }, 'INVALID_INPUT']);
});
