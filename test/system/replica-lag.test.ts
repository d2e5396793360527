import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refreshListings } from '#modules/catalog/refresh-listings.ts';
import { announceChange } from '#modules/catalog/shop-products.ts';
import { openContext } from '../model/crash-context.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { canStartStandby, type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { openPostgresShop, type PostgresShop } from '../support/postgres-shop.ts';
import { freePort } from '../support/programs.ts';
import { hasRedis, type RunningRedis, redisServer } from '../support/redis-server.ts';
import { buildOnce, type ServerProcess, startServer } from '../support/server-process.ts';

const isPossible = isNightly && canStartStandby && hasRedis;
if (isNightly && !isPossible)
  process.stdout.write('There is no pg_basebackup or no redis-server here: a replica with a lag is not tested.\n');

const lagSeconds = 10;

/** A node reads from a standby that is ten seconds late, while another process changes products. */
describe.skipIf(!isPossible)('a replica that is late', { timeout: 300_000 }, () => {
  let shop: PostgresShop;
  let standby: RunningPostgres;
  let redis: RunningRedis;
  let reader: ServerProcess;
  let metricsPort: number;
  let writer: Awaited<ReturnType<typeof openContext>>;
  beforeAll(async () => {
    buildOnce();
    shop = await openPostgresShop();
    standby = await startPostgres(['fsync=off', `recovery_min_apply_delay=${lagSeconds}s`], shop.postgres);
    redis = await redisServer();
    await redis.start();
    metricsPort = await freePort();
    const env = { ...shop.env, REDIS_URL: redis.url, DATABASE_REPLICA_URL: standby.url };
    reader = await startServer({ ...env, METRICS_PORT: String(metricsPort) });
    writer = await openContext({ ...env, DEMO: 'false', MIGRATE: 'false' });
  }, 240_000);
  afterAll(async () => {
    await writer?.close();
    reader?.child.kill('SIGKILL');
    await reader?.gone;
    await redis?.stop();
    await standby?.stop();
    await shop?.close();
  });

  const publicReads = async (): Promise<Record<string, number>> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Object.fromEntries(
      [...text.matchAll(/database_public_reads_total\{replica="(\w+)"\} (\d+)/g)].map(([, state, count]) => [state, Number(count)]),
    );
  };

  test('never lets a node keep an answer from before a change that it knows of', async () => {
    const origin = `http://127.0.0.1:${reader.port}`;
    const { productId } = shop.products[0] as (typeof shop.products)[number];
    let asked = 0;
    // Kept by its address, kept each by one of its own, and a page.
    const addresses = () => [
      `/api/v1/products/details/${productId}`,
      `/api/v1/products/cards?limit=24`,
      `/api/v1/products/cards?limit=24&number=${asked++}`,
    ];
    const shows = async (price: number) =>
      Promise.all(
        addresses().map(async (address) => (await (await fetch(`${origin}${address}`)).text()).includes(`"basePrice": ${price}`)),
      );
    const isShown = async (price: number) => (await shows(price)).every(Boolean);
    // The reader has found the replica and trusts it.
    await vi.waitUntil(async () => (await isShown(0)) || ((await publicReads()).answers ?? 0) > 0, { timeout: 90_000, interval: 200 });
    const waits: number[] = [];
    for (let round = 0; round < 5; round++) {
      const price = 12_345_600 + round;
      await writer.ctx.transaction(async (tx) => {
        await tx.db.execute('update products set base_price_paise = $1 where id = $2', [price, productId]);
        await refreshListings(tx, [productId]);
        await announceChange(tx, productId);
      });
      const changed = Date.now();
      await vi.waitUntil(() => isShown(price), { timeout: 5_000, interval: 20 });
      waits.push(Date.now() - changed);
      for (const end = Date.now() + (lagSeconds + 2) * 1_000; Date.now() < end; await pause(100))
        expect(await shows(price)).toEqual([true, true, true]);
    }
    const counts = await publicReads();
    process.stdout.write(
      `a standby ${lagSeconds} s late, 5 changes: shown after ${waits.join(', ')} ms, never an older one afterwards; reads ${JSON.stringify(counts)}\n`,
    );
    expect(Math.min(counts.answers ?? 0, counts.behind ?? 0)).toBeGreaterThan(0);
  });
});
