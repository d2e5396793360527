import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { expressionsInDeploy, seriesIn } from '../support/deploy-files.ts';
import { fillWithMigratedData } from '../support/migrated-data-dir.ts';
import { buildOnce, type ServerProcess, spawnServer, startServer } from '../support/server-process.ts';
import { dataOfServer } from '../support/test-databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-main-'));
/** Data of servers whose database no test is about; that of the others is embedded, in `folder`. */
let data: Record<string, string>;
const running: { child: { kill(signal: NodeJS.Signals): boolean }; gone: Promise<unknown> }[] = [];
beforeAll(async () => {
  buildOnce();
  await fillWithMigratedData(folder);
  data = await dataOfServer(join(folder, 'of-server'));
}, 120_000);
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL');
    await server.gone;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without background jobs, where a test is not about them. */
const alone = { WORKER: 'false' };
const aside = () => ({ ...data, ...alone });

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder, ...env });
  running.push(server);
  return server;
}

const urlOf = (server: ServerProcess, path: string) => `http://127.0.0.1:${server.port}${path}`;
/** Waits until a server is warm; it listens before. */
const untilReady = (server: ServerProcess) => vi.waitUntil(async () => (await fetch(urlOf(server, '/readyz'))).ok, { timeout: 30_000 });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends bytes as they are and answers what came back when the server closed or fell silent. */
function raw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
      if (text.includes('\r\n\r\n')) setTimeout(done, 100);
    });
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.on('error', done).on('close', done).setTimeout(5_000, done);
  });
}

describe('the end of a process', () => {
  test('SIGTERM: the request in flight is answered, new connections are refused, idle ones closed, code 0', async () => {
    const server = await start();
    const idle = connect(server.port, '127.0.0.1');
    const idleClosed = new Promise((resolve) => idle.once('close', resolve));
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    idle.resume();
    const inFlight = fetch(urlOf(server, '/api/v1/categories?slow=1200'));
    await pause(300);
    const asked = Date.now();
    server.child.kill('SIGTERM');
    await vi.waitUntil(() => /"msg":"stopping"/.test(server.output()), { timeout: 30_000 });
    await expect(fetch(urlOf(server, '/healthz'))).rejects.toThrow();
    const response = await inFlight;
    expect([response.status, await response.json()]).toEqual([200, { categories: [] }]);
    await idleClosed;
    expect(await server.gone).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(server.output()).toMatch(/"msg":"stopped"/);
  });

  test('a second signal ends it at once', async () => {
    const server = await start(aside());
    fetch(urlOf(server, '/healthz?slow=15000')).catch(() => {});
    await pause(300);
    server.child.kill('SIGTERM');
    await pause(200);
    const asked = Date.now();
    server.child.kill('SIGTERM');
    expect(await server.gone).toBe(1);
    expect(Date.now() - asked).toBeLessThan(2_000);
  });

  test('an uncaught error is logged and ends it with code 1', async () => {
    const server = await start(aside());
    await fetch(urlOf(server, '/healthz?crash')).catch(() => {});
    expect(await server.gone).toBe(1);
    expect(server.output()).toMatch(/"msg":"uncaught error"/);
    expect(server.output()).toMatch(/as told/);
  });
});

test('a second process on the same data is refused while the first lives, and starts after it was killed', async () => {
  const first = await start(alone);
  for (const entry of ['src/main.ts', 'src/worker.ts']) {
    const second = spawnServer({ DATA_DIR: folder }, entry);
    running.push(second);
    expect(await second.gone).toBe(1);
    expect(second.output()).toMatch(/is in use by process \d+\. Stop that one first, choose another DATA_DIR, or set DATABASE_URL/);
    expect(second.output()).not.toMatch(/\n\s+at /);
  }
  await untilReady(first);
  first.child.kill('SIGKILL');
  expect(await first.gone).toBe('SIGKILL');
  const third = await start(alone);
  await untilReady(third);
});

test('a port that is taken and a value that cannot be used are told in one line', async () => {
  const first = await start(alone);
  const second = spawnServer({ ...data, PORT: String(first.port) });
  running.push(second);
  expect(await second.gone).toBe(1);
  expect(second.output()).toMatch(/EADDRINUSE.*set PORT to a free port/);
  const third = spawnServer({ ...data, PORT: 'many' });
  running.push(third);
  expect(await third.gone).toBe(1);
  expect(third.output()).toBe('The environment has values that cannot be used:\n  PORT must be a whole number from 0 to 65535\n');
});

describe('what comes over the wire', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ ...aside(), TRUSTED_PROXIES: '1' });
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.gone;
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['two lengths', 'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
    ['length and chunks', 'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['a NUL in the address', 'GET /api/v1/categories/\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a backslash in the address', 'GET /api\\v1 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['TRACE', 'TRACE /api/v1/categories HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['a method of nobody', 'PROPFIND /api/v1/categories HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['a NUL in the path of a page', 'GET /categories/%00 HTTP/1.1\r\nHost: x\r\n\r\n', 422],
    ['broken encoding in the path of a page', 'GET /categories/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n', 404],
  ])('%s', async (_name, bytes, status) => {
    const answer = await raw(server.port, bytes);
    expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  test('the log names method, path, status, time and request, and nothing of the person', async () => {
    await fetch(urlOf(server, '/api/v1/categories?email=priya@example.com'), {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'proxy-0001', cookie: 'session=s3cret', 'user-agent': 'Priya-Phone' },
    });
    await fetch(urlOf(server, '/healthz?slow=1')).catch(() => {});
    await pause(600);
    const line = server
      .output()
      .split('\n')
      .find((text) => text.includes('proxy-0001'));
    expect(JSON.parse(line ?? '{}')).toEqual({
      level: 30,
      time: expect.any(Number),
      method: 'GET',
      path: '/api/v1/categories',
      status: 200,
      ms: expect.any(Number),
      requestId: 'proxy-0001',
      msg: 'request',
    });
    for (const personal of ['priya', '203.0.113.9', 's3cret', 'Priya-Phone']) expect(server.output()).not.toContain(personal);
  });
});

test('figures are on a port of their own, by pattern', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const metricsPort = (free.address() as AddressInfo).port;
  free.close();
  await once(free, 'close');
  const server = await start({ ...data, METRICS_PORT: String(metricsPort) });
  for (const id of ['a', 'b', 'c']) await fetch(urlOf(server, `/api/v1/products/details/${id}`));
  await fetch(urlOf(server, '/api/v1/categories'));
  await fetch(urlOf(server, '/api/v1/categories'));
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{route="\/api\/v1\/products\/details\/\{id\}",status="4xx"\} 3/);
  expect(text).toMatch(/http_request_duration_seconds_count\{route="\/api\/v1\/categories",status="2xx"\} 2/);
  expect(text).toMatch(/response_cache_hits_total 1\n/);
  expect(text).toMatch(/response_cache_bytes [1-9]/);
  expect(text).toMatch(/database_connections\{state="idle"\}/);
  expect(text).toMatch(/jobs\{kind="reprice-listings",state="waiting"\} \d/);
  expect(text).toMatch(/process_resident_memory_bytes/);
  // Alerts and dashboard ask for nothing else.
  const exposed = new Set([...text.matchAll(/^([a-z_]\w*)/gm)].map(([name]) => name));
  const asked = [...new Set(expressionsInDeploy().flatMap(seriesIn))];
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => name !== 'up' && !exposed.has(name))).toEqual([]);
  expect((await fetch(urlOf(server, '/metrics'))).status).toBe(404);
  await untilReady(server);
  // Operators are told on that port alone what the law still wants of them.
  const ready = await fetch(`http://127.0.0.1:${metricsPort}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    {
      status: 'ready',
      database: expect.stringMatching(/^(?:PGlite, )?PostgreSQL \d/),
      pool: expect.any(Object),
      warnings: expect.any(Array),
      missing: ['LEGAL_ENTITY', 'LEGAL_ADDRESS', 'GRIEVANCE_OFFICER', 'GRIEVANCE_EMAIL', 'GRIEVANCE_PHONE', 'GSTIN'],
    },
  ]);
  expect(await (await fetch(urlOf(server, '/readyz'))).text()).not.toContain('LEGAL_ENTITY');
});
