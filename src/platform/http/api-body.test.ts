import { oc } from '@orpc/contract';
import { implement } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { enforceAccess } from '#modules/access/enforce-access.ts';
import { accountEndpoint, anyoneEndpoint } from '#shared/endpoint.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { Context } from '../context.ts';
import { createApiHandler } from './api.ts';
import { maxJsonBytes } from './read-body.ts';
import { storableText } from './storable-text.ts';

// A contract of its own: what a body may be does not depend on which endpoints the shop has today.
const contract = {
  send: anyoneEndpoint
    .route({ method: 'POST', path: '/notes' })
    .input(z.object({ text: z.string().max(maxJsonBytes), tags: z.array(z.string()).default([]) }))
    .output(z.object({ text: z.string() })),
  guarded: accountEndpoint.route({ method: 'POST', path: '/guarded' }).output(z.object({})),
  undeclared: oc.route({ method: 'POST', path: '/undeclared' }).output(z.object({})),
  broken: anyoneEndpoint.route({ method: 'POST', path: '/broken' }).output(z.object({})),
};
const os = implement(contract).$context<Context>();
const router = os
  .use(enforceAccess)
  .use(storableText)
  .router({
    send: os.send.handler(({ input }) => ({ text: input.text })),
    guarded: os.guarded.handler(() => ({})),
    undeclared: os.undeclared.handler(() => ({})),
    broken: os.broken.handler(() => {
      throw new Error('password=hunter2');
    }),
  });

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const handle = createApiHandler(router);
async function post(body: BodyInit | null, headers: Record<string, string> = { 'content-type': 'application/json' }, path = '/notes') {
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await handle(new Request(`http://localhost/api/v1${path}`, init), shop.ctx);
  if (!response) throw new Error('no route');
  return { status: response.status, ...(await response.json()) };
}

test('a good body is answered', async () => {
  expect(await post('{"text":"haldi ✓"}')).toEqual({ status: 200, text: 'haldi ✓' });
  expect(await post('\ufeff{"text":"a mark at the start"}', { 'content-type': 'application/json; charset=utf-8' })).toMatchObject({
    status: 200,
  });
});

test.each([
  ['{', 400, 'MALFORMED_JSON'],
  ['{"text":', 400, 'MALFORMED_JSON'],
  ['[['.repeat(15), 400, 'MALFORMED_JSON'],
  ['[['.repeat(17), 422, 'INVALID_INPUT'],
  ['[['.repeat(16_000), 422, 'INVALID_INPUT'],
  ['[['.repeat(200_000), 413, 'PAYLOAD_TOO_LARGE'],
  [`{"text":"a","more":[${'[],'.repeat(999)}[]]}`, 422, 'INVALID_INPUT'],
  ['', 422, 'INVALID_INPUT'],
  ['null', 422, 'INVALID_INPUT'],
  ['[]', 422, 'INVALID_INPUT'],
  ['{"text":7}', 422, 'INVALID_INPUT'],
  ['{"text":"a\\u0000b"}', 422, 'INVALID_INPUT'],
  ['{"text":"a\\ud800b"}', 422, 'INVALID_INPUT'],
  ['{"text":"a","tags":["b","\\u0000"]}', 422, 'INVALID_INPUT'],
  ['{"text":"a","tags":"b"}', 422, 'INVALID_INPUT'],
])('a body that is not right (case %#)', async (body, status, code) => {
  expect(await post(body)).toMatchObject({ status, code });
});

test.each([
  ['{"text":"\\\\u0000"}', '\\u0000'],
  ['{"text":"\\\\ud800"}', '\\ud800'],
  ['{"text":"\\ud83e\\ude94"}', '🪔'],
  [`{"text":"${'[{:,'.repeat(2_000)}"}`, '[{:,'.repeat(2_000)],
  ['{"text":"a \\"[[[[\\" b\\\\"}', 'a "[[[[" b\\'],
  [`{"text":"a","more":${'['.repeat(30)}${']'.repeat(30)}}`, 'a'],
])('a text that only looks dangerous is taken (case %#)', async (body, text) => {
  expect(await post(body)).toEqual({ status: 200, text });
});

test('an answer names a bounded number of fields, with names of a bounded length', async () => {
  const { status, fields } = await post(JSON.stringify({ text: 'a', tags: Array.from({ length: 900 }, () => 1) }));
  expect([status, Object.keys(fields).length]).toEqual([422, 100]);
  const long = await post(`{"text":"a","${'k'.repeat(20_000)}":"\\u0000"}`);
  expect([long.status, Object.keys(long.fields)]).toEqual([422, ['k'.repeat(100)]]);
});

test('a field that is wrong is named', async () => {
  expect(Object.keys((await post('{"text":"a","tags":["b","\\u0000"]}')).fields)).toEqual(['tags.1']);
  expect(Object.keys((await post('{"tags":[1]}')).fields).sort()).toEqual(['tags.0', 'text']);
});

test('bytes that are no text are no JSON', async () => {
  expect(await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
});

test('keys that mean something to JavaScript mean nothing here', async () => {
  expect(await post('{"text":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')).toEqual({
    status: 200,
    text: 'a',
  });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test.each([
  [{ 'content-type': 'text/plain' }],
  [{ 'content-type': 'multipart/form-data; boundary=x' }],
  [{ 'content-type': 'application/x-www-form-urlencoded' }],
  [{ 'content-type': 'application/jsonp' }],
  [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }],
])('%o answers 415', async (headers) => {
  expect(await post('{"text":"a"}', headers)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test('a header that asks for a file does not turn the body into one', async () => {
  const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="x.json"' };
  expect(await post('{"text":"a"}', headers)).toEqual({ status: 200, text: 'a' });
});

test('a body beyond the limit is refused by its length', async () => {
  expect(await post(JSON.stringify({ text: 'a'.repeat(maxJsonBytes) }))).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  expect(await post(JSON.stringify({ text: 'a'.repeat(maxJsonBytes - 20) }))).toMatchObject({ status: 200 });
});

test('a body that names no length is read no further than the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  expect(await post(endless)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  expect(sent).toBeLessThan(maxJsonBytes + 4 * 65_536);
});

test('refuses calls of an endpoint without access and of one that asks for an account', async () => {
  expect(await post(null, {}, '/undeclared')).toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(await post(null, {}, '/guarded')).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
});

test('a fault tells nothing of itself', async () => {
  expect(await post('{}', undefined, '/broken')).toEqual({
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong on our side.',
    fields: {},
  });
});
