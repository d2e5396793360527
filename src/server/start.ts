import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { configWarnings } from '#config/config-warnings.ts';
import { missingLegalFacts } from '#config/legal-facts.ts';
import { type Config, readConfig } from '#config.ts';
import { endDemonstration } from '#modules/accounts/end-demonstration.ts';
import { loadStandardCollections } from '#modules/collections/load-standard-collections.ts';
import { refreshPopularityJob } from '#modules/collections/refresh-popularity.ts';
import { loadStandardContent } from '#modules/content/load-standard-content.ts';
import { standardFaqs } from '#modules/content/standard/faqs.ts';
import { standardLegalPages } from '#modules/content/standard/legal.ts';
import { warnOfOldRates } from '#modules/currency/current-rates.ts';
import { refreshRatesJob } from '#modules/currency/refresh-rates.ts';
import { countMails } from '#modules/notifications/count-mails.ts';
import { warmUpIndex } from '#modules/search/index/memory/build-index.ts';
import { restoredWarning } from '#platform/backup/restored.ts';
import { serveSnapshots } from '#platform/backup/snapshot-socket.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { mayWork } from '#platform/database/migrate.ts';
import { extendUploadTimeout, sendContinueOnRead } from '#platform/http/body-timing.ts';
import { createHealth } from '#platform/http/health.ts';
import { closeServer, createHttpServer, listen } from '#platform/http/server.ts';
import { watchLoad } from '#platform/http/shed-load.ts';
import { createLog, type Logger } from '#platform/log.ts';
import { exitWithError, graceSeconds, shutdownGracefully } from '#platform/process.ts';
import { isOneOfSeveral, processNumber } from '#platform/processes/this-process.ts';
import { withTimeLimit } from '#platform/time-limit.ts';
import { type App, createApp } from './app.ts';
import { demoAccounts } from './demo-accounts.ts';
import { openErrorReports } from './error-reporting.ts';
import { openPageBuilds, servePageSources } from './page-builds.ts';
import { createRequestListener } from './request-listener.ts';
import { type OpenServices, openServices } from './services.ts';

async function start(config: Config): Promise<OpenServices> {
  // React reads it when the pages are loaded, and without it renders with the checks of development at a
  // third of the speed.
  process.env.NODE_ENV = config.mode;
  const reports = openErrorReports(config);
  const log = createLog(config.logLevel, reports?.report);
  const warnings = configWarnings(config);
  for (const warning of warnings) log.warn(warning);
  const built = config.mode === 'development' ? undefined : openPageBuilds();
  built?.catch(() => {});
  const opened = await openServices(config, log, { work: config.worker, answers: true });
  const { services, cache, redis, isRestored, close } = opened;
  if (isRestored) log.warn(restoredWarning);
  // The others begin when the first listens.
  if (processNumber() === 0) await fillDatabase(config, opened);
  const { database, jobs } = services;
  const mails = () => countMails(database, services.now());
  const health = createHealth(database, () => mayWork(database));
  const metrics =
    config.metricsPort === 0
      ? undefined
      : (await import('#platform/http/metrics.ts')).createMetrics({
          ...{ database, jobs, cache, mails, health },
          details: () => ({ missing: missingLegalFacts(config), warnings }),
        });

  const { maxConnections, trustedProxies } = config;
  const server = createHttpServer({
    maxConnections: maxConnections,
    maxPerAddress: trustedProxies === 0 ? Math.ceil(maxConnections / 4) : 0,
  });
  extendUploadTimeout(server);
  sendContinueOnRead(server);
  const pages = await (built ?? servePageSources(server));
  const shedders = watchLoad(config.maxDelayMs, config.databasePool, () => database.pool().waiting);
  const app = createApp({
    config,
    services,
    cache,
    redis,
    isRestored,
    metrics,
    shedders,
    staticFile: pages.staticFile,
    renderPage: pages.render,
  });
  const listener = createRequestListener(app);
  server.on('request', (request, response) => {
    if (health.answer(request, response)) return;
    if (pages.middleware) pages.middleware(request, response, () => listener(request, response));
    else listener(request, response);
  });
  const snapshots = services.database.copyFiles && (await serveSnapshots(config.dataDir, services.database.copyFiles, log));
  const metricsServer = await metrics?.listen(config.metricsPort, config.host);
  const warm = warmUp(services.database, app, config, log).then(health.started);
  // Of several processes each answers probes for all: none says that it is starting while others serve.
  if (isOneOfSeveral()) await warm;
  const port = await listen(server, config.port, config.host);
  log.info({ url: config.publicUrl, port, database: services.database.version, demo: config.demo }, 'listening');

  let isStopping = false;
  shutdownGracefully(
    log,
    async () => {
      isStopping = true;
      health.drain();
      await pause(config.drainSeconds * 1_000);
      await closeServer(server, graceSeconds);
      await app.flush();
      metricsServer?.close();
      snapshots?.close();
      await pages.close();
      await close();
    },
    reports?.flush,
    config.drainSeconds + graceSeconds + 10,
  );
  await pages.load();
  // Each kind of job asks at once whether it has work: visitors are answered first.
  if (config.worker && !isRestored)
    await startWork(opened).catch((error) => {
      if (!isStopping) throw error;
    });
  return opened;
}

/** Begins to carry out jobs, and enqueues those of a start. */
async function startWork({ services: { jobs }, contextOf }: OpenServices): Promise<void> {
  await jobs.enqueue(refreshRatesJob, {}, { key: 'start' });
  await jobs.enqueue(refreshPopularityJob, {}, { key: 'start' });
  await jobs.runWorkers(contextOf);
}

/** Brings what the software ships with into the database, and ends a demonstration or shows it. */
async function fillDatabase({ demo }: Config, { services, contextOf }: OpenServices): Promise<void> {
  await loadStandardContent(contextOf('start'), { faqs: standardFaqs, pages: standardLegalPages });
  await warnOfOldRates(contextOf('start'));
  await loadStandardCollections(contextOf('start'));
  if (!demo) return closeDemonstration(contextOf('start'));
  const patient = { ...services, database: services.database.forJobs() };
  await (await import('../../demo/seed.ts')).seedDemoShop(patient);
  await (await import('../../demo/seed-orders.ts')).seedDemoOrders(patient);
  await (await import('../../demo/seed-hub.ts')).seedDemoHub(patient);
}

/** The part of one process in what several share: the first carries out jobs, each shows its own figures. */
function shareOf(config: Config): Config {
  const number = processNumber();
  return {
    ...config,
    worker: config.worker && number === 0,
    metricsPort: config.metricsPort === 0 ? 0 : config.metricsPort + number,
    maxConnections: Math.ceil(config.maxConnections / (isOneOfSeveral() ? config.webConcurrency : 1)),
  };
}

/** Milliseconds after which a node is ready although it is not warm: numbering millions takes minutes. */
const warmUpMs = 60_000;

/**
 * Takes the index of searches from its file or builds it, unless a cluster answers them, and renders a page,
 * so that the first visitors do not wait for it.
 */
async function warmUp(database: Database, app: App, config: Config, log: Logger): Promise<void> {
  const renderHome = async () => void (await (await app.fetch(new Request(config.publicUrl))).arrayBuffer());
  const file = { path: join(config.dataDir, 'search-index'), log };
  await withTimeLimit(Promise.all([config.searchCluster ? undefined : warmUpIndex(database, file), renderHome()]), warmUpMs).catch(
    (error) => log.warn({ error }, 'not warm, ready all the same'),
  );
  log.info('ready');
}

/** A real shop has nothing of a demonstration that its database may have been before. */
async function closeDemonstration(ctx: Context): Promise<void> {
  const ended = await endDemonstration(ctx, demoAccounts);
  if (ended.erased + ended.demoted + ended.locked === 0) return;
  ctx.log.warn(
    ended,
    'This database has been a demonstration: its accounts are erased, roles that it gave are taken back, and its visitors have to choose ' +
      'a new password. Its pieces and orders stay. npm run admin -- create-admin <email> makes an admin.',
  );
}

/**
 * Starts the shop as the environment says.
 * @returns what it runs on; undefined where it could not start, after a message
 */
export async function run(): Promise<OpenServices | undefined> {
  try {
    return await start(shareOf(readConfig()));
  } catch (error) {
    exitWithError(error);
    return undefined;
  }
}
