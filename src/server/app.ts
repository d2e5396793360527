import { Hono } from 'hono';
import type { Config } from '#config.ts';
import { flushModules } from '#modules.ts';
import { createQuickAnswers, type QuickAnswers } from '#platform/cache/quick-answers.ts';
import type { ResponseCache } from '#platform/cache/response-cache.ts';
import { createCacheServer } from '#platform/cache/serve-cached.ts';
import type { Services } from '#platform/context.ts';
import { createIsApiRequest } from '#platform/http/api-request.ts';
import { apiPrefix } from '#platform/http/api-routes.ts';
import { csrf } from '#platform/http/csrf.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import { handleErrors } from '#platform/http/handle-errors.ts';
import { limitRequests } from '#platform/http/limit-requests.ts';
import type { Metrics } from '#platform/http/metrics.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { refuseApiKeys } from '#platform/http/refuse-api-keys.ts';
import { refuseWrites } from '#platform/http/refuse-writes.ts';
import { requestLog } from '#platform/http/request-log.ts';
import { createRequestRecords } from '#platform/http/request-records.ts';
import type { ServerEnv } from '#platform/http/request-variables.ts';
import { addDefaultHeaders, createDefaultHeaders } from '#platform/http/security-headers.ts';
import { type LoadShedders, shedLoad } from '#platform/http/shed-load.ts';
import { outboxFolder } from '#platform/mail/open.ts';
import type { RedisConnection } from '#platform/redis/redis-connection.ts';
import { newId } from '#shared/id.ts';
import { createApi, formPaths } from './api.ts';
import { createMedia } from './media.ts';
import { createApiDocuments } from './openapi.ts';
import { createOutbox } from './outbox.ts';
import { createPageApis } from './page-api.ts';
import { createPages, currencyKey, type RenderPage } from './pages.ts';
import { createRequestContexts } from './request-contexts.ts';
import { createRouter } from './router.ts';
import { createMessageWebhook, createTrackingWebhook, createWebhooks } from './webhooks.ts';

export interface AppDeps {
  config: Config;
  services: Services;
  cache: ResponseCache;
  redis?: RedisConnection | undefined;
  metrics?: Metrics | undefined;
  /** Refuses a part of the requests while there are too many. */
  shedders?: LoadShedders | undefined;
  /** Refuses what would write: see `RESTORED`. */
  isRestored?: boolean;
  /** Answers a built client file, or null. */
  staticFile: (path: string, request: Request) => Response | null;
  renderPage: RenderPage;
}

export interface App {
  fetch(request: Request, remoteAddress?: string): Promise<Response>;
  /** Answers what is in memory before a `Request` is made of it. @returns whether it answered */
  answerCached: QuickAnswers['answer'];
  /** Answers what could not even be made a request of. */
  badRequest(): Response;
  /** Writes what this process only holds in memory. */
  flush(): Promise<void>;
}

/** The server: its middleware, in the order in which a request meets it, and its routes. */
export function createApp({ config, services, cache, redis, metrics, isRestored, shedders, staticFile, renderPage }: AppDeps): App {
  const { log, now } = services;
  const { rateLimit, trustedProxies } = config;
  const limits = createRateLimits(rateLimit, redis);
  const headers = createDefaultHeaders(config.publicUrl);
  const aliasPaths = new Set(formPaths);
  const isApiRequest = createIsApiRequest(aliasPaths);
  const contexts = createRequestContexts(config, services, limits, shedders?.database);
  const records = createRequestRecords({ log, metrics, trustedProxies });
  const quick = createQuickAnswers({
    ...{ cache, limits, records, now, shedder: shedders?.processor },
    variantOf(header, address) {
      const market = contexts.marketOf({ get: header }, address);
      return market instanceof Promise ? undefined : currencyKey(market.currency);
    },
    // A visit from a search is counted, and some addresses are pages and calls.
    isSpecial: (path, header) => (header('referer')?.includes('/search') ?? false) || aliasPaths.has(path),
  });
  const serveCached = createCacheServer(cache, { defaultHeaders: headers.all, now, onAnswer: quick.learn });
  const router = createRouter(rateLimit);
  const { api, aliases } = createApi({ config, router, contexts, serveCached, defaultHeaders: headers.all });

  const app = new Hono<ServerEnv>();
  app.onError(handleErrors(log, isApiRequest));
  app.use(requestLog(records, headers));
  if (shedders) app.use(shedLoad(shedders.processor));
  app.use(limitRequests(limits, isApiRequest));
  // A provider that is refused sends its message again: once the shop is released it is not lost.
  if (isRestored) app.use(refuseWrites);
  app.route(`${apiPrefix}/payments/webhooks`, createWebhooks(contexts));
  app.route(`${apiPrefix}/carriers/tracking`, createTrackingWebhook(contexts));
  app.route(`${apiPrefix}/messages/whatsapp`, createMessageWebhook(contexts));
  app.use(csrf);
  app.route('/', createApiDocuments(config.publicUrl, serveCached));
  app.route(apiPrefix, api);
  app.all('/api/*', () => errorResponse('NOT_FOUND'));
  app.route('/', aliases);
  app.use(refuseApiKeys);
  app.route('/media', createMedia(services.media, contexts));
  if (config.demo) app.route('/dev/outbox', createOutbox(outboxFolder(config.dataDir)));
  app.route(
    '/',
    createPages({ config, log, createPageApi: createPageApis(router, cache), contexts, serveCached, isApiRequest, staticFile, renderPage }),
  );

  return {
    answerCached: quick.answer,
    fetch: async (request, remoteAddress = '127.0.0.1') => app.fetch(request, { remoteAddress }),
    badRequest: () => addDefaultHeaders(errorResponse('BAD_REQUEST'), '', newId(), headers),
    flush: () => flushModules(services),
  };
}
