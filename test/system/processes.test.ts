import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { withContext } from '../model/crash-context.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { orderOf } from '../support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../support/sample-catalogue.ts';
import { buildOnce, type ServerProcess, spawnServer, startServer } from '../support/server-process.ts';
import { emptyTemplate } from '../support/test-databases.ts';
import '../support/test-app.ts';

/** The first of two free ports in a row. */
async function freePorts(): Promise<number> {
  const listenAt = (port: number) =>
    new Promise<{ port: number; close: () => void }>((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve({ port: (server.address() as { port: number }).port, close: () => server.close() }));
    });
  const first = await listenAt(0);
  const second = await listenAt(first.port + 1).catch(() => undefined);
  first.close();
  second?.close();
  return second ? first.port : freePorts();
}

describe.skipIf(process.env.TEST_ENGINE !== 'postgres')('two processes that share a port', () => {
  const name = `processes_${process.pid}_${randomBytes(3).toString('hex')}`;
  let admin: Database;
  let env: Record<string, string>;
  let product: SampleProduct;
  let metricsPort: number;
  let server: ServerProcess;

  beforeAll(async () => {
    buildOnce();
    const url = new URL(inject('database') as string);
    admin = await openPostgres(url.href, { max: 1, onError: () => {} });
    await admin.execute(`create database ${name} template ${emptyTemplate}`);
    url.pathname = `/${name}`;
    metricsPort = await freePorts();
    env = {
      DATABASE_URL: url.href,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'karigari-processes-')),
      WEB_CONCURRENCY: '2',
      RATE_LIMIT: '40',
      TRUSTED_PROXIES: '1',
      COD_CODE: 'false',
    };
    [product] = (await withContext({ ...env, DEMO: 'false' }, (ctx) => addSampleProducts({ ctx }, 1, () => ({ available: 1 })))) as [
      SampleProduct,
    ];
    server = await startServer({ ...env, METRICS_PORT: String(metricsPort) });
    await vi.waitUntil(() => server.output().match(/"msg":"listening"/g)?.length === 2, { timeout: 60_000 });
  }, 120_000);
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.gone;
    await admin.execute(`drop database if exists ${name} with (force)`);
    await admin.close();
    rmSync(env.DATA_DIR as string, { recursive: true, force: true });
  });

  /** Asks over a connection of its own, which the processes get by turns. */
  const ask = (path: string, address: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const options = { agent: new Agent(), headers: { connection: 'close', 'x-forwarded-for': address } };
      get(`http://127.0.0.1:${server.port}${path}`, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode, text }));
      }).on('error', reject);
    });
  const askOften = (path: string, address: string, times: number) => Promise.all(Array.from({ length: times }, () => ask(path, address)));
  const figures = async (number: number) => (await fetch(`http://127.0.0.1:${metricsPort + number}/metrics`)).text();

  test('both answer, each with figures of its own', async () => {
    expect((await askOften('/api/v1/categories', '10.0.0.1', 8)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const answered = /_count\{route="\/api\/v1\/categories",status="2xx"\} (\d+)/;
    const counts = await Promise.all([0, 1].map(async (number) => Number(answered.exec(await figures(number))?.[1])));
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts[0] ?? 0).toBe(8 - (counts[1] ?? 0));
  });

  test('requests of an address are counted together', async () => {
    const answers = await askOften('/api/v1/products/details/none', '10.0.0.2', 50);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('what one changes is no longer answered from the memory of the other', async () => {
    const path = `/api/v1/products/details/${product.productId}`;
    const before = (await askOften(path, '10.0.0.3', 4)).map(({ text }) => text);
    expect(new Set(before).size).toBe(1);
    const placed = await fetch(`http://127.0.0.1:${server.port}/api/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderOf([[product, 1]])),
    });
    expect(placed.status).toBe(200);
    const answers = async () => (await askOften(path, '10.0.0.4', 4)).map(({ text }) => text !== before[0]);
    await expect.poll(answers).toEqual(Array(4).fill(true));
  });

  test.runIf(isNightly)('one that is killed is replaced, and the other answers meanwhile', async () => {
    const { pid } = server.child;
    const processes = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    const [killed] = processes();
    process.kill(killed as number, 'SIGKILL');
    expect((await ask('/healthz', '10.0.0.5')).status).toBe(200);
    await vi.waitUntil(() => server.output().match(/"msg":"listening"/g)?.length === 3, { timeout: 60_000 });
    expect(server.output()).toMatch(/"process":0,"ending":"SIGKILL","msg":"a process ended and is replaced"/);
    expect(processes()).not.toContain(killed);
    expect(await figures(0)).toContain('process_start_time_seconds');
  });

  test.runIf(isNightly)('where one cannot start, all end', async () => {
    const second = spawnServer({ ...env, PORT: String(server.port) });
    expect(await second.gone).toBe(1);
    expect(second.output()).toMatch(/EADDRINUSE(?:.|\n)*Process 1 of 2 ended at the start/);
  });

  test('a signal to all of them, as a service manager sends it, ends them well', async () => {
    const { pid } = server.child;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    for (const each of children) process.kill(each, 'SIGTERM');
    server.child.kill('SIGTERM');
    expect(await server.gone).toBe(0);
    expect(server.output().match(/"msg":"stopped"/g)).toHaveLength(2);
  });
});
