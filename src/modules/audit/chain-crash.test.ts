import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContext, type Services } from '#platform/context.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { createLog } from '#platform/log.ts';
import { createSecrets } from '#platform/secrets.ts';
import { type RunningPostgres, startPostgres } from '../../../test/support/postgres.ts';
import { verifyChain } from './verify-chain.ts';

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres([]);
});
afterAll(() => postgres.stop());

const open = async () => {
  const database = await openPostgres(postgres.url, { max: 10, onError: () => {} });
  const services = {
    database,
    log: createLog('silent'),
    secrets: createSecrets('the secret of a test'),
    now: () => new Date(),
    changed: () => {},
  } as unknown as Services;
  return { database, ctx: createContext(services, { requestId: 'test' }) };
};

test('a database killed under many writers keeps a whole chain with every acknowledged event', async () => {
  const first = await open();
  await migrate(first.database);
  const acknowledged: string[] = [];
  let killed = false;
  const write = async (writer: number) => {
    for (let n = 0; !killed; n++) {
      const reason = `${writer}.${n}`;
      await first.ctx.transaction((tx) => tx.record({ kind: 'admin-command', outcome: 'success', reason }));
      acknowledged.push(reason);
      if (acknowledged.length === 200) {
        killed = true;
        await postgres.crash();
      }
    }
  };
  await Promise.allSettled(Array.from({ length: 10 }, (_, writer) => write(writer)));
  await first.database.close().catch(() => {});
  await postgres.restart();
  const { database, ctx } = await open();
  const verified = await verifyChain(ctx, 'all');
  expect(verified.breaks).toEqual([]);
  const { rows } = await database.execute('select reason from security_events');
  const kept = new Set(rows.map((row) => row.reason));
  expect(acknowledged.filter((reason) => !kept.has(reason))).toEqual([]);
  await ctx.record({ kind: 'admin-command', outcome: 'success' });
  expect((await verifyChain(ctx, 'all')).events).toBe(verified.events + 1);
  await database.close();
});
