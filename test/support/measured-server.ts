import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { appSettings } from '#config/app-settings.ts';
import { readConfig } from '#config.ts';
import { tokenHash } from '#modules/accounts/find-actor.ts';
import { hashPassword } from '#modules/accounts/hash-password.ts';
import { attachments, jobs, personalData } from '#modules.ts';
import { ResponseCache } from '#platform/cache/response-cache.ts';
import type { Services } from '#platform/context.ts';
import { fromPglite } from '#platform/database/open-pglite.ts';
import { createHttpServer, listen } from '#platform/http/server.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import { openMailTransport } from '#platform/mail/open.ts';
import { createSecrets } from '#platform/secrets.ts';
import { diskMediaStorage } from '#platform/storage/open-media-storage.ts';
import { createApp } from '#server/app.ts';
import { openEmbedded } from './embedded-client.ts';
import { migratedDatabase } from './migrated-data-dir.ts';

/**
 * The application behind its real server, in a process of its own that tells what it spends: each answer of
 * `/healthz` says how much time of the processor the thread that answers has had. A message is answered with
 * the bytes that are left after a collection, and with the longest time since the last message, in
 * milliseconds of that thread, between two turns of the event loop.
 */
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DEMO: 'true',
  RATE_LIMIT: '0',
  UNPAID_ORDERS: '0',
  COD_CODE: 'false',
  COD_OPEN_PER_PERSON: '0',
  COD_OPEN_PER_PIN: '0',
  PAGE_CACHE_MB: '0',
  TRUSTED_PROXIES: '1',
  DATA_DIR: '/nonexistent',
  RATES_URL: 'off',
});
const log = createLog(config.logLevel);
const database = await fromPglite(await openEmbedded(await openAsBlob(await migratedDatabase())));
const cache = new ResponseCache(0);
const services: Services = {
  database,
  jobs: await startJobs(database, log, jobs, { work: false }),
  media: diskMediaStorage(config.dataDir),
  personalData,
  attachments,
  mail: openMailTransport(config),
  app: appSettings(config),
  secrets: createSecrets('the secret of shops that are tested'),
  log,
  now: () => new Date(),
  invalidateCache: (tags) => cache.invalidate(tags),
};
const app = createApp({
  config,
  services,
  cache,
  staticFile: () => null,
  // Pages that read their form, as those of the site do.
  renderPage: async (request) =>
    new Response(request.method === 'POST' ? [...(await request.formData()).keys()].join() : 'a page', { status: 422 }),
});
const worked = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
const answer = async (request: Request, address: string | undefined) => {
  if (request.url.endsWith('/healthz')) return new Response('ok', { headers: { 'x-cpu-ms': String(worked()) } });
  return app.fetch(request, address);
};
const server = createHttpServer();
server.on(
  'request',
  getRequestListener((request, { incoming }) => answer(request, incoming.socket.remoteAddress), { errorHandler: app.badRequest }),
);

const token = randomBytes(20).toString('hex');
await database.execute(
  `insert into users (id, name, email, password_hash, email_verified_at, created_at) values ('somebody', 'Asha', 'asha@example.com', $1, now(), now())`,
  [await hashPassword('blue lotus pond')],
);
await database.execute(
  `insert into sessions (id, user_id, token_hash, created_at, authenticated_at, last_seen_at, expires_at, user_agent, network)
    values ('a-session', 'somebody', $1, now(), now() - interval '1 hour', now(), now() + interval '1 day', '', '')`,
  [tokenHash(token)],
);

let longest = 0;
let turned = worked();
setInterval(() => {
  const now = worked();
  longest = Math.max(longest, now - turned);
  turned = now;
}, 5);

process.on('message', () => {
  const stall = longest;
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
  longest = 0;
  turned = worked();
  process.send?.({ memory: process.memoryUsage().heapUsed, stall });
});
process.send?.({ port: await listen(server, 0, '127.0.0.1'), token });
