import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withContext } from '../model/crash-context.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { addSampleProducts, type SampleProduct } from './sample-catalogue.ts';

/** A shop with a few products on a PostgreSQL of its own, for servers in processes of their own. */
export interface PostgresShop {
  postgres: RunningPostgres;
  products: SampleProduct[];
  /** Settings of its servers. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** @param settings of the server, as `name=value` */
export async function openPostgresShop(settings: readonly string[] = []): Promise<PostgresShop> {
  const postgres = await startPostgres(['fsync=off', ...settings]);
  const folder = mkdtempSync(join(tmpdir(), 'karigari-drill-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, RATE_LIMIT: '0', UNPAID_ORDERS: '0', COD_CODE: 'false' };
  const limits = { COD_OPEN_PER_PERSON: '0', COD_OPEN_PER_PIN: '0', COD_REFUSALS: '0' };
  const products = await withContext({ ...env, ...limits, DEMO: 'false' }, (ctx) =>
    addSampleProducts({ ctx }, 20, () => ({ available: 1_000_000 })),
  );
  return {
    postgres,
    products,
    env: { ...env, ...limits },
    async close() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
