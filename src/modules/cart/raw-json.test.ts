import { implement } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { enforceAccess } from '#modules/access/enforce-access.ts';
import { identify } from '#modules/access/identify.ts';
import type { Context } from '#platform/context.ts';
import { createApiHandler } from '#platform/http/api.ts';
import { maxJsonBytes } from '#platform/http/read-body.ts';
import { storableText } from '#platform/http/storable-text.ts';
import { openDemoApp } from '../../../test/support/demo-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { buyerDigest } from './buyer-digest.ts';
import { cartContract } from './endpoints-contract.ts';
import { quoteCart } from './quote-cart.ts';

const path = '/api/v1/cart/quote';
const json = { 'content-type': 'application/json' };
const os = implement({ quote: cartContract.quote }).$context<Context>();
/** The API without raw JSON routes. */
const proper = createApiHandler(
  os
    .use(identify)
    .use(enforceAccess)
    .use(storableText)
    .router({ quote: os.quote.handler(({ context, input }) => quoteCart(context, input)) }),
);

let shop: TestApp;
let ids: string[];
beforeAll(async () => {
  shop = await openDemoApp();
  const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
  const { rows } = await run(
    `select distinct on (p.id) v.id, p.id as product from products p join variants v on v.product_id = p.id
      where v.available >= 3 order by p.id, v.position limit 110`,
  );
  ids = rows.map((row) => String(row.id));
  await run('update variants set available = 1 where id = $1', [ids[1]]);
  await run('update variants set available = 0 where id = $1', [ids[2]]);
  await run('update products set lead_time_days = 12 where id = $1', [rows[3]?.product]);
  await run(`update products set materials = array['horn-of-test'] where id = $1`, [rows[4]?.product]);
  await run(`insert into export_limits (id, material, country, reason) values ('a', 'horn-of-test', 'US', '{"en": "Not to the US"}')`);
  await run(
    `insert into coupons (code, kind, value, funded_by, least_paise, per_person) values
      ('TEN', 'percentage', 1000, 'operator', 0, null), ('LEAST', 'fixed', 100, 'operator', 99999999999, null),
      ('ONCE', 'fixed', 100, 'operator', 0, 1)`,
  );
  await run(`insert into coupon_uses (code, order_id, person) values ('ONCE', 'somebody', $1)`, [
    buyerDigest(shop.ctx, 'asha@example.com'),
  ]);
});
// Fixes the clock, because delivery dates follow from it.
beforeEach(() => shop.setNow(new Date('2026-11-21T10:00:00Z')));
afterAll(() => shop.close());

const answerOf = async (response: Response | null) => ({
  status: response?.status,
  type: response?.headers.get('content-type'),
  // An error says `no-store` or nothing, which is the same for a POST.
  cacheControl: response?.ok ? response.headers.get('cache-control') : undefined,
  body: await response?.json(),
});
async function askBoth(make: () => BodyInit | null, headers: Record<string, string> = json) {
  const init = () => ({ method: 'POST', headers, body: make(), duplex: 'half' }) as RequestInit;
  return {
    slowly: await answerOf(await proper(new Request(`http://localhost${path}`, init()), shop.ctx)),
    ready: await answerOf(await shop.request(path, init())),
  };
}
const one = (at: number, qty = 1) => ({ variantId: ids[at], qty });
const body = (given: unknown) => JSON.stringify(given);
const stream = (text: string) => new Blob([text]).stream();

const good: [what: string, make: () => unknown][] = [
  ['three lines', () => ({ items: [one(5), one(6, 2), one(7, 3)] })],
  ['a short, a sold-out and an unknown line', () => ({ items: [one(1, 3), one(2), { variantId: 'nothing', qty: 1 }, one(8)] })],
  ['only what is not known', () => ({ items: [{ variantId: 'nothing', qty: 9 }] })],
  ['what is made to order', () => ({ items: [one(3)], country: 'IN', state: 'Rajasthan' })],
  ['what may not go there', () => ({ items: [one(4), one(9)], country: 'US' })],
  ['a hundred lines', () => ({ items: ids.slice(0, 100).map((variantId) => ({ variantId, qty: 1 })) })],
  ['a coupon in small letters', () => ({ items: [one(5), one(6)], coupon: ' ten ' })],
  ['a coupon that asks for more', () => ({ items: [one(5)], coupon: 'LEAST' })],
  ['a coupon that nobody gave out', () => ({ items: [one(5)], coupon: 'NO-SUCH' })],
  ['a coupon that counts by person', () => ({ items: [one(5)], coupon: 'ONCE' })],
  ['the same with an address that was typed', () => ({ items: [one(5)], coupon: 'ONCE', email: 'asha@example.com' })],
  ['fields that nobody knows', () => ({ items: [{ ...one(5), pricePaise: 1 }], total: 0, constructor: { prototype: {} } })],
];

test.each(good)('%s: the raw JSON is what the endpoint answers without it', async (_what, make) => {
  const { slowly, ready } = await askBoth(() => body(make()));
  expect(slowly.status).toBe(200);
  expect(ready).toEqual(slowly);
  expect(ready.cacheControl).toBeNull();
  expect(ready.body).toEqual((cartContract.quote['~orpc'].outputSchema as z.ZodType).parse(ready.body));
});

const items = [{ variantId: 'a', qty: 1 }];
const bad: [what: string, status: number, code: string, make: () => BodyInit | null, headers?: Record<string, string>][] = [
  ['no body', 422, 'INVALID_INPUT', () => null],
  ['an empty body', 422, 'INVALID_INPUT', () => ''],
  ['half a body', 400, 'MALFORMED_JSON', () => '{"items":['],
  ['brackets without end', 422, 'INVALID_INPUT', () => '[['.repeat(10_000)],
  ['more values than any cart has', 422, 'INVALID_INPUT', () => `{"items":[${'[],'.repeat(5_000)}[]]}`],
  ['bytes that are no text', 400, 'MALFORMED_JSON', () => new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['null', 422, 'INVALID_INPUT', () => 'null'],
  ['a list', 422, 'INVALID_INPUT', () => '[]'],
  ['a text', 422, 'INVALID_INPUT', () => '"items"'],
  ['nothing to buy', 422, 'INVALID_INPUT', () => body({ items: [] })],
  ['a line twice', 422, 'INVALID_INPUT', () => body({ items: [...items, ...items] })],
  ['no piece', 422, 'INVALID_INPUT', () => body({ items: [{ variantId: 'a', qty: 0 }] })],
  ['too many pieces', 422, 'INVALID_INPUT', () => body({ items: [{ variantId: 'a', qty: 10_000 }] })],
  ['half a piece', 422, 'INVALID_INPUT', () => body({ items: [{ variantId: 'a', qty: 1.5 }] })],
  ['101 lines', 422, 'INVALID_INPUT', () => body({ items: Array.from({ length: 101 }, (_, at) => ({ variantId: `v${at}`, qty: 1 })) })],
  ['a country that is none', 422, 'INVALID_INPUT', () => body({ items, country: 'india' })],
  ['a coupon that can be none', 422, 'INVALID_INPUT', () => body({ items, coupon: '; drop' })],
  ['a text that cannot be stored', 422, 'INVALID_INPUT', () => '{"items":[{"variantId":"a\\u0000","qty":1}]}'],
  ['half a character', 422, 'INVALID_INPUT', () => '{"items":[{"variantId":"a","qty":1}],"state":"\\ud800"}'],
  ['an unknown field that cannot be stored', 422, 'INVALID_INPUT', () => '{"items":[{"variantId":"a","qty":1}],"note":"\\u0000"}'],
  ['a body that is too large', 413, 'PAYLOAD_TOO_LARGE', () => body({ items, state: 'a'.repeat(maxJsonBytes) })],
  ['a large body that names no length', 413, 'PAYLOAD_TOO_LARGE', () => stream(body({ items, state: 'a'.repeat(maxJsonBytes) }))],
  ['a length beyond the limit', 413, 'PAYLOAD_TOO_LARGE', () => '{}', { ...json, 'content-length': String(maxJsonBytes + 1) }],
  ['another kind of text', 415, 'UNSUPPORTED_MEDIA_TYPE', () => body({ items }), { 'content-type': 'text/plain' }],
  ['a form', 415, 'UNSUPPORTED_MEDIA_TYPE', () => 'items=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['packed bytes', 415, 'UNSUPPORTED_MEDIA_TYPE', () => body({ items }), { ...json, 'content-encoding': 'gzip' }],
];

test.each(bad)('%s is refused as the API proper refuses it: %i %s', async (_what, status, code, make, headers) => {
  const { slowly, ready } = await askBoth(make, headers);
  expect(slowly).toMatchObject({ status, body: { code } });
  expect(ready).toEqual(slowly);
});

test('a body is read however it comes', async () => {
  const text = body({ items: [one(5)] });
  const { slowly } = await askBoth(() => text);
  for (const [given, headers] of [
    [stream(text), json],
    [`\ufeff${text}`, json],
    [text, { 'content-type': 'application/vnd.shop+json; charset=utf-8' }],
    [text, { ...json, 'content-length': String(Buffer.byteLength(text)) }],
    [text, { ...json, 'content-disposition': 'attachment; filename="x.json"' }],
  ] as [BodyInit, Record<string, string>][]) {
    const response = await shop.request(path, { method: 'POST', headers, body: given, duplex: 'half' } as RequestInit);
    expect([response.status, await response.json()]).toEqual([200, slowly.body]);
  }
});

test('refuses other sites and methods, holds the limit, and sets the default headers', async () => {
  const init = { method: 'POST', headers: json, body: body({ items: [one(5)] }) };
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }] as Record<string, string>[]) {
    const refused = await shop.request(path, { ...init, headers: { ...json, ...headers } });
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'CROSS_SITE_FORM']);
  }
  const answered = await shop.request(`${path}/`, { ...init, headers: { ...json, 'sec-fetch-site': 'same-origin' } });
  expect([answered.status, answered.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  expect(answered.headers.get('x-request-id')).toBeTruthy();
  const read = await shop.request(path);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);

  const limited = await openDemoApp({ RATE_LIMIT: '2' });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index++) statuses.push((await limited.request(path, init)).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  await limited.close();
});
