import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeServices, startFakeServices } from '../simulators/sentry-and-analytics.ts';
import { buildOnce, type ServerProcess, startServer } from '../support/server-process.ts';
import { dataOfServer } from '../support/test-databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-reports-'));
let service: FakeServices;
let data: Record<string, string>;
beforeAll(async () => {
  buildOnce();
  data = await dataOfServer(folder);
  service = await startFakeServices();
}, 120_000);
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = (server: ServerProcess, path: string) => `http://127.0.0.1:${server.port}${path}`;

test('a fault that ends the process is reported before it ends, without who asked', async () => {
  const server = await startServer({ ...data, WORKER: 'false', SENTRY_DSN: service.dsn });
  await fetch(urlOf(server, '/healthz?crash&email=priya@example.com'), {
    headers: { cookie: 'session=s3cret', 'user-agent': 'Priya-Phone' },
  }).catch(() => {});
  expect(await server.gone).toBe(1);
  expect(service.items).toHaveLength(1);
  const { payload, text } = service.items[0] ?? {};
  expect(payload).toMatchObject({
    level: 'fatal',
    environment: 'production',
    exception: { values: [{ type: 'Error', value: 'as told' }] },
  });
  expect(payload.release).toMatch(/^karigari@\d/);
  for (const personal of ['priya', 's3cret', 'Priya-Phone', 'only-for-tests']) expect(text).not.toContain(personal);
});

test('with the network to the service cut the shop goes on, and ends when it is told to', async () => {
  // Takes connections and never answers, which is worse than refusing them.
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const server = await startServer({ ...data, WORKER: 'false', SENTRY_DSN: `http://abc@127.0.0.1:${port}/1` });
  for (let index = 0; index < 3; index++) expect((await fetch(urlOf(server, '/api/v1/categories'))).status).toBe(200);
  await fetch(urlOf(server, '/healthz?crash')).catch(() => {});
  const ended = Date.now();
  expect(await server.gone).toBe(1);
  expect(Date.now() - ended).toBeLessThan(15_000);
  expect(sockets.length).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
  silent.close();

  const calm = await startServer({ ...data, WORKER: 'false', SENTRY_DSN: 'http://abc@127.0.0.1:9/1' });
  expect((await fetch(urlOf(calm, '/'))).status).toBe(200);
  calm.child.kill('SIGTERM');
  expect(await calm.gone).toBe(0);
});
