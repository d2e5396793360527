import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { handleErrors } from './handle-errors.ts';
import type { ServerEnv } from './request-variables.ts';
import { createLoadShedder, type LoadShedder, precedenceOf, shedLoad } from './shed-load.ts';

const observe = (shedder: LoadShedder, lateMs: number, looks: number) => {
  for (let look = 0; look < looks; look++) shedder.observe(lateMs);
};
const refused = (shedder: LoadShedder) => (['first', 'last', 'never'] as const).filter((each) => shedder.refuses(each));

test('a short stall refuses nothing, a lasting one readers first and buyers last, and its end ends it', () => {
  const shedder = createLoadShedder(200, () => 0.5);
  observe(shedder, 5_000, 5);
  observe(shedder, 10, 1);
  observe(shedder, 250, 5);
  expect(refused(shedder)).toEqual([]);
  observe(shedder, 250, 6);
  expect(refused(shedder)).toEqual(['first']);
  observe(shedder, 250, 30);
  expect(refused(shedder)).toEqual(['first', 'last']);
  observe(shedder, 10, 20);
  expect(refused(shedder)).toEqual(['first']);
  observe(shedder, 10, 60);
  expect(refused(shedder)).toEqual([]);
});

test('nothing is refused where the limit is 0', () => {
  const shedder = createLoadShedder(0, () => 0);
  observe(shedder, 60_000, 100);
  expect(refused(shedder)).toEqual([]);
});

test.each([
  ['GET', '/', {}, 'first'],
  ['GET', '/api/v1/products?page=2', { cookie: 'karigari-place=IN' }, 'first'],
  ['GET', '/api/v1/users/me', { cookie: '__Host-karigari-session=abc' }, 'last'],
  ['GET', '/orders/K-1', { cookie: 'karigari-guest=abc' }, 'last'],
  ['GET', '/api/v1/shops/a/orders', { authorization: 'Bearer key' }, 'last'],
  ['POST', '/api/v1/orders', {}, 'last'],
  ['GET', '/assets/app.js', {}, 'last'],
  ['POST', '/api/v1/payments/webhooks/stripe', {}, 'never'],
  ['POST', '/api/v1/carriers/tracking', {}, 'never'],
  ['GET', '/api/v1/messages/whatsapp?hub.mode=subscribe', {}, 'never'],
] as const)('%s %s %o goes %s', (method, path, headers, precedence) => {
  expect(precedenceOf(new Request(`http://localhost${path}`, { method, headers }))).toBe(precedence);
});

test('what is refused says when to ask again, to programs and to people', async () => {
  const shedder = createLoadShedder(200);
  observe(shedder, 1_000, 60);
  const app = new Hono<ServerEnv>();
  app.onError(handleErrors(createLog('silent'), (request) => request.url.includes('/api/')));
  app.use(shedLoad(shedder));
  app.all('*', () => new Response('made'));
  const [api, page, webhook] = await Promise.all(
    ['/api/v1/products', '/', '/api/v1/payments/webhooks/stripe'].map((path) => app.request(path)),
  );
  expect(await api?.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect([page?.status, page?.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  for (const answer of [api, page]) expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(webhook?.status).toBe(200);
});
