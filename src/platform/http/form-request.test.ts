import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { maxFormBytes } from './read-body.ts';

/** Pages that answer with the form they got; `/no-form` takes none. */
const echo = async (request: Request, { nonce }: { nonce: string }) => {
  if (new URL(request.url).pathname === '/no-form') return new Response('', { status: 405 });
  const form = request.method === 'POST' ? await request.formData() : new FormData();
  const html = `<p>${form.get('name')}</p><script nonce="${nonce}">ours</script>`;
  return new Response(html, { status: 422, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' } });
};

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({}, echo);
});
afterAll(() => shop.close());

const post = (path: string, headers: Record<string, string> = {}, body: string | URLSearchParams = new URLSearchParams({ name: 'Asha' })) =>
  shop.request(path, { method: 'POST', headers, body });

test('a form reaches its page, in Hindi letters too, and the answer is kept nowhere', async () => {
  const response = await post('/a-form', {}, new URLSearchParams({ name: 'आशा 🪔' }));
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('<p>आशा 🪔</p>');
  expect((await post('/a-form')).headers.get('etag')).toBeNull();
});

test('a personal answer names its scripts by a nonce of its own', async () => {
  const answers = await Promise.all([post('/a-form'), post('/a-form')]);
  const nonces = answers.map((answer) => /script-src 'self' 'nonce-(\w+)';/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]);
  // 128 bits.
  expect(nonces[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(await answers[0]?.text()).toContain(`nonce="${nonces[0]}"`);
});

describe('only our own pages send forms', () => {
  test.each([
    ['the browser says so', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 422],
    ['the reader sent it again', { 'sec-fetch-site': 'none' }, 422],
    ['an older browser names our origin', { origin: 'http://localhost' }, 422],
    ['a proxy speaks https for us', { origin: 'https://localhost' }, 422],
    ['no browser', {}, 422],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, 403],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser names another origin', { origin: 'https://evil.example' }, 403],
    ['an origin that is hidden', { origin: 'null' }, 403],
  ])('%s', async (_case, headers: Record<string, string>, status) => {
    const response = await post('/a-form', headers);
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.text()).toContain('sent from another site');
  });
});

test('what is too large or no form is refused with a page', async () => {
  const kind = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const [status, headers, body] of [
    [413, kind, `name=${'a'.repeat(maxFormBytes)}`],
    [415, { 'content-type': 'application/json' }, '{"name":"Asha"}'],
    [415, { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    [415, { ...kind, 'content-encoding': 'gzip' }, 'name=Asha'],
  ] as const) {
    const response = await post('/a-form', headers, body);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  }
});

test('a page without a form answers 405', async () => {
  const response = await post('/no-form');
  expect([response.status, response.headers.get('allow'), response.headers.get('content-type')]).toEqual([
    405,
    'GET, HEAD',
    'text/html; charset=utf-8',
  ]);
});

test('at an address that is a page and a call, a browser gets the page and a program the call', async () => {
  const asPage = await post('/feedback', { accept: 'text/html,*/*;q=0.8' });
  expect(await asPage.text()).toContain('<p>Asha</p>');
  const asCall = await post('/feedback', { accept: '*/*' });
  expect(await asCall.json()).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await (await shop.request('/feedback')).text()).toContain('<p>null</p>');
});

test('a form counts against the limit of its sender', async () => {
  const limited = await openTestApp({ RATE_LIMIT: '2' }, echo);
  const send = (address: string) => limited.request('/a-form', { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) }, address);
  const statuses = [];
  for (let turn = 0; turn < 3; turn++) statuses.push((await send('192.0.2.1')).status);
  expect(statuses).toEqual([422, 422, 429]);
  expect((await send('192.0.2.2')).status).toBe(422);
  await limited.close();
});
