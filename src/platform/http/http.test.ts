import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const details = '/api/v1/products/details';

async function expectError(response: Response, status: number, code: string): Promise<Record<string, string>> {
  const body = await response.json();
  expect({ status: response.status, code: body.code, keys: Object.keys(body) }).toEqual({
    status,
    code,
    keys: ['code', 'message', 'fields'],
  });
  return body.fields;
}

describe('the one error shape', () => {
  test('an input of the wrong type answers 422 and names the field', async () => {
    const fields = await expectError(await shop.request('/api/v1/products/cards?limit=many'), 422, 'INVALID_INPUT');
    expect(Object.keys(fields)).toEqual(['limit']);
  });

  test('an unknown API address answers 404', async () => {
    await expectError(await shop.request('/api/v1/nothing'), 404, 'NOT_FOUND');
    await expectError(await shop.request('/api/v2/categories'), 404, 'NOT_FOUND');
    await expectError(await shop.request('/api/v1/nothing', { method: 'POST', body: '{}' }), 404, 'NOT_FOUND');
  });

  test('a known address with another method answers 405 with the methods it takes', async () => {
    const response = await shop.request(`${details}/x`, { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    await expectError(response, 405, 'METHOD_NOT_ALLOWED');
  });

  test('a HEAD answers the headers of the GET without a body', async () => {
    const get = await shop.request('/api/v1/categories');
    const head = await shop.request('/api/v1/categories', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      get.headers.get('etag'),
      get.headers.get('content-length'),
      '',
    ]);
  });

  test.each(['%00', 'a%00b'])('a text that the database cannot keep (%s) answers 422', async (id) => {
    await expectError(await shop.request(`${details}/${id}`), 422, 'INVALID_INPUT');
    await expectError(await shop.request(`/api/v1/products/cards?category=${id}`), 422, 'INVALID_INPUT');
  });

  test('percent-encoding that means nothing is an unknown id', async () => {
    await expectError(await shop.request(`${details}/%E0%A4%A`), 404, 'PRODUCT_NOT_FOUND');
  });

  test('pages answer people: HTML for a method that they do not take', async () => {
    const response = await shop.request('/cart', { method: 'PUT' });
    expect([response.status, response.headers.get('allow'), response.headers.get('content-type')]).toEqual([
      405,
      'GET, HEAD',
      'text/html; charset=utf-8',
    ]);
  });
});

describe('every answer', () => {
  test.each(['/api/v1/categories', '/api/v1/nothing', `${details}/nothing`, '/a-page', '/media/x/y', '/api/docs'])(
    '%s carries the security headers and an id',
    async (path) => {
      const response = await shop.request(path);
      for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy', 'x-request-id']) {
        expect(response.headers.get(name), name).toBeTruthy();
      }
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(response.headers.get('content-security-policy')).toMatch(/default-src '(self|none)'/);
      expect(response.headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('a 304 carries them too', async () => {
    const first = await shop.request('/api/v1/categories');
    const response = await shop.request('/api/v1/categories', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([response.status, response.headers.get('x-frame-options'), response.headers.get('etag')]).toEqual([
      304,
      'DENY',
      first.headers.get('etag'),
    ]);
    expect(response.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  test('promises https where the shop is on https', async () => {
    const secure = await openTestApp({ PUBLIC_URL: 'https://shop.example' });
    const response = await secure.request('/api/v1/categories');
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    await secure.close();
  });

  test('takes a request id from our own proxy only', async () => {
    const headers = { 'x-request-id': 'from-the-proxy-1' };
    expect((await shop.request('/api/v1/categories', { headers })).headers.get('x-request-id')).not.toBe('from-the-proxy-1');
    const behind = await openTestApp({ TRUSTED_PROXIES: '1' });
    expect((await behind.request('/api/v1/categories', { headers })).headers.get('x-request-id')).toBe('from-the-proxy-1');
    const odd = { 'x-request-id': 'a'.repeat(200) };
    expect((await behind.request('/api/v1/categories', { headers: odd })).headers.get('x-request-id')).not.toBe(odd['x-request-id']);
    await behind.close();
  });
});

describe('an address with more parameters than anything takes', () => {
  const many = (count: number) => `?${Array.from({ length: count }, (_, index) => `a${index}=1`).join('&')}`;
  test('is refused before it is read, as a call and as a page', async () => {
    expect(Object.keys(await expectError(await shop.request(`/api/v1/categories${many(502)}`), 422, 'INVALID_INPUT'))).toEqual(['query']);
    expect((await shop.request(`/a-page${many(502)}`)).status).toBe(400);
    expect((await shop.request(`/api/v1/categories?a${'[x]'.repeat(501)}=1`)).status).toBe(422);
    expect((await shop.request(`/api/v1/categories?a${'%5Bx%5D'.repeat(501)}=1`)).status).toBe(422);
  });

  test('one with as many as a search can have is not', async () => {
    expect((await shop.request(`/api/v1/categories${many(500)}`)).status).toBe(200);
  });
});

describe('limits', () => {
  test('refuses costly requests beyond the limit, cached ones much later', async () => {
    const limited = await openTestApp({ RATE_LIMIT: '5' });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) statuses.push((await limited.request(`${details}/nothing-${index}`)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    const refused = await limited.request(`${details}/nothing-8`);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectError(refused, 429, 'TOO_MANY_REQUESTS');
    const page = await limited.request('/a-page');
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);

    expect((await limited.request('/api/v1/categories', {}, '10.0.0.9')).status).toBe(200);
    const cached = await Promise.all(Array.from({ length: 60 }, () => limited.request('/api/v1/categories', {}, '10.0.0.9')));
    expect(new Set(cached.map((response) => response.status))).toEqual(new Set([200]));
    const flood = await Promise.all(Array.from({ length: 60 }, () => limited.request('/api/v1/categories', {}, '10.0.0.9')));
    expect(flood.at(-1)?.status).toBe(429);
    await limited.close();
  });

  test('one IPv6 customer is one address', async () => {
    const limited = await openTestApp({ RATE_LIMIT: '1' });
    expect((await limited.request(`${details}/a`, {}, '2001:db8:1:2::1')).status).toBe(404);
    expect((await limited.request(`${details}/b`, {}, '2001:db8:1:2:ffff::2')).status).toBe(429);
    expect((await limited.request(`${details}/c`, {}, '2001:db8:1:3::1')).status).toBe(404);
    await limited.close();
  });
});
