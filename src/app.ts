import { createRouterClient, implement } from '@orpc/server';
import { Hono, type MiddlewareHandler } from 'hono';
import { findActor } from '#modules/accounts/find-actor.ts';
import { accountsHandlers } from '#modules/accounts/handlers.ts';
import { identify } from '#modules/accounts/identify.ts';
import { readyAccountAnswers } from '#modules/accounts/ready-answers.ts';
import { auditHandlers } from '#modules/audit/handlers.ts';
import { cartHandlers } from '#modules/cart/handlers.ts';
import { readyCartAnswers } from '#modules/cart/ready-answers.ts';
import { catalogHandlers } from '#modules/catalog/handlers.ts';
import { readyCatalogAnswers } from '#modules/catalog/ready-answers.ts';
import { checkoutHandlers } from '#modules/checkout/handlers.ts';
import { answerWebhook, receiveWebhook } from '#modules/checkout/receive-webhook.ts';
import { contentHandlers } from '#modules/content/handlers.ts';
import { choosePlace } from '#modules/currency/choose-place.ts';
import { createPlaceFinder } from '#modules/currency/find-place.ts';
import { currencyHandlers } from '#modules/currency/handlers.ts';
import { countVisits, type VisitCounter } from '#modules/insights/count-visits.ts';
import { insightsHandlers } from '#modules/insights/handlers.ts';
import { makersHandlers } from '#modules/makers/handlers.ts';
import { servePrivatePicture } from '#modules/media/serve-private-picture.ts';
import { greetGuest } from '#modules/orders/guest-token.ts';
import { ordersHandlers } from '#modules/orders/handlers.ts';
import { paymentsHandlers } from '#modules/payments/handlers.ts';
import { profilePhotoHandlers } from '#modules/profile-photo/handlers.ts';
import { isOwnPhoto } from '#modules/profile-photo/is-own-photo.ts';
import { recommendationsHandlers } from '#modules/recommendations/handlers.ts';
import { returnsHandlers } from '#modules/returns/handlers.ts';
import { maySeePhoto } from '#modules/returns/may-see-photo.ts';
import { searchHandlers } from '#modules/search/handlers.ts';
import { readySearchAnswers } from '#modules/search/ready-answers.ts';
import { sellersHandlers } from '#modules/sellers/handlers.ts';
import { supportHandlers } from '#modules/support/handlers.ts';
import { wishlistHandlers } from '#modules/wishlist/handlers.ts';
import { recordRefusal, recordRefusals } from '#platform/audit/record-refusals.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { createIpCountries } from '#platform/geo/ip-countries.ts';
import { answerFailures } from '#platform/http/answer-failures.ts';
import { createApiHandler } from '#platform/http/api.ts';
import { apiDocsPage } from '#platform/http/api-docs.ts';
import {
  apiPrefix,
  createBodyLimits,
  createMethodFinder,
  listApiRoutes,
  listFormPaths,
  publicReadsOf,
  takingFilesOf,
} from '#platform/http/api-routes.ts';
import { createClient } from '#platform/http/client.ts';
import { declaredAccess } from '#platform/http/declared-access.ts';
import { errorPage, isPageError } from '#platform/http/error-page.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import { type Exchange, pathOf } from '#platform/http/exchange.ts';
import { gatedWork } from '#platform/http/gated-work.ts';
import type { Metrics } from '#platform/http/metrics.ts';
import { isFromOurPages, opensPage } from '#platform/http/page-form.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { jsonLimit, readJsonText } from '#platform/http/read-body.ts';
import { createReadiness } from '#platform/http/readiness.ts';
import { type Json, sendReadyAnswer, serveReadyAnswers } from '#platform/http/ready-answers.ts';
import { queryAsInput, uploadOf } from '#platform/http/receive-upload.ts';
import type { ResponseCache } from '#platform/http/response-cache.ts';
import { type Exchanges, isForMachines, serveExchanges, tooMany } from '#platform/http/serve.ts';
import { canonicalQuery, servePublic } from '#platform/http/serve-public.ts';
import { storableText } from '#platform/http/storable-text.ts';
import { createTurnsByAddress } from '#platform/limits/turns-by-address.ts';
import { createWorkGates, type WorkGates } from '#platform/limits/work-gates.ts';
import { outboxFolder } from '#platform/mail/open.ts';
import { keptMailPage, outboxPage } from '#platform/mail/outbox-pages.ts';
import type { RedisLink } from '#platform/redis/redis-link.ts';
import { isPrivateHash } from '#platform/storage/media-storage.ts';
import type { Place } from '#shared/currency.ts';
import { Failure } from '#shared/errors.ts';
import { inOneLanguage, type Language } from '#shared/localized.ts';
import { withoutPersonalData } from '#shared/personal-data.ts';
import { apiDocument } from './api-document.ts';
import type { Config } from './config.ts';
import { contract } from './contract.ts';
import { demoAccounts } from './demo-accounts.ts';
import { createPageDoor, giveCookies, type RenderPage } from './page-door.ts';
import { receiveFiles } from './page-uploads.ts';
import { personParts } from './person-parts.ts';
import type { Api } from './web/api.ts';
import type { PageSettings } from './web/server.ts';

/** The whole API: what `contract.ts` declares, implemented. */
const implementContract = (visits: VisitCounter, gates: WorkGates) =>
  implement(contract)
    .$context<Context>()
    .use(identify)
    .use(recordRefusals)
    .use(declaredAccess)
    .use(storableText)
    .use(gatedWork(gates))
    .router({
      accounts: accountsHandlers(personParts),
      audit: auditHandlers,
      cart: cartHandlers,
      catalog: catalogHandlers,
      currency: currencyHandlers,
      checkout: checkoutHandlers,
      content: contentHandlers,
      insights: insightsHandlers(visits),
      makers: makersHandlers,
      payments: paymentsHandlers(receiveWebhook, greetGuest),
      profilePhoto: profilePhotoHandlers,
      orders: ordersHandlers,
      recommendations: recommendationsHandlers,
      returns: returnsHandlers,
      search: searchHandlers,
      sellers: sellersHandlers,
      support: supportHandlers,
      wishlist: wishlistHandlers,
    });

export interface AppParts {
  config: Config;
  services: Services;
  cache: ResponseCache;
  redis?: RedisLink | undefined;
  metrics?: Metrics | undefined;
  /** Answers a built client file, or null. */
  staticFile: (path: string, request: Request) => Response | null;
  renderPage: RenderPage;
}

/** Calls that are carried out at once for one address. A page makes a few at most. */
const callsOfAddress = 16;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

export interface App extends Exchanges {
  /** Writes down what this process only remembers. */
  settle(): Promise<void>;
}

/**
 * Whether another site had the browser send this: what changes something is refused then, for the browser would add the session's
 * cookie by itself. Programs, which bring a token, are not browsers.
 */
const comesFromElsewhere = (request: Request, { client }: Context) =>
  !isRead(request.method) && client?.bearer === undefined && !isFromOurPages(request);

/** Composition root: mounts the API, then files, then pages. */
export function createApp(parts: AppParts): App {
  const { config, services, cache, metrics } = parts;
  const visits = countVisits(services);
  const gates = createWorkGates(config.rateLimit);
  const router = implementContract(visits, gates);
  const limits = createRateLimits(config.rateLimit, parts.redis);
  const turns = createTurnsByAddress(config.rateLimit === 0 ? 0 : callsOfAddress);
  const patterns = new WeakMap<Context, string>();
  const handleApi = createApiHandler(router, (ctx, pattern) => patterns.set(ctx, `${apiPrefix}${pattern}`));
  const routes = listApiRoutes(contract);
  const methodsOf = createMethodFinder(routes);
  const formPaths = listFormPaths(routes);
  const bare = new Set(formPaths);
  const publicReads = publicReadsOf(routes);
  const bodyLimitOf = createBodyLimits(routes, jsonLimit);
  const takingFiles = takingFilesOf(routes);
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
  const findPlace = createPlaceFinder({ geoHeader: config.geoHeader, countryOf: createIpCountries(services.log) });
  const app = new Hono<{ Bindings: Exchange }>();
  const secure = publicUrl.startsWith('https:');
  const begin = (request: Request, { requestId, address }: Exchange, place?: Place) =>
    createContext(services, { requestId, address, place, client: createClient(request.headers, secure) });

  app.onError((error, c) => {
    if (error instanceof Failure) {
      const wait = error.retryAfter === undefined ? undefined : { 'Retry-After': String(error.retryAfter) };
      if (isForMachines(c.req.raw, bare) || !isPageError(error.code)) return errorResponse(error.code, error.fields, wait);
      return errorPage(error.code, c.req.path, wait);
    }
    services.log.error({ error, path: withoutPersonalData(c.req.path), requestId: c.env.requestId }, 'fault');
    return isForMachines(c.req.raw, bare) ? errorResponse('INTERNAL') : errorPage('INTERNAL', c.req.path);
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  const isReady = createReadiness(services.database);
  app.get('/readyz', async (c) => {
    return (await isReady()) ? c.json({ status: 'ready' }) : errorResponse('SERVICE_UNAVAILABLE');
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

  // Providers sign the bytes that they send, so this door reads them itself. Each sends from few addresses for all buyers: only the limit
  // that stops a flood holds here.
  app.post(`${apiPrefix}/payments/webhooks/:provider`, async (c) => {
    c.env.route = `${apiPrefix}/payments/webhooks/{provider}`;
    const ctx = begin(c.req.raw, c.env);
    try {
      return await answerWebhook(ctx, c.req.param('provider'), c.req.raw);
    } catch (error) {
      if (error instanceof Failure) return errorResponse(error.code);
      throw error;
    }
  });

  const findReady = serveReadyAnswers([...readyAccountAnswers, ...readyCartAnswers, ...readyCatalogAnswers, ...readySearchAnswers], gates);
  app.all('/api/*', async (c) => {
    const { method, path } = c.req;
    const ready = findReady(method, c.req.url);
    const answer = async (): Promise<{ response: Response; json?: Json; ctx: Context }> => {
      const ctx = begin(c.req.raw, c.env, await findPlace(c.req.raw.headers, c.env.address));
      const methods = ready || isRead(method) ? undefined : methodsOf(path);
      if (methods && !methods.includes(method)) return { response: refuseAddress(methods), ctx };
      if (comesFromElsewhere(c.req.raw, ctx)) return { response: errorResponse('CROSS_SITE_FORM'), ctx };
      const wait = await limits.work(c.env.address);
      if (wait > 0) return { response: tooMany(path, wait, true), ctx };
      let body: Promise<string | undefined> | undefined;
      const takesFile = takingFiles(method, path);
      if (takesFile) ctx.upload = uploadOf(c.req.raw, c.env.address);
      const readBody = () => {
        if (takesFile) return queryAsInput(c.req.url);
        const takesForm = bare.has(path.slice(apiPrefix.length).replace(/\/$/, ''));
        body ??= readJsonText(c.req.raw, bodyLimitOf(method, path), takesForm);
        return body;
      };
      const call = async (): Promise<{ response: Response; json?: Json; ctx: Context }> => {
        const json = await ready?.answer(ctx, readBody);
        if (ready && json !== undefined) {
          c.env.route = ready.route;
          return { response: new Response(null), json, ctx };
        }
        const response = (await handleApi(c.req.raw, ctx, { readBody })) ?? refuseAddress(methodsOf(path));
        c.env.route = patterns.get(ctx) ?? 'api other';
        return { response: giveCookies(response, ctx), ctx };
      };
      // Files have turns of their own, for they come slowly.
      if (takesFile) return call();
      // A slow body takes no turn; what is wrong with it is answered by whoever needs it.
      if (!isRead(method)) await readBody().catch(() => {});
      return turns(c.env.address, call);
    };
    if (!isRead(method) || !publicReads.test(path)) {
      const { response, json } = await answer();
      if (json !== undefined) return sendReadyAnswer(c.env, json, isRead(method));
      if (isRead(method)) response.headers.set('cache-control', 'no-store');
      return response;
    }
    const key = ready?.key ?? `${path.replace(/\/$/, '')}${canonicalQuery(c.req.url)}`;
    return servePublic(cache, c.req.raw, c.env, `api ${key}`, services.now(), async () => {
      const { response, json, ctx } = await answer();
      if (json !== undefined) return { json, shown: ctx.shown };
      response.headers.set('cache-control', response.ok && ctx.shown.isPublic ? 'public' : 'no-store');
      return { response, shown: ctx.shown };
    });
  });

  // What the three forms send is also taken without the API's prefix, where a page may stand too.
  const answerBare: MiddlewareHandler<{ Bindings: Exchange }> = async (c, next) => {
    if (opensPage(c.req.raw)) return next();
    const path = `${apiPrefix}${c.req.path}`;
    const methods = methodsOf(path);
    if (!methods.includes(c.req.method)) return refuseAddress(methods);
    const wait = await limits.work(c.env.address);
    if (wait > 0) return tooMany(path, wait, true);
    const ctx = begin(c.req.raw, c.env);
    if (comesFromElsewhere(c.req.raw, ctx)) return errorResponse('CROSS_SITE_FORM');
    const url = new URL(c.req.url);
    c.env.route = path;
    url.pathname = path;
    const readBody = () => readJsonText(c.req.raw, bodyLimitOf(c.req.method, path), true);
    return (await handleApi(c.req.raw, ctx, { url: url.href, readBody })) ?? refuseAddress(methods);
  };
  for (const path of formPaths) app.on('ALL', [path, `${path}/`], answerBare);

  if (config.demo) {
    const folder = outboxFolder(config.dataDir);
    app.get('/dev/outbox', () => outboxPage(folder));
    app.get('/dev/outbox/:id', async (c) => (await keptMailPage(folder, c.req.param('id'))) ?? errorPage('NOT_FOUND', c.req.path));
    app.get(
      '/dev/outbox/:id/html',
      async (c) => (await keptMailPage(folder, c.req.param('id'), 'html')) ?? errorPage('NOT_FOUND', c.req.path),
    );
  }

  app.get('/media/:hash/:file', async (c) => {
    const { hash, file } = c.req.param();
    if (!isPrivateHash(hash)) return services.media.serve(hash, file, c.req.raw);
    c.env.route = '/media/private';
    const wait = await limits.work(c.env.address);
    if (wait > 0) return tooMany(c.req.path, wait, true);
    const ctx = begin(c.req.raw, c.env);
    const response = await servePrivatePicture(ctx, hash, file, c.req.raw, [isOwnPhoto, maySeePhoto]);
    if (response.status === 404) {
      ctx.actor ??= await findActor(ctx);
      if (ctx.actor) await recordRefusal(ctx, 'NOT_FOUND', { kind: 'picture', id: hash });
    }
    return response;
  });
  app.get('/media/*', () => errorResponse('NOT_FOUND'));

  const makeApi = (ctx: Context, language: Language): Api => {
    const inPageLanguage = async ({ next }: { next: () => Promise<unknown> }) => inOneLanguage(await next(), language);
    return createRouterClient(router, { context: ctx, interceptors: [answerFailures(ctx), inPageLanguage] });
  };
  const pages = createPageDoor({ ...parts, settings, begin, findPlace, limits, makeApi, receiveFiles });
  app.post('/place', async (c) => {
    c.env.route = '/place';
    const wait = await limits.work(c.env.address);
    return wait > 0 ? tooMany(c.req.path, wait, false) : choosePlace(c.req.raw, config.publicUrl);
  });

  app.all('*', async (c) => {
    const { method, raw } = c.req;
    const forMachines = isForMachines(raw, bare);
    if (method === 'POST' && !forMachines) return pages.answerForm(raw, c.env);
    if (!isRead(method)) {
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
  const exchanges = serveExchanges(app, { log, limits, trustedProxies: config.trustedProxies, publicUrl, bare, metrics });
  return { ...exchanges, settle: visits.settle };
}

/** An address that does not take a method, or that is none. */
function refuseAddress(methods: readonly string[]): Response {
  return methods.length === 0 ? errorResponse('NOT_FOUND') : errorResponse('METHOD_NOT_ALLOWED', {}, { Allow: methods.join(', ') });
}
