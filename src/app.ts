import { createRouterClient, implement } from '@orpc/server';
import { Hono } from 'hono';
import { catalogHandlers } from '#modules/catalog/handlers.ts';
import { readyCatalogAnswers } from '#modules/catalog/ready-answers.ts';
import { countVisits, type VisitCounter } from '#modules/insights/count-visits.ts';
import { insightsHandlers } from '#modules/insights/handlers.ts';
import { makersHandlers } from '#modules/makers/handlers.ts';
import { searchHandlers } from '#modules/search/handlers.ts';
import { sellersHandlers } from '#modules/sellers/handlers.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { answerFailures } from '#platform/http/answer-failures.ts';
import { createApiHandler } from '#platform/http/api.ts';
import { apiDocsPage } from '#platform/http/api-docs.ts';
import { apiPrefix, createMethodFinder, listApiRoutes } from '#platform/http/api-routes.ts';
import { declaredAccess } from '#platform/http/declared-access.ts';
import { errorPage } from '#platform/http/error-page.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import { type Exchange, pathOf } from '#platform/http/exchange.ts';
import type { Metrics } from '#platform/http/metrics.ts';
import { hashScripts } from '#platform/http/page-scripts.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { serveReadyAnswers } from '#platform/http/ready-answers.ts';
import type { ResponseCache } from '#platform/http/response-cache.ts';
import { contentPolicy } from '#platform/http/security-headers.ts';
import { type Exchanges, isForMachines, serveExchanges, tooMany } from '#platform/http/serve.ts';
import { servePublic } from '#platform/http/serve-public.ts';
import { storableText } from '#platform/http/storable-text.ts';
import type { RedisLink } from '#platform/redis/redis-link.ts';
import { newId } from '#shared/id.ts';
import { inOneLanguage } from '#shared/localized.ts';
import { apiDocument } from './api-document.ts';
import type { Config } from './config.ts';
import { contract } from './contract.ts';
import { outsideSources } from './outside-sources.ts';
import type { Api } from './web/api.ts';
import { languageOf } from './web/links.ts';
import type { PageSettings } from './web/server.ts';

/** The whole API: what `contract.ts` declares, implemented. */
const implementContract = (visits: VisitCounter) =>
  implement(contract)
    .$context<Context>()
    .use(declaredAccess)
    .use(storableText)
    .router({
      catalog: catalogHandlers,
      insights: insightsHandlers(visits),
      makers: makersHandlers,
      search: searchHandlers,
      sellers: sellersHandlers,
    });

interface PageParts {
  api: Api;
  settings: PageSettings;
  nonce: string;
  /** Takes what went wrong while the page was made. */
  fault: (error: unknown) => void;
}

export interface AppParts {
  config: Config;
  services: Services;
  cache: ResponseCache;
  redis?: RedisLink | undefined;
  metrics?: Metrics | undefined;
  /** Answers a built client file, or null. */
  staticFile: (path: string, request: Request) => Response | null;
  renderPage: (request: Request, parts: PageParts) => Promise<Response>;
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

export interface App extends Exchanges {
  /** Writes down what this process only remembers. */
  settle(): Promise<void>;
}

/** Composition root: mounts the API, then files, then pages. */
export function createApp(parts: AppParts): App {
  const { config, services, cache, metrics } = parts;
  const visits = countVisits(services);
  const router = implementContract(visits);
  const limits = createRateLimits(config.rateLimit, parts.redis);
  const patterns = new WeakMap<Context, string>();
  const handleApi = createApiHandler(router, (ctx, pattern) => patterns.set(ctx, `${apiPrefix}${pattern}`));
  const methodsOf = createMethodFinder(listApiRoutes(contract));
  const { publicUrl, demo, brand, supportEmail, legalEntity, legalAddress, sentryDsn, analytics, offlinePage } = config;
  const reporting = sentryDsn || analytics ? { sentryDsn, analytics } : undefined;
  const settings: PageSettings = { publicUrl, demo, brand, supportEmail, legalEntity, legalAddress, reporting, offlinePage };
  const outside = outsideSources(config);
  const app = new Hono<{ Bindings: Exchange }>();

  app.onError((error, c) => {
    services.log.error({ error, path: c.req.path, requestId: c.env.requestId }, 'fault');
    return isForMachines(c.req.path) ? errorResponse('INTERNAL') : errorPage('INTERNAL');
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await services.database.execute('select 1', []);
      return c.json({ status: 'ready', database: services.database.version });
    } catch {
      return errorResponse('SERVICE_UNAVAILABLE');
    }
  });

  /** Answers and pages that everyone sees alike and that only a release changes. */
  const serveDocument = (c: { req: { raw: Request; path: string }; env: Exchange }, make: () => Promise<Response>) =>
    servePublic(cache, c.req.raw, c.env, c.req.path, services.now(), async () => {
      c.env.route = c.req.path;
      return { response: await make(), shown: { tags: new Set(), until: Number.POSITIVE_INFINITY, isPublic: true } };
    });
  app.get(`${apiPrefix}/openapi.json`, (c) =>
    serveDocument(c, async () => Response.json(await apiDocument(config.publicUrl), { headers: { 'cache-control': 'public' } })),
  );
  app.get('/api/docs', (c) => serveDocument(c, async () => apiDocsPage(await apiDocument(config.publicUrl))));

  const findReady = serveReadyAnswers(readyCatalogAnswers);
  app.all('/api/*', async (c) => {
    const { method, path } = c.req;
    const ready = isRead(method) ? findReady(c.req.url) : undefined;
    const answer = async (): Promise<{ response: Response; json?: string; ctx: Context }> => {
      const ctx = createContext(services, { requestId: c.env.requestId, userAgent: c.req.header('user-agent') });
      const methods = isRead(method) ? undefined : methodsOf(path);
      if (methods && !methods.includes(method)) return { response: refuseAddress(methods), ctx };
      const wait = await limits.work(c.env.address);
      if (wait > 0) return { response: tooMany(path, wait), ctx };
      const json = await ready?.answer(ctx);
      if (ready && json !== undefined) {
        c.env.route = ready.route;
        return { response: new Response(null), json, ctx };
      }
      const response = (await handleApi(c.req.raw, ctx)) ?? refuseAddress(methodsOf(path));
      c.env.route = patterns.get(ctx) ?? 'api other';
      return { response, ctx };
    };
    if (!isRead(method)) return (await answer()).response;
    return servePublic(cache, c.req.raw, c.env, `api ${path}${canonicalQuery(c.req.url)}`, services.now(), async () => {
      const { response, json, ctx } = await answer();
      if (json !== undefined) return { json, shown: ctx.shown };
      response.headers.set('cache-control', response.ok && ctx.shown.isPublic ? 'public' : 'no-store');
      return { response, shown: ctx.shown };
    });
  });

  app.get('/media/:hash/:file', (c) => services.media.serve(c.req.param('hash'), c.req.param('file'), c.req.raw));
  app.get('/media/*', () => errorResponse('NOT_FOUND'));

  app.all('*', async (c) => {
    if (!isRead(c.req.method)) {
      return isForMachines(c.req.path)
        ? errorResponse('METHOD_NOT_ALLOWED', {}, { Allow: 'GET, HEAD' })
        : errorPage('METHOD_NOT_ALLOWED', { Allow: 'GET, HEAD' });
    }
    if (isForMachines(c.req.path)) return errorResponse('NOT_FOUND');
    const file = parts.staticFile(pathOf(c.req.url), c.req.raw);
    if (file) {
      c.env.route = 'file';
      return file;
    }
    // A HEAD answers the headers of the same GET.
    const request = c.req.method === 'GET' ? c.req.raw : new Request(c.req.raw, { method: 'GET' });
    return servePublic(cache, c.req.raw, c.env, `page ${pathOf(c.req.url)}${canonicalQuery(c.req.url)}`, services.now(), async () => {
      const ctx = createContext(services, { requestId: c.env.requestId });
      const wait = await limits.work(c.env.address);
      if (wait > 0) return { response: tooMany(c.req.path, wait), shown: ctx.shown };
      // The data of a page is asked for at the page's address with an ending.
      const language = languageOf(pathOf(c.req.url).replace(/\.data$/, ''));
      const inPageLanguage = async ({ next }: { next: () => Promise<unknown> }) => inOneLanguage(await next(), language);
      const api = createRouterClient(router, { context: ctx, interceptors: [answerFailures(ctx), inPageLanguage] });
      const nonce = newId();
      const fault = (error: unknown) => services.log.error({ error, path: c.req.path, requestId: c.env.requestId }, 'page');
      const response = await parts.renderPage(request, { api, settings, nonce, fault });
      c.env.route = response.status === 200 ? pageRoute(pathOf(c.req.url)) : 'page other';
      if (!response.headers.get('content-type')?.startsWith('text/html')) return { response, shown: ctx.shown };
      const { html, hashes } = hashScripts(await response.text(), nonce);
      const headers = new Headers(response.headers);
      headers.set('Content-Security-Policy', contentPolicy(hashes, { development: config.mode === 'development', outside }));
      return { response: new Response(html, { status: response.status, headers }), shown: ctx.shown };
    });
  });

  const { log } = services;
  const exchanges = serveExchanges(app, { log, limits, trustedProxies: config.trustedProxies, publicUrl, metrics });
  return { ...exchanges, settle: visits.settle };
}

/** An address that does not take a method, or that is none. */
function refuseAddress(methods: readonly string[]): Response {
  return methods.length === 0 ? errorResponse('NOT_FOUND') : errorResponse('METHOD_NOT_ALLOWED', {}, { Allow: methods.join(', ') });
}

/** `/hi/product/abc/blue-bowl` → `/hi/product/…`: what is known of a page's pattern without asking the page router. */
function pageRoute(path: string): string {
  const [, first = '', second, third] = path.split('/');
  if (first === 'hi' && second) return `/hi/${second}${third ? '/…' : ''}`;
  return `/${first}${second ? '/…' : ''}`;
}

/** The query string with its parameters in order, so that the same question has one cache key. */
function canonicalQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return '';
  const params = new URLSearchParams(url.slice(start + 1));
  params.sort();
  return `?${params}`;
}
