import { afterEach, expect, test, vi } from 'vitest';
import { apiUrl, call } from './browser-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every request with `answer` and gives what was requested. */
function stubFetch(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer();
  });
  return requests;
}

test('puts input into the path, the query of a read and the body of a write', async () => {
  const requests = stubFetch(() => Response.json({ ok: true }));
  await call('catalog.listCards', { subcategoryId: 'a b', limit: 3, after: undefined });
  await call('search.searchCards', { q: 'silk', material: ['wool', 'silk'] });
  await call('cart.setCartItem', { variantId: 'v/1', qty: 2, saved: false });
  await call('cart.removeCartItem', { variantId: 'v1' });
  expect(requests.map(({ url, init }) => [init.method, url, init.body])).toEqual([
    ['GET', '/api/v1/products/cards?subcategoryId=a+b&limit=3', undefined],
    ['GET', '/api/v1/products/search?q=silk&material=wool&material=silk', undefined],
    ['PUT', '/api/v1/users/cart/v%2F1', '{"qty":2,"saved":false}'],
    ['DELETE', '/api/v1/users/cart/v1', undefined],
  ]);
});

test('gives the address of an endpoint', () => {
  expect(apiUrl('analytics.track')).toBe('/api/v1/counts');
  expect(apiUrl('orders.getInvoice', { number: 'K1', id: 'i' })).toBe('/api/v1/orders/K1/invoices/i');
});

test('returns an error of the API with its status and fields', async () => {
  const fields = { coupon: 'over' };
  stubFetch(() => Response.json({ code: 'COUPON_REFUSED', message: '', fields }, { status: 422, headers: { 'Retry-After': '7' } }));
  const { answer, error } = await call('cart.getCart');
  expect(answer).toBeUndefined();
  expect(error).toMatchObject({ code: 'COUPON_REFUSED', status: 422, fields, retryAfter: 7 });
});

test('keeps the wait that an action of a page names in its answer', async () => {
  stubFetch(() => Response.json({ code: 'TOO_MANY_REQUESTS', retryAfter: 40 }, { status: 429 }));
  expect((await call('cart.getCart')).error).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 40 });
});

test('names an error that is not ours by its status', async () => {
  stubFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect((await call('cart.getCart')).error).toMatchObject({ code: 'INTERNAL', status: 502, fields: {} });
  stubFetch(() => new Response('slow down', { status: 429 }));
  expect((await call('cart.getCart')).error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('returns UNREACHABLE for a lost connection', async () => {
  stubFetch(() => Promise.reject(new TypeError('no network')));
  expect(await call('cart.getCart')).toEqual({ error: { code: 'UNREACHABLE', status: 0, fields: {} } });
});

test('an answer that breaks off half-way, or is a page of the network, is none', async () => {
  const unreachable = { error: { code: 'UNREACHABLE', status: 0, fields: {} } };
  const broken = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"cards":['));
        controller.error(new TypeError('the connection was closed'));
      },
    });
  stubFetch(() => new Response(broken(), { headers: { 'content-type': 'application/json' } }));
  expect(await call('catalog.listCards', {})).toEqual(unreachable);
  stubFetch(() => new Response('{"cards":['));
  expect(await call('catalog.listCards', {})).toEqual(unreachable);
  stubFetch(() => new Response('<h1>Log in to this network</h1>'));
  expect(await call('catalog.listCards', {})).toEqual(unreachable);
});

test('an answer without a body is one', async () => {
  stubFetch(() => new Response(null, { status: 204 }));
  expect(await call('cart.removeCartItem', { variantId: 'v1' })).toEqual({ answer: {} });
});
