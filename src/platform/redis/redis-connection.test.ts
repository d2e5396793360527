import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, type RunningRedis, redisServer } from '../../../test/support/redis-server.ts';
import { createRateLimits } from '../http/rate-limit.ts';
import { createLog } from '../log.ts';
import { connectRedis, type RedisConnection } from './redis-connection.ts';

if (!hasRedis) process.stdout.write('There is no redis-server on this machine: what nodes share through Redis is not tested.\n');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function until(done: () => boolean, seconds = 10): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!done() && Date.now() < end) await pause(25);
  expect(done()).toBe(true);
}

/** A node, with the messages that it received and sent. */
function node(url: string) {
  const heard: string[] = [];
  const alone: boolean[] = [];
  const warnings: string[] = [];
  const log = createLog('silent');
  log.warn = ((_data: unknown, text?: string) => warnings.push(text ?? '')) as never;
  const link = connectRedis(url, log, {
    onInvalidated: (tags, position) => heard.push([...tags, position].join(' ').trim()),
    onMissedMessages: () => heard.push('everything'),
    onAlone: (isAlone) => alone.push(isAlone),
  });
  return { link, heard, alone, warnings, isReady: () => (link.client as { isReady: boolean }).isReady };
}

describe.skipIf(!hasRedis)('nodes that share a Redis', () => {
  let redis: RunningRedis;
  const links: RedisConnection[] = [];
  const join = () => {
    const joined = node(redis.url);
    links.push(joined.link);
    return joined;
  };
  beforeAll(async () => {
    redis = await redisServer();
    await redis.start();
  });
  afterAll(async () => {
    for (const link of links) await link.close();
    await redis?.stop();
  });

  test('receive the invalidations of other nodes, never their own', async () => {
    const [one, two] = [join(), join()];
    await until(() => one.isReady() && two.isReady());
    await until(() => one.heard.length > 0 && two.heard.length > 0);
    one.link.publish(['product:a', 'catalog']);
    await until(() => two.heard.length > 1);
    one.link.publish(['product:b'], Promise.resolve(4_096));
    await until(() => two.heard.length > 2);
    expect(two.heard).toEqual(['everything', 'product:a catalog', 'product:b 4096']);
    expect([one.heard, one.alone]).toEqual([['everything'], [true, false]]);
  });

  test('count one address together', async () => {
    const [one, two] = [join(), join()];
    await until(() => one.isReady() && two.isReady());
    const here = createRateLimits(3, one.link);
    const there = createRateLimits(3, two.link);
    const waits = [
      await here.sustained('192.0.2.1'),
      await there.sustained('192.0.2.1'),
      await here.sustained('192.0.2.1'),
      await there.sustained('192.0.2.1'),
    ];
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
  });

  test('continue alone during an outage, log it once and clear their caches after it', async () => {
    const [one, two] = [join(), join()];
    await until(() => one.isReady() && two.isReady());
    await pause(200);
    const limits = createRateLimits(2, one.link);
    await redis.stop();
    await until(() => !one.isReady());
    const asked = Date.now();
    const waits = [await limits.sustained('192.0.2.2'), await limits.sustained('192.0.2.2'), await limits.sustained('192.0.2.2')];
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true]);
    expect(Date.now() - asked).toBeLessThan(500);
    one.link.publish(['product:b']);
    await pause(1_000);
    expect(one.warnings).toHaveLength(1);
    await redis.start();
    await until(() => one.isReady() && two.isReady(), 15);
    await until(() => [one, two].every(({ alone }) => alone.at(-1) === false && alone.length > 2), 15);
    await until(() => [one, two].every(({ heard }) => heard.filter((each) => each === 'everything').length > 1), 15);
    one.link.publish(['product:c']);
    await until(() => two.heard.includes('product:c'));
  });

  test('a process that says something and ends at once is heard', async () => {
    const listener = join();
    await until(() => listener.heard.length > 0);
    const { link } = node(redis.url);
    link.publish(['product:d']);
    await link.close();
    await until(() => listener.heard.length > 1);
  });
});

test('works without a Redis that never was there', async () => {
  const { link, warnings } = node('redis://127.0.0.1:1');
  const limits = createRateLimits(1, link);
  expect([(await limits.sustained('192.0.2.3')) > 0, (await limits.sustained('192.0.2.3')) > 0]).toEqual([false, true]);
  link.publish(['product:a']);
  await pause(700);
  expect(warnings).toHaveLength(1);
  await link.close();
});
