import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { countStatuses, startLoad } from '../support/load.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { openPostgresShop, type PostgresShop } from '../support/postgres-shop.ts';
import { isInstalled, type RunningProgram, startPgbouncer } from '../support/programs.ts';
import { buildOnce, type ServerProcess, startServer } from '../support/server-process.ts';

const isPossible = isNightly && isInstalled('pgbouncer', 'a pooler that lends connections for a transaction');

/** Two nodes share eight connections through PgBouncer, which has none of their own for anybody. */
describe.skipIf(!isPossible)('PgBouncer in transaction mode', { timeout: 300_000 }, () => {
  let shop: PostgresShop;
  let pooler: RunningProgram;
  let env: Record<string, string>;
  const nodes: ServerProcess[] = [];
  beforeAll(async () => {
    buildOnce();
    shop = await openPostgresShop();
    pooler = await startPgbouncer(shop.postgres.url, 8);
    const url = new URL(shop.postgres.url);
    url.port = String(pooler.port);
    env = { ...shop.env, DATABASE_URL: url.href, DATABASE_PREPARED: 'false' };
    for (let index = 0; index < 2; index++) nodes.push(await startServer(env));
  }, 240_000);
  afterAll(async () => {
    for (const node of nodes) {
      node.child.kill('SIGKILL');
      await node.gone;
    }
    await pooler?.stop();
    await shop?.close();
  });

  test('two nodes read and sell through it', async () => {
    let asked = 0;
    const running = startLoad('', 30, ['/', '/computed', '/order', '/search'], (path) => {
      const origin = `http://127.0.0.1:${nodes[asked++ % 2]?.port}`;
      if (path === '/computed') return fetch(`${origin}/api/v1/categories?number=${asked}`);
      if (path === '/search') return fetch(`${origin}/search?q=piece+${asked}`);
      if (path === '/') return fetch(`${origin}/?number=${asked}`);
      return shop.order(origin);
    });
    await pause(20_000);
    const outcomes = await running.stop();
    process.stdout.write(`through PgBouncer: ${outcomes.length} requests, ${JSON.stringify(countStatuses(outcomes))}\n`);
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
    const output = nodes.map((node) => node.output()).join('');
    expect(output.match(/42P05|26000|"level":(?:50|60)/g)).toBeNull();
  });

  test('limits hold although nothing is left on a connection', async () => {
    const database = await openPostgres(env.DATABASE_URL as string, { max: 4, onError: () => {}, statementSeconds: 1, prepared: false });
    try {
      const nap = (db: Pick<typeof database, 'execute'>) => db.execute('select pg_sleep($1)', [1.5]);
      await expect(database.transaction(nap)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await database.forJobs().transaction(nap);
      await nap(database.forJobs());
      expect((await database.execute('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    } finally {
      await database.close();
    }
  });
});
