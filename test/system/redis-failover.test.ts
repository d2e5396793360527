import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { connectRedis, type RedisConnection } from '#platform/redis/redis-connection.ts';
import { isNightly, rounds } from '../support/nightly-rounds.ts';
import { isInstalled } from '../support/programs.ts';
import { type SentinelCluster, startSentinels } from '../support/redis-sentinels.ts';

const isPossible =
  isNightly && ['redis-server', 'haproxy'].every((program) => isInstalled(program, 'what nodes hear while Redis fails over'));

/** Two nodes tell each other what changed while their Redis is lost and another one takes over. */
describe.skipIf(!isPossible)('a Redis that fails over', { timeout: 600_000 }, () => {
  let cluster: SentinelCluster;
  const links: RedisConnection[] = [];
  /** A node, with the tags that it heard of; `*` stands for all. */
  const node = (heard: string[]) => {
    const link = connectRedis(cluster.url, createLog('silent'), {
      onInvalidated: (tags) => heard.push(...tags),
      onMissedMessages: () => heard.push('*'),
      onAlone: () => {},
    });
    links.push(link);
    return link;
  };
  beforeAll(async () => {
    cluster = await startSentinels();
  }, 60_000);
  afterAll(async () => {
    for (const link of links) await link.close();
    await cluster?.stop();
  });

  test('no change stays unheard for longer than kept answers live without Redis', async () => {
    const heard: string[] = [];
    const sender = node([]);
    node(heard);
    let count = 0;
    const open = new Map<string, number>();
    let slowestMs = 0;
    /** Publishes a change, and looks which of those before it the other node knows of by now. */
    const tick = async () => {
      const tag = `product:${count++}`;
      open.set(tag, performance.now());
      sender.publish([tag]);
      await pause(50);
      const known = new Set(heard.splice(0));
      for (const [each, since] of open) {
        if (!known.has('*') && !known.has(each)) continue;
        slowestMs = Math.max(slowestMs, performance.now() - since);
        open.delete(each);
      }
    };
    const isHeard = async () => {
      open.clear();
      for (let ticks = 0; ticks < 3; ticks++) await tick();
      return open.size === 0;
    };
    await vi.waitUntil(isHeard, { timeout: 30_000, interval: 100 });
    let leader = 0;
    for (let round = 0; round < rounds(1, 10); round++) {
      slowestMs = 0;
      open.clear();
      const lost = cluster.redis[leader];
      const isKill = round % 2 === 0;
      if (isKill) await lost?.stop();
      else lost?.signal('SIGSTOP');
      const begin = performance.now();
      // Until what is published now arrives, and for five seconds more.
      for (let end = Number.POSITIVE_INFINITY; performance.now() < end; ) {
        await tick();
        if (open.size === 0 && performance.now() - begin > 3_000) end = Math.min(end, performance.now() + 5_000);
        if (performance.now() - begin > 60_000) break;
      }
      process.stdout.write(
        `${isKill ? 'kill -9' : 'SIGSTOP'} of the leader: the oldest change was unheard for ${(slowestMs / 1_000).toFixed(1)} s\n`,
      );
      expect(open.size).toBe(0);
      expect(slowestMs).toBeLessThan(30_000);
      // The former leader comes back, believing that it leads; no node may follow it.
      if (isKill) await cluster.start(leader);
      else lost?.signal('SIGCONT');
      leader = 1 - leader;
      for (const end = performance.now() + 15_000; performance.now() < end; ) await tick();
      expect(open.size).toBeLessThan(3);
    }
  });
});
