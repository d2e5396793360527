import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request as open } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiRoute, apiPrefix, listApiRoutes } from '#platform/http/api-routes.ts';
import { contract } from '../../src/contract.ts';
import { openApiDocument } from '../../src/server/openapi.ts';
import { isNightly, sample, sampleNumber } from '../support/nightly-rounds.ts';

/** Milliseconds within which the server answers whether it runs, under any load. */
const timeoutMs = 250;
/**
 * Milliseconds that its thread may work before it looks for others: of the others
 * in line there may be more than one.
 */
const longestTurn = 100;
/** Bytes that may be left behind by chance. */
const leftover = 24 * 1024 * 1024;
const kib = 1024;
/** Repeats what was sent. */
const ofSample = isNightly ? undefined : `SAMPLE=${sampleNumber}`;
const usual = 32 * kib;

let child: ChildProcess;
let port: number;
let token: string;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const heard = <T>() =>
  new Promise<T>((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });

beforeAll(async () => {
  child = fork(join(import.meta.dirname, '../support/measured-server.ts'), {
    execArgv: ['--expose-gc', '--max-old-space-size=1024'],
    env: { ...process.env, NODE_ENV: 'test' },
  });
  ({ port, token } = await heard<{ port: number; token: string }>());
});
afterAll(() => {
  agent.destroy();
  child.kill('SIGKILL');
});

interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
}

let asked = 0;

/**
 * Sends a request from an address of its own.
 * @returns its status; 0 where the server hung up, as it may on a body that it refused
 */
function send({ method, path, headers, body }: Asked): Promise<number> {
  asked++;
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  return new Promise((resolve) => {
    const outgoing = open(
      {
        ...{ port, host: '127.0.0.1', method, path, agent },
        headers: {
          'x-forwarded-for': from,
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
      },
    );
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}

interface Beat {
  /** Milliseconds until the answer came. */
  waited: number;
  /** Milliseconds that the server's thread worked since the answer before. */
  worked: number;
}

/**
 * Asks every 20 ms whether the server runs, until `work` has ended. A machine that is busy with other things
 * makes every answer late: the server itself was too slow only where its thread worked all that time.
 */
async function besides(work: () => Promise<void>): Promise<Beat[]> {
  const beats: Beat[] = [];
  let isOver = false;
  let before = 0;
  const ask = async () => {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    const waited = performance.now() - began;
    expect(response.status).toBe(200);
    const cpu = Number(response.headers.get('x-cpu-ms'));
    if (before > 0) beats.push({ waited, worked: cpu - before });
    before = cpu;
  };
  const asking = (async () => {
    while (!isOver) {
      await ask();
      await pause(20);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await asking;
  }
  return beats;
}

const slowest = (beats: readonly Beat[]) => Math.max(0, ...beats.map(({ waited, worked }) => Math.min(waited, worked)));

const measured = async () => {
  const answer = heard<{ memory: number; stall: number }>();
  child.send('measure');
  return answer;
};

/**
 * Sends everything while it asks whether the server runs: every answer comes in
 * time, and nothing is left behind. Neighbours of a busy machine empty the caches of the processor, which
 * makes a turn longer now and then; what a request costs itself, it costs the second time as well.
 */
async function expectBearable(requests: readonly Asked[]): Promise<void> {
  const before = await measured();
  const beats = await besides(() => all(requests));
  let after = await measured();
  if (after.stall >= longestTurn) {
    await all(requests);
    after = await measured();
  }
  expect(slowest(beats), ofSample).toBeLessThan(timeoutMs);
  expect(after.stall, ofSample).toBeLessThan(longestTurn);
  expect(after.memory - before.memory, ofSample).toBeLessThan(leftover);
}

const repeat = (text: string, bytes: number) => text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));

/** The worst that so many bytes can be, for any endpoint. */
function worstTexts(bytes: number): string[] {
  const within = bytes - 40;
  return [
    `[${repeat('[],', within)}[]]`,
    `[${repeat('{},', within)}{}]`,
    `[${repeat('0,', within)}0]`,
    repeat('[', within),
    repeat('{"a":', within),
    `${repeat('[', within / 2)}${repeat(']', within / 2)}`,
    `{${Array.from({ length: Math.floor(within / 12) }, (_, index) => `"${index.toString(36)}":0`).join()}}`,
    `{"${'k'.repeat(within)}":"\\u0000"}`,
    '9'.repeat(within),
    `-0.${'1'.repeat(within)}e-400`,
    JSON.stringify('x'.repeat(within)),
    `"${repeat('\\u0041', within)}"`,
    `"${repeat('\\"', within)}`,
    `{}${' '.repeat(within)}`,
    `{"__proto__":${repeat('{"__proto__":', within)}`,
  ];
}

/** Fills a field up to the limit of the body's bytes and of its budget of values. */
function worstValues(bytes: number): string[] {
  const within = Math.floor(bytes / 2);
  return [
    JSON.stringify(' '.repeat(within)),
    JSON.stringify(`${'a.'.repeat(within / 2)}@`),
    JSON.stringify('a@'.repeat(within / 2)),
    JSON.stringify('ﷺ'.repeat(within / 3)),
    `"${repeat('\\u0001 ', within)}"`,
    '1'.repeat(within),
    `[${'{},'.repeat(1_800)}{}]`,
    `[${'"x",'.repeat(1_800)}"x"]`,
    `[${'{"kind":"x","variantId":"y","lineId":1},'.repeat(200)}{}]`,
    `${'['.repeat(31)}${']'.repeat(31)}`,
    `{"a":${'{"a":'.repeat(28)}1${'}'.repeat(29)}`,
  ];
}

interface Schema {
  properties?: Record<string, unknown>;
}
let fields: Map<string, string[]>;
async function fieldsOf({ method, path }: ApiRoute): Promise<string[]> {
  fields ??= await (async () => {
    const document = await openApiDocument('http://localhost:3000');
    return new Map(
      listApiRoutes(contract).map((route) => {
        const body = document.paths?.[route.path]?.[route.method.toLowerCase() as 'post']?.requestBody as
          | { content?: Record<string, { schema?: Schema }> }
          | undefined;
        return [`${route.method} ${route.path}`, Object.keys(body?.content?.['application/json']?.schema?.properties ?? {})];
      }),
    );
  })();
  return fields.get(`${method} ${path}`) ?? [];
}

/** Every body that comes to an endpoint: what its limit lets in, and what is far above it. */
async function bodiesFor(route: ApiRoute): Promise<string[]> {
  const limit = route.meta.bodyLimit ?? usual;
  const names = await fieldsOf(route);
  const each = worstValues(limit).flatMap((value) => [
    ...names.map((name) => `{"${name}":${value}}`),
    `{${names.map((name) => `"${name}":${value.length * names.length < limit ? value : '"x"'}`).join()}}`,
  ]);
  return [...worstTexts(limit), ...each.filter((body) => Buffer.byteLength(body) <= limit), `[${repeat('[],', kib * kib - 64)}[]]`];
}

const addressOf = (path: string) => `${apiPrefix}${path.replace('{number}', 'AAAA-AAAA').replace(/\{[^}]+\}/g, 'missing')}`;

/** The worst that 16 KiB of address and headers can be. */
const worstQueries = [
  'a&'.repeat(7_000),
  'a=%5B&'.repeat(80),
  Array.from({ length: 300 }, (_, index) => `a${index}[9999]=1&a${index}[x]=1`)
    .join('&')
    .slice(0, 12_000),
  `category${'[9999]'.repeat(80)}=x`,
  `q${'[a]'.repeat(480)}=x`,
  'category=x&'.repeat(490),
  `category[9999]=x&material[99]=y&facets=true&q=silk`,
  `${'search=q&'.repeat(200)}`,
  `q=${'a%20'.repeat(2_500)}`,
  `q=${'%EF%B7%BA'.repeat(120)}&search=${'%EF%B7%BA'.repeat(120)}`,
  `q=${'%E0%A4%95%E0%A5%8D'.repeat(20)}%20${'qx'.repeat(20)}&facets=true`,
  `ids=${Array.from({ length: 3_000 }, (_, index) => index.toString(36)).join()}`,
  `after=${Buffer.from(`[${'"1",'.repeat(2_000)}"1"]`).toString('base64url')}`,
  `limit=${'9'.repeat(12_000)}`,
  `minPrice=1e${'9'.repeat(300)}`,
];
const worstHeaders: Record<string, string>[] = [
  { cookie: 'a=b; '.repeat(2_800) },
  { cookie: `karigari-place=${' ; karigari-place='.repeat(800)}` },
  { 'accept-language': 'hi;q=0.1,'.repeat(1_500) },
  { 'if-none-match': 'W/"x",'.repeat(2_000) },
  { 'accept-encoding': 'br;q=0.0000000,'.repeat(900) },
  { 'user-agent': 'Mozilla/5.0 (bot '.repeat(800) },
  { authorization: `Bearer ${'a'.repeat(14_000)}` },
];

const routes = listApiRoutes(contract);
const takesBody = (route: ApiRoute) => route.method !== 'GET';

async function all(requests: readonly Asked[]): Promise<void> {
  const waiting = requests.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const one of waiting) {
        const status = await send(one);
        if (status >= 500)
          throw new Error(
            `${one.method} ${one.path.slice(0, 200)} answered ${status} to ${one.body?.toString().slice(0, 80)} (SAMPLE=${sampleNumber})`,
          );
      }
    }),
  );
}

/** Warms the server up, so that lists it loads once and code it compiles are not measured. */
const warm = async () => {
  await all(
    routes.flatMap((route) => [{ method: route.method, path: addressOf(route.path), ...(takesBody(route) ? { body: '{}' } : {}) }]),
  );
  // The first unknown word of a process makes what misspellings are compared with.
  await all([{ method: 'GET', path: `${apiPrefix}/products?search=${'%EF%B7%BA'.repeat(20)}` }]);
  await all([
    {
      method: 'POST',
      path: `${apiPrefix}/users/signup`,
      body: '{"name":"A","email":"a@example.com","password":"blue lotus pond","passwordConfirm":"blue lotus pond"}',
    },
  ]);
  await all([
    {
      method: 'POST',
      path: `${apiPrefix}/feedback`,
      body: '{"name":"A","email":"a@example.com","phoneNumber":"9876543210","subject":"s","message":"m"}',
    },
  ]);
  await all([{ method: 'GET', path: `${apiPrefix}/products/search?q=silk&facets=true` }]);
};

test('no body that an endpoint lets in, and none that it refuses, keeps others waiting or leaves memory behind', async () => {
  const asUser = { authorization: `Bearer ${token}` };
  const requests: Asked[] = [];
  for (const route of routes.filter(takesBody)) {
    for (const body of await bodiesFor(route)) {
      const one = { method: route.method, path: addressOf(route.path), body };
      // Behind the sign-in lies what only who is signed in can make expensive.
      requests.push(route.meta.access === 'anyone' ? one : { ...one, headers: asUser });
    }
  }
  await warm();
  await all(requests.filter((_, index) => index % 16 === 0));
  expect(requests.length).toBeGreaterThan(1_000);
  await expectBearable(sample(requests, 13));
}, 600_000);

test('nor do fifteen megabytes of it, four at once', async () => {
  await warm();
  const bomb = Buffer.from(`{"number":"AAAA-AAAA","data":[${repeat('[],', 15 * kib * kib - 64)}[]]}`);
  const paths = ['/orders/AAAA-AAAA/return-photos', '/cart/quote', '/users/login', '/payments/webhooks/demo', '/feedback'];
  const requests = paths.flatMap((path) => Array.from({ length: 4 }, () => ({ method: 'POST', path: `${apiPrefix}${path}`, body: bomb })));
  await expectBearable(requests);
}, 600_000);

test('nor do forms, addresses and headers', async () => {
  await warm();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const forms = [
    repeat('a&', 127 * kib),
    repeat('a=1&', 127 * kib),
    repeat('%41', 127 * kib),
    `name=${'a'.repeat(120 * kib)}`,
    `name=${repeat('%E0%A4%86', 120 * kib)}`,
    repeat('name=a@a.&', 127 * kib).slice(0, 4_900),
    `message=${repeat('+%01', 60 * kib)}&name=x`,
  ];
  const requests: Asked[] = [
    ...['/feedback', '/seller-request', '/request-product', '/a-page', '/place', '/api/v1/feedback'].flatMap((path) =>
      forms.flatMap((body) => [
        { method: 'POST', path, body, headers: form },
        { method: 'POST', path, body, headers: { ...form, accept: 'text/html' } },
        { method: 'POST', path, body: body.slice(0, 4_000), headers: form },
        { method: 'POST', path, body: body.slice(0, 60 * kib), headers: form },
      ]),
    ),
    ...routes
      .filter((route) => !takesBody(route))
      .flatMap((route) =>
        worstQueries.map((query) => ({
          method: 'GET',
          path: `${addressOf(route.path)}?${query}`,
          headers: route.meta.access === 'anyone' ? {} : { authorization: `Bearer ${token}` },
        })),
      ),
    ...worstQueries.map((query) => ({ method: 'GET', path: `/a-page?${query}` })),
    ...['/a-page', `${apiPrefix}/categories`, `${apiPrefix}/users/me`, `${apiPrefix}/counts`].flatMap((path) =>
      worstHeaders.map((headers) => ({ method: 'GET', path, headers })),
    ),
    ...['%2e%2e/', '%41', '/', 'a/', '%E0%A4%86'].map((part) => ({ method: 'GET', path: `/${repeat(part, 12_000)}` })),
  ];
  await all(requests.filter((_, index) => index % 16 === 0));
  await expectBearable(sample(requests, 7));
}, 600_000);
