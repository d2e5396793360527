import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatuses, startLoad } from '../support/load.ts';
import { risingShare } from '../support/memory-trend.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { openPostgresShop, type PostgresShop } from '../support/postgres-shop.ts';
import { buildOnce, type ServerProcess, startServer } from '../support/server-process.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 60);
/** Growth in the second half, as a share of the memory, that is no trend. */
const allowed = 0.05;

test('a trend is told from noise', () => {
  expect(risingShare([100, 140, 101, 99, 100, 102, 98, 100])).toBeLessThan(allowed);
  expect(risingShare([100, 100, 100, 100, 102, 105, 107, 111])).toBeGreaterThan(allowed);
});

/** A node under an even load for an hour: its memory stops growing. */
describe.skipIf(!isNightly)('an even load', { timeout: (minutes + 10) * 60_000 }, () => {
  let shop: PostgresShop;
  let server: ServerProcess;
  beforeAll(async () => {
    buildOnce();
    shop = await openPostgresShop();
    server = await startServer({ ...shop.env, PAGE_CACHE_MB: '16' });
  }, 300_000);
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.gone;
    await shop?.close();
  });

  test('does not make the memory of a node rise for ever', async () => {
    const origin = `http://127.0.0.1:${server.port}`;
    let asked = 0;
    const running = startLoad(origin, 10, ['/', '/computed', '/faqs', '/order', '/computed'], (url) => {
      const signal = AbortSignal.timeout(40_000);
      if (url.endsWith('/order')) return shop.order(origin);
      return url.endsWith('/computed') ? fetch(`${origin}/search?q=piece+${asked++ % 5_000}`, { signal }) : fetch(url, { signal });
    });
    const megabytes: number[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      await pause(60_000);
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8')) ?? [];
      megabytes.push(Math.round(Number(kilobytes) / 1024));
      process.stdout.write(`minute ${minute}: ${megabytes.at(-1)} MB, ${running.outcomes.length} requests\n`);
    }
    const outcomes = await running.stop();
    const share = risingShare(megabytes);
    process.stdout.write(
      `${minutes} minutes: ${JSON.stringify(countStatuses(outcomes))}; second half ${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %\n`,
    );
    expect(outcomes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(share).toBeLessThan(allowed);
  });
});
