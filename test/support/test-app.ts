import { appSettings } from '#config/app-settings.ts';
import { type Config, readConfig } from '#config.ts';
import { attachments, jobs as jobDefinitions, personalData } from '#modules.ts';
import { ResponseCache } from '#platform/cache/response-cache.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import { createLog, type Logger } from '#platform/log.ts';
import { openMailTransport } from '#platform/mail/open.ts';
import { createSecrets } from '#platform/secrets.ts';
import { openMediaStorage } from '#platform/storage/open-media-storage.ts';
import { type App, type AppDeps, createApp } from '#server/app.ts';
import { requireDeclaredError } from './declared-errors.ts';
import { type Copy, copyOf, emptyTemplate, type Template } from './test-databases.ts';

/** The real application over an empty, migrated database of its own. */
export interface TestApp {
  config: Config;
  services: Services;
  cache: ResponseCache;
  /** The application, as a server has it. */
  app: App;
  /** A context as a use case gets it. */
  ctx: Context;
  /** Moves the shop's clock. */
  setNow(now: Date | undefined): void;
  /** Sends a request to the application without a network. */
  request(path: string, init?: RequestInit, remoteAddress?: string): Promise<Response>;
  /** Answers a request that came over a network. */
  handle(request: Request): Promise<Response>;
  /** Writes down what the application only remembers, as it does when it stops. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a shop for one test file; close it in `afterAll`. */
export async function openTestApp(
  env: Record<string, string> = {},
  renderPage: AppDeps['renderPage'] = async () => new Response('pages are tested in the browser', { status: 404 }),
  log: Logger = createLog('silent'),
  template: Template = emptyTemplate,
): Promise<TestApp & Pick<Copy, 'keepAs'>> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    RATE_LIMIT: '0',
    // Tests place many orders of one person; what limits them is tested with the settings of a shop.
    UNPAID_ORDERS: '0',
    DATA_DIR: '/nonexistent',
    RATES_URL: 'off',
    // Tests place many orders for the same few people; those about the limits set them.
    COD_CODE: 'false',
    COD_OPEN_PER_PERSON: '0',
    COD_OPEN_PER_PIN: '0',
    COD_REFUSALS: '0',
    ...env,
  });
  const { database, keepAs } = await copyOf(template);
  const media = await openMediaStorage(config, '/nonexistent', log);
  const jobs = await startJobs(database, log, jobDefinitions, { work: false });
  const cache = new ResponseCache(config.pageCacheMb * 1024 * 1024);
  let now: Date | undefined;
  const services: Services = {
    database,
    jobs,
    media,
    personalData,
    attachments,
    mail: openMailTransport(config),
    app: appSettings(config),
    secrets: createSecrets('the secret of shops that are tested'),
    log,
    now: () => now ?? new Date(),
    invalidateCache: (tags) => cache.invalidate(tags),
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
    app,
    ctx: createContext(services, { requestId: 'test' }),
    setNow: (moment) => {
      now = moment;
    },
    async request(path, init, remoteAddress) {
      const request = new Request(`http://localhost${path}`, init);
      const response = await app.fetch(request, remoteAddress);
      await requireDeclaredError(request, response);
      return response;
    },
    handle: (request) => app.fetch(request),
    settle: app.flush,
    keepAs,
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}
