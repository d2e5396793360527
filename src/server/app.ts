import { createRouterClient, implement } from '@orpc/server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Config } from '#config.ts';
import { contract } from '#contract.ts';
import { enforceAccess } from '#modules/access/enforce-access.ts';
import { identify } from '#modules/access/identify.ts';
import { findActor } from '#modules/accounts/find-actor.ts';
import { accountsRawJson } from '#modules/accounts/raw-json.ts';
import { cartRawJson } from '#modules/cart/raw-json.ts';
import { catalogRawJson } from '#modules/catalog/raw-json.ts';
import { handleWebhook } from '#modules/checkout/receive-webhook.ts';
import { createMarketDetector } from '#modules/currency/detect-market.ts';
import { saveMarket } from '#modules/currency/save-market.ts';
import { servePrivatePicture, servePublicPicture } from '#modules/media/serve-picture.ts';
import { searchRawJson } from '#modules/search/raw-json.ts';
import { flushModules, handlers, mediaGuards } from '#modules.ts';
import { recordAccessDenial, recordAccessDenials } from '#platform/audit/record-access-denials.ts';
import { CacheControl } from '#platform/cache/cache-control.ts';
import type { ResponseCache } from '#platform/cache/response-cache.ts';
import { canonicalQuery, serveCached } from '#platform/cache/serve-cached.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { createCountryLookup } from '#platform/geo/ip-countries.ts';
import { createApiHandler } from '#platform/http/api.ts';
import { renderApiDocs } from '#platform/http/api-docs.ts';
import {
  apiPrefix,
  createBodyLimits,
  createMethodFinder,
  createPublicReadPattern,
  createUploadMatcher,
  listApiRoutes,
  listFormPaths,
} from '#platform/http/api-routes.ts';
import { createClient } from '#platform/http/client.ts';
import { errorPage, isPageError } from '#platform/http/error-page.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import { acceptsHtml, isSameOrigin } from '#platform/http/form-request.ts';
import { handleRequests, isApiRequest, type RequestHandler, tooManyRequests } from '#platform/http/handle-requests.ts';
import { limitWork } from '#platform/http/limit-work.ts';
import type { Metrics } from '#platform/http/metrics.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { maxJsonBytes, readJsonText } from '#platform/http/read-body.ts';
import { createReadiness } from '#platform/http/readiness.ts';
import { queryToJson, uploadFromRequest } from '#platform/http/receive-upload.ts';
import { pathOf, type RequestVariables } from '#platform/http/request-variables.ts';
import { storableText } from '#platform/http/storable-text.ts';
import { throwErrorResponses } from '#platform/http/throw-error-response.ts';
import { limitConcurrencyByAddress } from '#platform/limits/concurrency-by-address.ts';
import { createWorkLimits, type WorkLimits } from '#platform/limits/work-limits.ts';
import { outboxFolder } from '#platform/mail/open.ts';
import { outboxPage, storedMailPage } from '#platform/mail/outbox-pages.ts';
import { createRawJsonMatcher, type RawJson, sendRawJson } from '#platform/raw-json/raw-json-route.ts';
import type { RedisConnection } from '#platform/redis/redis-connection.ts';
import { isPrivateHash } from '#platform/storage/media-storage.ts';
import type { Market } from '#shared/currency.ts';
import { DomainError } from '#shared/errors.ts';
import { inOneLanguage, type Language } from '#shared/localized.ts';
import { redactText } from '#shared/redact.ts';
import type { Api } from '#web/api.ts';
import type { PageSettings } from '#web/server.ts';
import { demoAccounts } from './demo-accounts.ts';
import { openApiDocument } from './openapi.ts';
import { receiveFormFiles } from './page-uploads.ts';
import { applyClientHeaders, createPageHandler, type RenderPage } from './pages.ts';

/** The API with what happens around every call: who calls, whether they may, what is recorded, and what is limited. */
const implementContract = (gates: WorkLimits) =>
  implement(contract)
    .$context<Context>()
    .use(identify)
    .use(recordAccessDenials)
    .use(enforceAccess)
    .use(storableText)
    .use(limitWork(gates))
    .router(handlers);

export interface AppDeps {
  config: Config;
  services: Services;
  cache: ResponseCache;
  redis?: RedisConnection | undefined;
  metrics?: Metrics | undefined;
  /** Answers a built client file, or null. */
  staticFile: (path: string, request: Request) => Response | null;
  renderPage: RenderPage;
}

/** Calls that are carried out at once for one address. A page makes a few at most. */
const maxCallsPerAddress = 16;

const isSafeMethod = (method: string) => method === 'GET' || method === 'HEAD';

export interface App extends RequestHandler {
  /** Writes down what this process only remembers. */
  flush(): Promise<void>;
}

/**
 * Whether another site had the browser send this: what changes something is refused then, for the browser would add the session's
 * cookie by itself. Programs, which bring a token, are not browsers.
 */
const isCrossSite = (request: Request, { request: { client } }: Context) =>
  !isSafeMethod(request.method) && client?.bearer === undefined && !isSameOrigin(request);

/** Composition root: mounts the API, then files, then pages. */
export function createApp(parts: AppDeps): App {
  const { config, services, cache, metrics } = parts;
  const gates = createWorkLimits(config.rateLimit);
  const router = implementContract(gates);
  const limits = createRateLimits(config.rateLimit, parts.redis);
  const turns = limitConcurrencyByAddress(config.rateLimit === 0 ? 0 : maxCallsPerAddress);
  const patterns = new WeakMap<Context, string>();
  const handleApi = createApiHandler(router, (ctx, pattern) => patterns.set(ctx, `${apiPrefix}${pattern}`));
  const routes = listApiRoutes(contract);
  const methodsOf = createMethodFinder(routes);
  const formPaths = listFormPaths(routes);
  const bare = new Set(formPaths);
  const publicReads = createPublicReadPattern(routes);
  const bodyLimitOf = createBodyLimits(routes, maxJsonBytes);
  const takingFiles = createUploadMatcher(routes);
  const { publicUrl, demo, brand, supportEmail, sentryDsn, analytics, offlinePage, socialLinks } = config;
  const reporting = sentryDsn || analytics ? { sentryDsn, analytics } : undefined;
  const settings: PageSettings = {
    demoAccounts: config.demo ? demoAccounts : [],
    publicUrl,
    demo,
    brand,
    supportEmail,
    reporting,
    offlinePage,
    socialLinks,
  };
  const findPlace = createMarketDetector({ geoHeader: config.geoHeader, countryOf: createCountryLookup(services.log) });
  const app = new Hono<{ Bindings: RequestVariables }>();
  const secure = publicUrl.startsWith('https:');
  const begin = (request: Request, { requestId, address }: RequestVariables, place?: Market) =>
    createContext(services, { requestId, address, market: place, client: createClient(request.headers, secure) });

  app.onError((error, c) => {
    if (error instanceof DomainError) {
      const wait = error.retryAfter === undefined ? undefined : { 'Retry-After': String(error.retryAfter) };
      if (isApiRequest(c.req.raw, bare) || !isPageError(error.code)) return errorResponse(error.code, error.fields, wait);
      return errorPage(error.code, c.req.path, wait);
    }
    services.log.error({ error, path: redactText(c.req.path), requestId: c.env.requestId }, 'fault');
    return isApiRequest(c.req.raw, bare) ? errorResponse('INTERNAL') : errorPage('INTERNAL', c.req.path);
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  const isReady = createReadiness(services.database);
  app.get('/readyz', async (c) => {
    return (await isReady()) ? c.json({ status: 'ready' }) : errorResponse('SERVICE_UNAVAILABLE');
  });

  /** Answers and pages that everyone sees alike and that only a release changes. */
  const serveDocument = (c: { req: { raw: Request; path: string }; env: RequestVariables }, make: () => Promise<Response>) =>
    serveCached(cache, c.req.raw, c.env, c.req.path, services.now(), async () => {
      c.env.route = c.req.path;
      return { response: await make(), shown: new CacheControl(() => {}) };
    });
  app.get(`${apiPrefix}/openapi.json`, (c) =>
    serveDocument(c, async () => Response.json(await openApiDocument(config.publicUrl), { headers: { 'cache-control': 'public' } })),
  );
  app.get('/api/docs', (c) => serveDocument(c, async () => renderApiDocs(await openApiDocument(config.publicUrl))));

  // Providers sign the bytes that they send, so this door reads them itself. Each sends from few addresses for all buyers: only the limit
  // that stops a flood holds here.
  app.post(`${apiPrefix}/payments/webhooks/:provider`, async (c) => {
    c.env.route = `${apiPrefix}/payments/webhooks/{provider}`;
    const ctx = begin(c.req.raw, c.env);
    try {
      return await handleWebhook(ctx, c.req.param('provider'), c.req.raw);
    } catch (error) {
      if (error instanceof DomainError) return errorResponse(error.code);
      throw error;
    }
  });

  const findReady = createRawJsonMatcher([...accountsRawJson, ...cartRawJson, ...catalogRawJson, ...searchRawJson], gates);
  app.all('/api/*', async (c) => {
    const { method, path } = c.req;
    const ready = findReady(method, c.req.url);
    const answer = async (): Promise<{ response: Response; json?: RawJson; ctx: Context }> => {
      const ctx = begin(c.req.raw, c.env, await findPlace(c.req.raw.headers, c.env.address));
      const methods = ready || isSafeMethod(method) ? undefined : methodsOf(path);
      if (methods && !methods.includes(method)) return { response: rejectMethod(methods), ctx };
      if (isCrossSite(c.req.raw, ctx)) return { response: errorResponse('CROSS_SITE_FORM'), ctx };
      const wait = await limits.sustained(c.env.address);
      if (wait > 0) return { response: tooManyRequests(path, wait, true), ctx };
      let body: Promise<string | undefined> | undefined;
      const takesFile = takingFiles(method, path);
      if (takesFile) ctx.request.upload = uploadFromRequest(c.req.raw, c.env.address);
      const readBody = () => {
        if (takesFile) return queryToJson(c.req.url);
        const takesForm = bare.has(path.slice(apiPrefix.length).replace(/\/$/, ''));
        body ??= readJsonText(c.req.raw, bodyLimitOf(method, path), takesForm);
        return body;
      };
      const call = async (): Promise<{ response: Response; json?: RawJson; ctx: Context }> => {
        const json = await ready?.answer(ctx, readBody);
        if (ready && json !== undefined) {
          c.env.route = ready.route;
          return { response: new Response(null), json, ctx };
        }
        const response = (await handleApi(c.req.raw, ctx, { readBody })) ?? rejectMethod(methodsOf(path));
        c.env.route = patterns.get(ctx) ?? 'api other';
        return { response: applyClientHeaders(response, ctx), ctx };
      };
      // Files have turns of their own, for they come slowly.
      if (takesFile) return call();
      // A slow body takes no turn; what is wrong with it is answered by whoever needs it.
      if (!isSafeMethod(method)) await readBody().catch(() => {});
      return turns(c.env.address, call);
    };
    if (!isSafeMethod(method) || !publicReads.test(path)) {
      const { response, json } = await answer();
      if (json !== undefined) return sendRawJson(c.env, json, isSafeMethod(method));
      if (isSafeMethod(method)) response.headers.set('cache-control', 'no-store');
      return response;
    }
    const key = ready?.cacheKey ?? `${path.replace(/\/$/, '')}${canonicalQuery(c.req.url)}`;
    return serveCached(cache, c.req.raw, c.env, `api ${key}`, services.now(), async () => {
      const { response, json, ctx } = await answer();
      if (json !== undefined) return { json, shown: ctx.cache };
      response.headers.set('cache-control', response.ok && ctx.cache.isStorable ? 'public' : 'no-store');
      return { response, shown: ctx.cache };
    });
  });

  // What the three forms send is also taken without the API's prefix, where a page may stand too.
  const answerBare: MiddlewareHandler<{ Bindings: RequestVariables }> = async (c, next) => {
    if (acceptsHtml(c.req.raw)) return next();
    const path = `${apiPrefix}${c.req.path}`;
    const methods = methodsOf(path);
    if (!methods.includes(c.req.method)) return rejectMethod(methods);
    const wait = await limits.sustained(c.env.address);
    if (wait > 0) return tooManyRequests(path, wait, true);
    const ctx = begin(c.req.raw, c.env);
    if (isCrossSite(c.req.raw, ctx)) return errorResponse('CROSS_SITE_FORM');
    const url = new URL(c.req.url);
    c.env.route = path;
    url.pathname = path;
    const readBody = () => readJsonText(c.req.raw, bodyLimitOf(c.req.method, path), true);
    return (await handleApi(c.req.raw, ctx, { url: url.href, readBody })) ?? rejectMethod(methods);
  };
  for (const path of formPaths) app.on('ALL', [path, `${path}/`], answerBare);

  if (config.demo) {
    const folder = outboxFolder(config.dataDir);
    app.get('/dev/outbox', () => outboxPage(folder));
    app.get('/dev/outbox/:id', async (c) => (await storedMailPage(folder, c.req.param('id'))) ?? errorPage('NOT_FOUND', c.req.path));
    app.get(
      '/dev/outbox/:id/html',
      async (c) => (await storedMailPage(folder, c.req.param('id'), 'html')) ?? errorPage('NOT_FOUND', c.req.path),
    );
  }

  app.get('/media/:hash/:file', async (c) => {
    const { hash, file } = c.req.param();
    if (!isPrivateHash(hash)) return servePublicPicture(services.media, hash, file, c.req.raw);
    c.env.route = '/media/private';
    const wait = await limits.sustained(c.env.address);
    if (wait > 0) return tooManyRequests(c.req.path, wait, true);
    const ctx = begin(c.req.raw, c.env);
    const response = await servePrivatePicture(ctx, hash, file, c.req.raw, mediaGuards);
    if (response.status === 404) {
      ctx.actor ??= await findActor(ctx);
      if (ctx.actor) await recordAccessDenial(ctx, 'NOT_FOUND', { kind: 'picture', id: hash });
    }
    return response;
  });
  app.get('/media/*', () => errorResponse('NOT_FOUND'));

  const makeApi = (ctx: Context, language: Language): Api => {
    const inPageLanguage = async ({ next }: { next: () => Promise<unknown> }) => inOneLanguage(await next(), language);
    return createRouterClient(router, { context: ctx, interceptors: [throwErrorResponses(ctx), inPageLanguage] });
  };
  const pages = createPageHandler({ ...parts, settings, begin, findPlace, limits, makeApi, receiveFiles: receiveFormFiles });
  app.post('/place', async (c) => {
    c.env.route = '/place';
    const wait = await limits.sustained(c.env.address);
    return wait > 0 ? tooManyRequests(c.req.path, wait, false) : saveMarket(c.req.raw, config.publicUrl);
  });

  app.all('*', async (c) => {
    const { method, raw } = c.req;
    const forMachines = isApiRequest(raw, bare);
    if (method === 'POST' && !forMachines) return pages.answerForm(raw, c.env);
    if (!isSafeMethod(method)) {
      return forMachines
        ? errorResponse('METHOD_NOT_ALLOWED', {}, { Allow: 'GET, HEAD' })
        : errorPage('METHOD_NOT_ALLOWED', c.req.path, { Allow: 'GET, HEAD' });
    }
    if (forMachines) return errorResponse('NOT_FOUND');
    const file = parts.staticFile(pathOf(c.req.url), c.req.raw);
    if (file) {
      c.env.route = 'file';
      return file;
    }
    return pages.answerPage(raw, c.env);
  });

  const { log } = services;
  const exchanges = handleRequests(app, { log, limits, trustedProxies: config.trustedProxies, publicUrl, bare, metrics });
  return { ...exchanges, flush: () => flushModules(services) };
}

/** An address that does not take a method, or that is none. */
function rejectMethod(methods: readonly string[]): Response {
  return methods.length === 0 ? errorResponse('NOT_FOUND') : errorResponse('METHOD_NOT_ALLOWED', {}, { Allow: methods.join(', ') });
}
