import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Config } from '#config.ts';
import type { SearchLead } from '#modules/analytics/counter-rules.ts';
import { eventCounterOf } from '#modules/analytics/event-counter.ts';
import { findSearchLead } from '#modules/analytics/search-lead-rules.ts';
import { saveMarket } from '#modules/currency/save-market.ts';
import { findDelivery } from '#modules/delivery/find-delivery.ts';
import type { ServeCached, VaryPolicy } from '#platform/cache/serve-cached.ts';
import { canonicalQuery } from '#platform/cache/serve-cached.ts';
import type { Context } from '#platform/context.ts';
import type { IsApiRequest } from '#platform/http/api-request.ts';
import { canonicalPath } from '#platform/http/canonical-path.ts';
import { errorPage, isPageError } from '#platform/http/error-page.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import { readFormRequest } from '#platform/http/form-request.ts';
import { hashScripts } from '#platform/http/hash-scripts.ts';
import { isMultipartForm } from '#platform/http/receive-upload.ts';
import { isSafeMethod, pathOf, type ServerContext, type ServerEnv } from '#platform/http/request-variables.ts';
import { contentPolicy } from '#platform/http/security-headers.ts';
import { limitConcurrencyByAddress } from '#platform/limits/concurrency-by-address.ts';
import type { Logger } from '#platform/log.ts';
import { baseCurrency, type Market, popularCurrencies } from '#shared/currency.ts';
import { DomainError } from '#shared/errors.ts';
import { languageOfPath } from '#shared/localized.ts';
import { vatNumberOf } from '#shared/operator.ts';
import { isWorkplacePath } from '#shared/workplace-paths.ts';
import type { Api } from '#web/api.ts';
import type { PageSettings } from '#web/server.ts';
import { thirdPartyOrigins } from './csp-sources.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { CreatePageApi } from './page-api.ts';
import { receiveFormFiles } from './page-uploads.ts';
import { applyClientHeaders, type RequestContexts } from './request-contexts.ts';

export interface PageDeps {
  api: Api;
  settings: PageSettings;
  /** Code of the currency that prices shall be shown in. */
  currency: string;
  nonce: string;
  /** Takes what went wrong while the page was made. */
  fault: (error: unknown) => void;
  /**
   * Takes the parts of the text of a rendered page, whose response then has no body: a `Response` turns it to
   * bytes, keeps them in a stream and gives them back as text, a tenth of what the page costs.
   */
  takeHtml: (html: readonly string[]) => void;
}

export type RenderPage = (request: Request, deps: PageDeps) => Promise<Response>;

interface PagesDeps {
  config: Config;
  log: Logger;
  createPageApi: CreatePageApi;
  contexts: RequestContexts;
  serveCached: ServeCached;
  isApiRequest: IsApiRequest;
  /** Answers a built client file, or null. */
  staticFile: (path: string, request: Request) => Response | null;
  renderPage: RenderPage;
}

/** Pages that are rendered at once for one address. A browser asks for the data of a few at most. */
const maxPagesPerAddress = 8;

interface RenderedPage {
  response: Response;
  /** The body of `response` where it has none. */
  html: readonly string[] | undefined;
  nonce: string;
  ctx: Context;
}

/** Files of the client, pages and their forms: everything that is no call and no picture. */
export function createPages({ config, contexts, serveCached, isApiRequest, staticFile, ...deps }: PagesDeps): Hono<ServerEnv> {
  const vary: VaryPolicy = { headers: ['Cookie', config.geoHeader ?? []].flat().join(', '), cdnCaches: config.cdnCachesPages };
  const limitConcurrency = limitConcurrencyByAddress(config.rateLimit === 0 ? 0 : maxPagesPerAddress);
  const policy = { development: config.mode === 'development', outside: thirdPartyOrigins(config) };
  const settings = pageSettings(config);

  /**
   * Renders a page, whose calls of the API are answered in the page's language. Forms of the workplace change
   * texts in both.
   */
  const render = async (c: ServerContext, request: Request, market: Market): Promise<RenderedPage> => {
    const ctx = await contexts.create(c, market);
    const path = pathOf(request.url);
    const nonce = createNonce();
    // The data of a page is asked for at the page's address with an ending.
    const language = isWorkplacePath(path) ? undefined : languageOfPath(path.replace(/\.data$/, ''));
    const api = deps.createPageApi(ctx, language);
    const fault = (error: unknown) => deps.log.error({ error, path, requestId: ctx.request.id }, 'page');
    let html: readonly string[] | undefined;
    const takeHtml = (parts: readonly string[]) => {
      html = parts;
    };
    const page = { api, settings, currency: market.currency, nonce, fault, takeHtml };
    const response = await limitConcurrency(c.get('address'), () => deps.renderPage(request, page));
    // The page of an error does not take over the headers of the call that failed.
    if (response.status === 503) response.headers.set('Retry-After', '1');
    return { response, html, nonce, ctx };
  };

  /** The response of a page for its caller alone: no cache keeps it, and it names its scripts by a nonce. */
  const privateResponse = ({ response, html, nonce, ctx }: RenderedPage) => {
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-store');
    if (needsContentPolicy(response)) headers.set('Content-Security-Policy', contentPolicy([`'nonce-${nonce}'`], policy));
    return applyClientHeaders(new Response(html?.join('') ?? response.body, { status: response.status, headers }), ctx);
  };

  /** The same for everyone with its cache key: its scripts are named by hash. */
  const sharedResponse = async ({ response, html: rendered, nonce }: RenderedPage): Promise<{ response: Response; body?: Buffer }> => {
    if (!needsContentPolicy(response)) return { response };
    const { body, hashes } = hashScripts(rendered ?? [await response.text()], nonce);
    const headers = new Headers(response.headers);
    headers.set('Content-Security-Policy', contentPolicy(hashes, policy));
    return { response: new Response(null, { status: response.status, headers }), body };
  };

  /** A form of a page, sent to the page's own address. */
  const handlePost = async (c: ServerContext): Promise<Response> => {
    const request = c.req.raw;
    const path = pathOf(request.url);
    let form: Request;
    try {
      form = isMultipartForm(request) ? await receiveFormFiles(request, await contexts.create(c)) : await readFormRequest(request);
    } catch (error) {
      // The error table has a page for it.
      if (!(error instanceof DomainError) || isPageError(error.code)) throw error;
      // The page itself sends visitors on to what they have to do first, such as to sign in.
      return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
    }
    const rendered = await render(c, form, await contexts.detectMarket(c));
    const { status } = rendered.response;
    if (status === 405) return errorPage('METHOD_NOT_ALLOWED', path, { Allow: 'GET, HEAD' });
    c.set('route', status < 400 || status === 422 ? `form ${pageRoute(path.replace(/\.data$/, ''))}` : 'page other');
    return privateResponse(rendered);
  };

  const countLead = (c: ServerContext, lead: SearchLead) => {
    const ctx = contexts.createUnlimited(c);
    eventCounterOf(ctx).track(ctx, { happened: [lead] });
  };

  const handleGet = async (c: ServerContext): Promise<Response> => {
    const asked = c.req.raw;
    // A HEAD answers the headers of the same GET.
    const request = asked.method === 'GET' ? asked : new Request(asked, { method: 'GET' });
    const path = pathOf(asked.url);
    const market = await contexts.detectMarket(c);
    const renderNamed = async () => {
      const rendered = await render(c, request, market);
      c.set('route', rendered.response.status === 200 ? pageRoute(path) : 'page other');
      return rendered;
    };
    const canonical = canonicalPath(path, isCaseSensitive);
    if (canonical === undefined) return privateResponse(await renderNamed());
    // One page has one address: other spellings could fill the cache with copies of it.
    if (canonical !== path) {
      c.set('route', 'page other');
      const location = `${canonical}${asked.url.slice(asked.url.indexOf(path) + path.length)}`;
      return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-store' } });
    }
    const lead = findSearchLead(path, asked.headers, config.publicUrl);
    if (lead && asked.method === 'GET') countLead(c, lead);
    const renderShared = async () => {
      const rendered = await renderNamed();
      const cacheControl = rendered.ctx.cache;
      // Loaders have asked who calls, or for what only one person may see.
      if (cacheControl.isPrivate) return { response: privateResponse(rendered), cacheControl };
      const isPage = needsContentPolicy(rendered.response) || isPageData(path);
      return { ...(await sharedResponse(rendered)), cacheControl, ...(isPage ? { vary } : {}) };
    };
    const key = { address: `page ${path}${canonicalQuery(asked.url)}`, isVaried: true };
    return serveCached(c, key, renderShared, currencyKey(market.currency));
  };

  const pages = new Hono<ServerEnv>();
  pages.post('/place', async (c) => {
    c.set('route', '/place');
    const ctx = await contexts.create(c);
    return saveMarket(c.req.raw, config.publicUrl, async (country) => {
      const found = await findDelivery(ctx, { country });
      return 'refused' in found ? found.refused : undefined;
    });
  });
  pages.all('*', async (c) => {
    const { method, path, raw, url } = c.req;
    const isApi = isApiRequest(raw);
    if (method === 'POST' && !isApi) return handlePost(c);
    const allow = { Allow: 'GET, HEAD' };
    if (!isSafeMethod(method)) return isApi ? errorResponse('METHOD_NOT_ALLOWED', {}, allow) : errorPage('METHOD_NOT_ALLOWED', path, allow);
    if (isApi) return errorResponse('NOT_FOUND');
    const file = staticFile(pathOf(url), raw);
    if (!file) return handleGet(c);
    c.set('route', 'file');
    return file;
  });
  return pages;
}

/** The settings that pages read. */
function pageSettings({ sentryDsn, analytics, payments, cartReminders, texts, ...config }: Config): PageSettings {
  const { publicUrl, demo, brand, supportEmail, contact, offlinePage, socialLinks } = config;
  const { codLimitPaise } = payments;
  const reporting = sentryDsn || analytics ? { sentryDsn, analytics } : undefined;
  return {
    demoAccounts: demo ? demoAccounts : [],
    publicUrl,
    demo,
    brand,
    supportEmail,
    contact,
    reporting,
    offlinePage,
    socialLinks,
    ukVat: vatNumberOf(config, 'GB') !== undefined,
    codLimitPaise,
    textsOrders: texts.msg91 !== undefined,
    sendsWhatsApp: texts.whatsApp !== undefined,
    remindsOfCarts: cartReminders.afterHours > 0,
  };
}

/** 128 random bits, in characters that need no escape. */
const createNonce = () => randomBytes(16).toString('hex');

/**
 * First words of the paths under which something is named as the database keeps it, which compares letter by
 * letter.
 */
const caseSensitivePages: ReadonlySet<string> = new Set([
  ...['product', 'products', 'category', 'categories', 'collections', 'makers', 'sellers'],
  ...['blog', 'legal', 'sitemaps', 'portraits', 'dev', 'orders', 'account', 'demo', 'hub', 'console'],
]);

/** Whether a part of a path is the name of something, whose case is its own, rather than a word of ours. */
export function isCaseSensitive(before: readonly string[], part: string): boolean {
  const [page = ''] = before[0] === 'hi' ? before.slice(1) : before;
  // The feeds of the blog are found in any case.
  return caseSensitivePages.has(page) && !/^(?:rss|atom)\.xml/.test(part);
}

/** Whether the page router rendered it; the pages of the error table bring their policy. */
const needsContentPolicy = ({ headers }: Response): boolean =>
  (headers.get('content-type')?.startsWith('text/html') ?? false) && !headers.has('content-security-policy');

/**
 * `/hi/product/abc/blue-bowl` → `/hi/product/…`: what is known of a page's pattern without asking the page
 * router.
 */
function pageRoute(path: string): string {
  const [, first = '', second, third] = path.split('/');
  if (first === 'hi' && second) return `/hi/${second}${third ? '/…' : ''}`;
  return `/${first}${second ? '/…' : ''}`;
}

/** The data of a page instead of the page. */
const isPageData = (path: string) => path.endsWith('.data');

/**
 * The part of a page's cache key that names its currency, if it is not rupees. Anyone can say to come from
 * anywhere: pages in a currency that is rarely chosen share the space of invented addresses (those with a
 * question mark) and push out one another alone.
 */
export function currencyKey(code: string): string {
  if (code === baseCurrency) return '';
  return popularCurrencies.includes(code) ? ` ${code}` : ` ?${code}`;
}
