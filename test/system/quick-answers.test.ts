import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequestListener } from '#server/request-listener.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let server: Server;
/** Requests that the application was given. */
let given = 0;
let rendered = 0;
beforeAll(async () => {
  shop = await openTestApp({ RATE_LIMIT: '100', TRUSTED_PROXIES: '1' }, async (request, { api, currency }) => {
    // Asks who calls, as pages of an account do.
    if (new URL(request.url).pathname === '/private') await api.accounts.getMe().catch(() => {});
    const html = `<p>Page ${++rendered}, prices in ${currency}.</p>${' A line of cloth.'.repeat(60)}`;
    return new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': 'public' } });
  });
  const counted = {
    ...shop.app,
    fetch: (...args: Parameters<typeof shop.app.fetch>) => {
      given++;
      return shop.app.fetch(...args);
    },
  };
  server = createServer(createRequestListener(counted)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

/** Asks over the network. `byMemory`: the application was given nothing. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const before = given;
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers });
  const { 'x-request-id': id, date: _, connection: __, 'keep-alive': ___, ...sent } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: sent, text: await answer.text(), id, byMemory: given === before };
}

test.each(['/makers', '/makers?a=1&b=2', '/api/v1/categories', '/api/v1/categories/', '/api/v1/products/cards?limit=3'])(
  'a second GET of %s gets from memory what the application answers',
  async (path) => {
    const long = await ask(path);
    const quick = await ask(path);
    expect([long.byMemory, quick.byMemory]).toEqual([false, true]);
    expect({ ...quick, id: '', byMemory: false }).toEqual({ ...long, id: '' });
    expect(quick.id).not.toBe(long.id);
    const known = await ask(path, { 'if-none-match': quick.headers.etag as string });
    expect([known.status, known.text, known.byMemory, known.headers.etag]).toEqual([304, '', true, quick.headers.etag]);
    expect((await ask(path, { 'accept-encoding': 'br' })).text).toBe(long.text);
    // A proxy of ours may name it.
    expect((await ask(path, { 'x-request-id': 'named-by-a-proxy' })).id).toBe('named-by-a-proxy');
  },
);

test('visitors with another currency get their own page, also from memory', async () => {
  const dollars = { cookie: 'karigari-place=US.USD' };
  const texts = [];
  for (const headers of [{}, dollars, {}, dollars]) texts.push((await ask('/gifts', headers)).text.match(/in (\w+)/)?.[1]);
  expect(texts).toEqual(['INR', 'USD', 'INR', 'USD']);
  expect((await ask('/gifts', dollars)).byMemory).toBe(true);
});

test('all but a plain GET goes to the application', async () => {
  await ask('/story');
  expect((await ask('/story')).byMemory).toBe(true);
  const others = [
    await ask('/story', {}, 'HEAD'),
    await ask('/story', {}, 'DELETE'),
    await ask('/story', { authorization: 'Bearer x' }),
    await ask('/story', { referer: `${shop.config.publicUrl}/search?q=lamp` }),
    await ask('/story/'),
    await ask('/story?other=1'),
  ];
  expect(others.map(({ byMemory }) => byMemory)).toEqual(others.map(() => false));
});

/** Sends headers that `fetch` makes itself. */
async function statusAt(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path, headers, setHost: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

test.each([
  ['shop.example', 200],
  ['shop.example:8080', 200],
  ['Shop.Example', 200],
  ['shop.example:99999', 400],
  ['shop example', 400],
])('the host %s gets %i, also where the answer is in memory', async (host, status) => {
  await ask('/artisans');
  expect((await ask('/artisans')).byMemory).toBe(true);
  expect(await statusAt('/artisans', { host })).toBe(status);
});

test('a range is no part of an answer from memory, as it is none of the other', async () => {
  const plain = await ask('/ranges');
  const part = await ask('/ranges', { range: 'bytes=0-9', 'accept-language': 'hi', 'if-modified-since': new Date(0).toUTCString() });
  expect([part.status, part.text, part.byMemory]).toEqual([200, plain.text, true]);
});

test('a long address is answered, and not remembered', async () => {
  const path = `/makers?x=${'y'.repeat(600)}`;
  await ask(path);
  const again = await ask(path);
  expect([again.status, again.byMemory]).toEqual([200, false]);
});

test('an answer for one person never comes from memory', async () => {
  const session = { cookie: 'karigari-session=a-session' };
  const answers = [];
  for (const headers of [session, session, {}, {}]) answers.push(await ask('/private', headers));
  expect(answers.map(({ byMemory }) => byMemory)).toEqual([false, false, false, false]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(4);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(4).fill('no-store'));
});

test('an answer that is no longer true is made again', async () => {
  await ask('/about-us');
  expect((await ask('/about-us')).byMemory).toBe(true);
  shop.cache.clear();
  const renewed = await ask('/about-us');
  expect([renewed.byMemory, (await ask('/about-us')).text === renewed.text]).toEqual([false, true]);
});

test('a flood from one address is refused from memory, too', async () => {
  const from = { 'x-forwarded-for': '10.8.0.1' };
  await ask('/flood', from);
  const limit = 100 * 20;
  for (let round = 0; round < limit / 100; round++)
    await Promise.all(Array.from({ length: 100 }, () => shop.app.fetch(new Request('http://x/flood', { headers: from }), '127.0.0.1')));
  expect((await ask('/flood', from)).status).toBe(429);
  expect((await ask('/flood', { 'x-forwarded-for': '10.8.0.2' })).status).toBe(200);
});
