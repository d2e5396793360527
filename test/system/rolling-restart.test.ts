import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countStatuses, startLoad } from '../support/load.ts';
import { isNightly, rounds } from '../support/nightly-rounds.ts';
import { openPostgresShop, type PostgresShop } from '../support/postgres-shop.ts';
import { freePort, isInstalled, type RunningProgram, startHaproxy } from '../support/programs.ts';
import { buildOnce, type ServerProcess, startServer } from '../support/server-process.ts';

const isPossible = isNightly && isInstalled('haproxy', 'a rolling restart behind a load balancer');

/** Three nodes behind HAProxy, which tries nothing twice, are restarted one after the other. */
describe.skipIf(!isPossible)('a rolling restart', { timeout: 540_000 }, () => {
  let shop: PostgresShop;
  let proxy: RunningProgram;
  const nodes: ServerProcess[] = [];
  const ports: number[] = [];
  const start = async (index: number) => {
    const node = await startServer({ ...shop.env, PORT: String(ports[index]), DRAIN_SECONDS: '3' });
    nodes[index] = node;
    await vi.waitUntil(async () => (await fetch(`http://127.0.0.1:${node.port}/readyz`)).ok, { timeout: 60_000, interval: 100 });
  };
  beforeAll(async () => {
    buildOnce();
    shop = await openPostgresShop();
    for (let index = 0; index < 3; index++) {
      ports.push(await freePort());
      await start(index);
    }
    proxy = await startHaproxy(ports);
    await pause(2_000);
  }, 300_000);
  afterAll(async () => {
    await proxy?.stop();
    for (const node of nodes) {
      node.child.kill('SIGKILL');
      await node.gone;
    }
    await shop?.close();
  });

  test('no request fails while each node is stopped and started', async () => {
    let asked = 0;
    const acknowledged: string[] = [];
    const origin = `http://127.0.0.1:${proxy.port}`;
    const wanted = rounds(0, 10_000);
    const running = startLoad(origin, 60, ['/', '/api/v1/categories', '/computed', '/order'], async (url) => {
      if (url.endsWith('/computed')) return fetch(`${origin}/api/v1/categories?number=${asked++}`);
      if (!url.endsWith('/order')) return fetch(url);
      const response = await shop.order(origin);
      if (response.ok) acknowledged.push((await response.clone().json()).data.order.number);
      return response;
    });
    let restarts = 0;
    for (; restarts < nodes.length || running.outcomes.length < wanted; restarts++) {
      const index = restarts % nodes.length;
      nodes[index]?.child.kill('SIGTERM');
      expect(await nodes[index]?.gone).toBe(0);
      await start(index);
      await pause(2_000);
    }
    const outcomes = await running.stop();
    process.stdout.write(
      `${outcomes.length} requests at 60/s, ${restarts} restarts of 3 nodes, retries 0: ${JSON.stringify(countStatuses(outcomes))}, ${acknowledged.length} orders\n`,
    );
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
    expect(restarts).toBeGreaterThan(2);
  });
});
