import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { inject } from 'vitest';
import { type AppParts, createApp } from '#app.ts';
import { type Config, operatorOf, readConfig } from '#config.ts';
import { jobKinds } from '#jobs.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { fromPglite } from '#platform/database/open-pglite.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { ResponseCache } from '#platform/http/response-cache.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog, type Logger } from '#platform/log.ts';
import { openMail } from '#platform/mail/open.ts';
import { createSecrets } from '#platform/secrets.ts';
import { diskMediaStorage } from '#platform/storage/media-storage.ts';

/** The real application over an empty, migrated database of its own. */
export interface TestShop {
  config: Config;
  services: Services;
  cache: ResponseCache;
  /** A context as a use case gets it. */
  ctx: Context;
  /** Moves the shop's clock. */
  setNow(now: Date | undefined): void;
  /** Sends a request to the application without a network. */
  request(path: string, init?: RequestInit, remoteAddress?: string): Promise<Response>;
  /** Writes down what the application only remembers, as it does when it stops. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

let template: Promise<PGlite> | undefined;

async function emptyPglite(): Promise<Database> {
  template ??= (async () => {
    const first = await PGlite.create({ extensions: { pg_trgm, unaccent }, parsers: { 20: Number } });
    const database = await fromPglite(first);
    await migrate(database);
    await (await startJobs(database, createLog('silent'), jobKinds, { work: false })).stop();
    return first;
  })();
  return fromPglite((await (await template).clone()) as PGlite);
}

let databases = 0;

async function emptyPostgres(server: string): Promise<Database> {
  const name = `shop_${process.pid}_${databases++}`;
  const admin = await openPostgres(server, { max: 1, onError: () => {} });
  await admin.execute(`create database ${name} template template`);
  await admin.close();
  return openPostgres(server.replace(/postgres$/, name), { max: 8, onError: () => {} });
}

/** Opens a shop for one test file; close it in `afterAll`. */
export async function openTestShop(
  env: Record<string, string> = {},
  renderPage: AppParts['renderPage'] = async () => new Response('pages are tested in the browser', { status: 404 }),
  log: Logger = createLog('silent'),
): Promise<TestShop> {
  const server = inject('postgres');
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    RATE_LIMIT: '0',
    DATA_DIR: '/nonexistent',
    RATES_URL: 'off',
    ...env,
  });
  const database = server === undefined ? await emptyPglite() : await emptyPostgres(server);
  const media = diskMediaStorage(join(config.dataDir, 'media'));
  const jobs = await startJobs(database, log, jobKinds, { work: false });
  const cache = new ResponseCache(config.pageCacheMb * 1024 * 1024);
  let now: Date | undefined;
  const services: Services = {
    database,
    jobs,
    media,
    ratesUrl: config.ratesUrl,
    payments: config.payments,
    mail: openMail(config),
    operator: operatorOf(config),
    secrets: createSecrets('the secret of shops that are tested'),
    log,
    now: () => now ?? new Date(),
    changed: (tags) => cache.invalidate(tags),
  };
  const app = createApp({
    config,
    services,
    cache,
    staticFile: () => null,
    renderPage,
  });
  return {
    config,
    services,
    cache,
    ctx: createContext(services, { requestId: 'test' }),
    setNow: (moment) => {
      now = moment;
    },
    request: (path, init, remoteAddress) => app.fetch(new Request(`http://localhost${path}`, init), remoteAddress),
    settle: app.settle,
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}
