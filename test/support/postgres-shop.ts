import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withContext } from '../model/crash-context.ts';
import { orderOf } from './place-orders.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';
import { addSampleProducts, type SampleProduct } from './sample-catalogue.ts';

/** A shop with a few products, for servers in processes of their own. */
export interface DrillShop {
  products: SampleProduct[];
  /** Settings of its servers. */
  env: Record<string, string>;
  /** Makes an order of one of the products by a guest at an address of its own. */
  newOrder(): RequestInit;
  /** Sends it, for the first time or again. */
  order(origin: string, order?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** One on a PostgreSQL of its own. */
export interface PostgresShop extends DrillShop {
  postgres: RunningPostgres;
}

/** Fills an empty database. */
export async function openDrillShop(databaseUrl: string): Promise<DrillShop> {
  const folder = mkdtempSync(join(tmpdir(), 'karigari-drill-'));
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    UNPAID_ORDERS: '0',
    COD_CODE: 'false',
    TRUSTED_PROXIES: '1',
  };
  const limits = { COD_OPEN_PER_PERSON: '0', COD_OPEN_PER_PIN: '0', COD_REFUSALS: '0' };
  const products = await withContext({ ...env, ...limits, DEMO: 'false' }, (ctx) =>
    addSampleProducts({ ctx }, 20, () => ({ available: 1_000_000 })),
  );
  let ordered = 0;
  const newOrder = (): RequestInit => {
    const number = ordered++;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${(number >> 8) % 256}.${number % 256}` };
    const body = JSON.stringify(orderOf([[products[number % products.length] as SampleProduct, 1]]));
    return { method: 'POST', body, headers };
  };
  return {
    products,
    env: { ...env, ...limits },
    newOrder,
    order: (origin, order = newOrder()) => fetch(`${origin}/api/v1/orders`, { ...order, signal: AbortSignal.timeout(60_000) }),
    async close() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param settings of the server, as `name=value` */
export async function openPostgresShop(settings: readonly string[] = []): Promise<PostgresShop> {
  const postgres = await startPostgres(['fsync=off', ...settings]);
  const shop = await openDrillShop(postgres.url);
  return {
    ...shop,
    postgres,
    async close() {
      await postgres.stop();
      await shop.close();
    },
  };
}
