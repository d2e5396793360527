import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, type Dependency, dependencies, type FaultyShop, openFaultyShop } from '../model/network-faults.ts';
import { type NetworkFault, networkFaults } from '../support/fault-proxy.ts';
import { countStatuses, type Outcome } from '../support/load.ts';
import { isNightly, rounds } from '../support/nightly-rounds.ts';
import { hasRedis } from '../support/redis-server.ts';
import { buildOnce } from '../support/server-process.ts';

type Path = (typeof asked)[number];

interface Promised {
  /** May be answered with 503 meanwhile; all else is answered as ever. */
  mayFail: readonly Path[];
  /** Seconds that the slowest answer takes at most. */
  slowest: number;
  /** Seconds until all is well, once the network is. */
  recovery: number;
}

/** The table of docs/reliability.md, `Faults of the network`. */
const promised: Record<Dependency, Promised> = {
  database: { mayFail: ['/computed', '/order', '/pay'], slowest: 20, recovery: 15 },
  redis: { mayFail: [], slowest: 3, recovery: 5 },
  pictures: { mayFail: ['/picture'], slowest: 12, recovery: 5 },
  mail: { mayFail: [], slowest: 3, recovery: 5 },
  payments: { mayFail: [], slowest: 12, recovery: 8 },
  carrier: { mayFail: [], slowest: 3, recovery: 5 },
};
/** Seconds that a busy machine may take beside that. */
const leeway = 4;

/** Each service that the shop needs is behind a network that breaks, in five ways, while people buy. */
describe.skipIf(!isNightly)('a network that breaks', { timeout: 180_000 }, () => {
  let shop: FaultyShop;
  beforeAll(async () => {
    buildOnce();
    shop = await openFaultyShop();
    await shop.play('mail', 'slow', 3_000);
  }, 300_000);
  afterAll(() => shop?.close());

  const describeOutcomes = (outcomes: readonly Outcome[]) =>
    asked
      .map((path) => {
        const of = outcomes.filter((each) => each.path === path);
        return `${path} ${JSON.stringify(countStatuses(of))} ${(Math.max(0, ...of.map(({ ms }) => ms)) / 1_000).toFixed(1)} s`;
      })
      .join(', ');
  const cells: [Dependency, NetworkFault][] = dependencies.flatMap((dependency) =>
    networkFaults.map((fault): [Dependency, NetworkFault] => [dependency, fault]),
  );

  test.each(cells)('%s: %s', async (dependency, fault) => {
    if (dependency === 'redis' && !hasRedis) return;
    const { mayFail, slowest, recovery } = promised[dependency];
    const { outcomes, recoveredMs } = await shop.play(dependency, fault, rounds(0, 8_000));
    process.stdout.write(
      `${dependency} ${fault}: ${describeOutcomes(outcomes)}; well again after ${recoveredMs === undefined ? 'never' : `${(recoveredMs / 1_000).toFixed(1)} s`}\n`,
    );
    const wrong = outcomes.filter(
      ({ path, status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter && mayFail.includes(path as Path)),
    );
    expect(wrong).toEqual([]);
    expect(Math.max(...outcomes.map(({ ms }) => ms)) / 1_000).toBeLessThan(slowest + leeway);
    expect((recoveredMs ?? Number.POSITIVE_INFINITY) / 1_000).toBeLessThan(recovery + leeway);
  });

  test('nothing that was acknowledged is lost, each booking was made once, and the books agree', async () => {
    const { acknowledged, findings } = await shop.inspect();
    process.stdout.write(`${acknowledged} orders acknowledged; ${findings.length} findings\n`);
    expect(findings).toEqual([]);
    expect(acknowledged).toBeGreaterThan(cells.length * 5);
  });
});
