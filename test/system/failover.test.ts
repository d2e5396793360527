import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBooks } from '#modules/reconciliation/check-books.ts';
import { jobsSchema } from '#platform/jobs/jobs.ts';
import { withContext } from '../model/crash-context.ts';
import { countStatuses, type Load, startLoad } from '../support/load.ts';
import { isNightly, raceTimeout, rounds } from '../support/nightly-rounds.ts';
import { type ClusterMember, canStartCluster, type PatroniCluster, startPatroniCluster } from '../support/patroni-cluster.ts';
import { type DrillShop, openDrillShop } from '../support/postgres-shop.ts';
import { hasRedis, type RunningRedis, redisServer } from '../support/redis-server.ts';
import { buildOnce, type ServerProcess, startServer } from '../support/server-process.ts';

const isPossible = isNightly && canStartCluster('a database that fails over');

/** Milliseconds in which a server that is told to stop may still sell, or a part that is back is found. */
const settleMs = 3_000;

interface Failure {
  name: string;
  /** @returns what ends it */
  strike(primary: ClusterMember, cluster: PatroniCluster): Promise<() => Promise<void> | void>;
}

const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) process.kill(pid, signal);
};

async function etcdLeader({ etcd }: PatroniCluster) {
  for (const member of etcd) {
    const answer = await fetch(`http://${member.host.address}:2379/v3/maintenance/status`, { method: 'POST', body: '{}' });
    const { header, leader } = (await answer.json()) as { header: { member_id: string }; leader: string };
    if (header.member_id === leader) return member;
  }
  throw new Error('etcd has no leader');
}

const failures: readonly Failure[] = [
  {
    name: 'kill -9 of the primary',
    async strike(primary) {
      signalAll(primary.processes().slice(0, 1), 'SIGKILL');
      return () => {};
    },
  },
  {
    name: 'SIGSTOP of the primary',
    async strike(primary) {
      const frozen = primary.processes();
      signalAll(frozen, 'SIGSTOP');
      return () => signalAll(frozen, 'SIGCONT');
    },
  },
  {
    name: 'stop of its Patroni',
    async strike({ patroni }) {
      await patroni.end('SIGTERM');
      return () => patroni.start();
    },
  },
  {
    name: 'the primary is cut off',
    async strike({ host }) {
      host.cutOff();
      return () => host.reconnect();
    },
  },
  {
    name: 'the leader of etcd is lost',
    async strike(_, cluster) {
      const member = await etcdLeader(cluster);
      await member.end('SIGKILL');
      return () => member.start();
    },
  },
];

/** Buyers who repeat an order, as browsers do, until it is acknowledged. */
function startBuyers(origin: string, shop: DrillShop, perSecond: number, now: () => number) {
  /** Numbers of acknowledged orders. */
  const acknowledged: string[] = [];
  /** When each was acknowledged. */
  const times: number[] = [];
  /** Answers other than an acknowledgement. */
  const refusals: { at: number; answer: string }[] = [];
  const open = new Set<Promise<void>>();
  let isOver = false;
  const buy = async () => {
    const order = shop.newOrder();
    for (;;) {
      const response = await shop.order(origin, order).catch(() => undefined);
      if (response?.ok) {
        acknowledged.push(((await response.json()) as { data: { order: { number: string } } }).data.order.number);
        times.push(now());
        return;
      }
      await response?.arrayBuffer();
      const isPolite = response?.status === 503 && response.headers.has('retry-after');
      refusals.push({ at: now(), answer: isPolite ? 'asked to come again' : String(response?.status ?? 'none') });
      await pause(1_000);
    }
  };
  const running = (async () => {
    while (!isOver) {
      const bought = buy().finally(() => open.delete(bought));
      open.add(bought);
      await pause(1_000 / perSecond);
    }
  })();
  return {
    ...{ acknowledged, times, refusals },
    async stop() {
      isOver = true;
      await running;
      await Promise.all(open);
    },
  };
}

/**
 * Three servers under Patroni fail in turn while a node sells on them; where there is a Redis, it reads the
 * catalogue from the standbys.
 */
describe.skipIf(!isPossible)('a database that fails over', { timeout: raceTimeout }, () => {
  let cluster: PatroniCluster;
  let shop: DrillShop;
  let server: ServerProcess;
  let redis: RunningRedis | undefined;
  beforeAll(async () => {
    buildOnce();
    cluster = await startPatroniCluster();
    shop = await openDrillShop(cluster.url);
    if (hasRedis) redis = await redisServer();
    await redis?.start();
    server = await startServer({ ...shop.env, ...(redis ? { REDIS_URL: redis.url, DATABASE_REPLICA_URL: cluster.replicaUrl } : {}) });
  }, 480_000);
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.gone;
    await shop?.close();
    await redis?.stop();
    await cluster?.stop();
  }, 120_000);

  /** Waits until orders are taken again, some of them well after a failure. @returns the primary by then */
  async function recovered(before: ClusterMember, from: number, times: readonly number[]): Promise<ClusterMember | undefined> {
    const isSelling = () => times.filter((time) => time > from + settleMs).length > 10;
    for (const end = Date.now() + 90_000; Date.now() < end && !isSelling(); ) await pause(100);
    return (await cluster.primary(before)) ?? before;
  }

  /** The longest time without an acknowledged order. */
  const longestGap = (times: readonly number[], from: number, to: number) => {
    const within = [from, ...times.filter((time) => time >= from && time <= to), to];
    return Math.max(...within.slice(1).map((time, index) => time - (within[index] as number)));
  };

  test('no acknowledged order is lost or doubled, and orders are taken again within 30 seconds', async () => {
    const origin = `http://127.0.0.1:${server.port}`;
    let asked = 0;
    const reads: Load = startLoad(origin, 12, ['/', '/computed', '/api/v1/categories', '/computed'], (url) =>
      fetch(url.endsWith('/computed') ? `${origin}/api/v1/categories?number=${asked++}` : url, { signal: AbortSignal.timeout(60_000) }),
    );
    const buyers = startBuyers(origin, shop, 6, reads.now);
    const wanted = rounds(0, 60);
    const gaps: { name: string; seconds: number }[] = [];
    let failovers = 0;
    try {
      await pause(3_000);
      for (let round = 0; failovers < wanted; round++) {
        const { name, strike } = failures[round % failures.length] as Failure;
        await cluster.whole();
        const before = await cluster.primary();
        if (!before) throw new Error('a whole cluster has a primary');
        const from = reads.now();
        const heal = await strike(before, cluster);
        const after = await recovered(before, from, buyers.times);
        await heal();
        await pause(settleMs);
        await cluster.whole();
        const to = reads.now();
        if (after !== before) failovers++;
        const seconds = longestGap(buyers.times, from, to) / 1_000;
        gaps.push({ name, seconds });
        const during = reads.outcomes.filter(({ at }) => at >= from - 1_000 && at <= to);
        const refused = Object.groupBy(
          buyers.refusals.filter(({ at }) => at >= from && at <= to),
          ({ answer }) => answer,
        );
        process.stdout.write(
          `${round + 1}. ${name}: ${before.name} to ${after?.name}, orders again after ${seconds.toFixed(1)} s; reads ${JSON.stringify(countStatuses(during))}, ` +
            `refused orders ${JSON.stringify(Object.fromEntries(Object.entries(refused).map(([answer, all]) => [answer, all?.length])))}, whole after ${((to - from) / 1_000).toFixed(0)} s\n`,
        );
      }
    } finally {
      await buyers.stop();
    }
    const outcomes = await reads.stop();

    const { lost, doubled, count, findings, jobs } = await withContext({ ...shop.env, DEMO: 'false', MIGRATE: 'false' }, async (ctx) => {
      const { rows: orders } = await ctx.db.execute('select number from orders', []);
      const there = new Set(orders.map(({ number }) => number));
      // Each order has an address of its own.
      const { rows } = await ctx.db.execute('select email from order_contacts group by 1 having count(*) > 1', []);
      const work = await ctx.db.execute(
        `select name, state::text, count(*)::int as count from ${jobsSchema}.job group by 1, 2 order by 1, 2`,
        [],
      );
      return {
        jobs: work.rows.map((row) => `${row.name} ${row.state} ${row.count}`),
        lost: buyers.acknowledged.filter((number) => !there.has(number)),
        doubled: rows,
        count: orders.length,
        findings: await checkBooks(ctx),
      };
    });
    for (const { name } of failures) {
      const seconds = gaps.filter((gap) => gap.name === name).map((gap) => gap.seconds);
      if (seconds.length === 0) continue;
      const middle = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)];
      process.stdout.write(
        `${name}, ${seconds.length} times: orders again after ${middle?.toFixed(1)} s in the middle, ${Math.max(...seconds).toFixed(1)} s at most\n`,
      );
    }
    const computed = outcomes.filter(({ path }) => path === '/computed');
    process.stdout.write(
      `Patroni ${cluster.version}, the catalogue read from the ${redis ? 'standbys' : 'primary'}, ${failovers} failovers: ${buyers.acknowledged.length} orders acknowledged, ${lost.length} lost, ${doubled.length} doubled, ` +
        `${buyers.refusals.length} times asked again; kept reads ${JSON.stringify(countStatuses(outcomes.filter(({ path }) => path !== '/computed')))}, computed ${JSON.stringify(countStatuses(computed))}; ` +
        `${findings.length} findings in the books; jobs: ${jobs.join(', ')}\n`,
    );
    expect(jobs.filter((job) => job.includes(' failed '))).toEqual([]);
    expect({ lost, doubled, findings }).toEqual({ lost: [], doubled: [], findings: [] });
    expect([count, new Set(buyers.acknowledged).size]).toEqual([buyers.acknowledged.length, buyers.acknowledged.length]);
    expect(buyers.refusals.filter(({ answer }) => answer !== 'asked to come again')).toEqual([]);
    expect(outcomes.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter))).toEqual([]);
    expect(gaps.filter(({ seconds }) => seconds > 30)).toEqual([]);
  });
});
