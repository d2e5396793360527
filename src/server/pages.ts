import { randomBytes } from 'node:crypto';
import type { Config } from '#config.ts';
import type { MarketDetector } from '#modules/currency/detect-market.ts';
import type { ResponseCache } from '#platform/cache/response-cache.ts';
import { canonicalQuery, serveCached, type VaryPolicy } from '#platform/cache/serve-cached.ts';
import type { Context, Services } from '#platform/context.ts';
import { canonicalPath } from '#platform/http/canonical-path.ts';
import { errorPage, isPageError } from '#platform/http/error-page.ts';
import { isSameOrigin, readFormRequest } from '#platform/http/form-request.ts';
import { tooManyRequests } from '#platform/http/handle-requests.ts';
import { hashScripts } from '#platform/http/hash-scripts.ts';
import type { RateLimits } from '#platform/http/rate-limit.ts';
import { isMultipartForm } from '#platform/http/receive-upload.ts';
import { pathOf, type RequestVariables } from '#platform/http/request-variables.ts';
import { contentPolicy } from '#platform/http/security-headers.ts';
import { limitConcurrencyByAddress } from '#platform/limits/concurrency-by-address.ts';
import { baseCurrency, defaultMarket, type Market, popularCurrencies } from '#shared/currency.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import { isWorkplacePath } from '#shared/workplace-paths.ts';
import type { Api } from '#web/api.ts';
import { isPrivatePage, languageOf } from '#web/links.ts';
import type { PageSettings } from '#web/server.ts';
import { thirdPartyOrigins } from './csp-sources.ts';

interface PageDeps {
  api: Api;
  settings: PageSettings;
  /** Code of the currency that prices shall be shown in. */
  currency: string;
  nonce: string;
  /** Takes what went wrong while the page was made. */
  fault: (error: unknown) => void;
}

export type RenderPage = (request: Request, parts: PageDeps) => Promise<Response>;

interface PageHandlerDeps {
  config: Config;
  services: Services;
  cache: ResponseCache;
  renderPage: RenderPage;
  settings: PageSettings;
  begin: (request: Request, exchange: RequestVariables, place: Market) => Context;
  findPlace: MarketDetector;
  limits: RateLimits;
  /** The API for the loaders of one page, in the page's language. */
  makeApi: (ctx: Context, language: Language) => Api;
  /** Receives a form with files and answers it without them. */
  receiveFiles: (request: Request, ctx: Context) => Promise<Request>;
}

/** Pages that are rendered at once for one address. A browser asks for the data of a few at most. */
const maxPagesPerAddress = 8;

/** The door to the pages: those that everyone sees alike come from the cache, a person's own and answers to forms do not. */
export function createPageHandler({ config, services, cache, limits, findPlace, settings, ...parts }: PageHandlerDeps) {
  const varies: VaryPolicy = { headers: ['Cookie', config.geoHeader ?? []].flat().join(', '), cdnCaches: config.cdnCachesPages };
  const turns = limitConcurrencyByAddress(config.rateLimit === 0 ? 0 : maxPagesPerAddress);
  const policy = { development: config.mode === 'development', outside: thirdPartyOrigins(config) };

  /** Renders a page, whose questions to the API are answered in the page's language. */
  const render = async (request: Request, exchange: RequestVariables, place: Market) => {
    const ctx = parts.begin(request, exchange, place);
    const path = pathOf(request.url);
    const nonce = createNonce();
    const wait = await limits.sustained(exchange.address);
    if (wait > 0) return { response: tooManyRequests(path, wait, false), nonce, ctx };
    // The data of a page is asked for at the page's address with an ending.
    const api = parts.makeApi(ctx, languageOf(path.replace(/\.data$/, '')));
    const fault = (error: unknown) => services.log.error({ error, path, requestId: exchange.requestId }, 'page');
    const page = { api, settings, currency: place.currency, nonce, fault };
    return { response: await turns(exchange.address, () => parts.renderPage(request, page)), nonce, ctx };
  };

  /** An answer for one person, which is kept nowhere and names its scripts by a nonce. */
  const forOnePerson = ({ response, nonce, ctx }: Awaited<ReturnType<typeof render>>) => {
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-store');
    if (needsContentPolicy(response)) headers.set('Content-Security-Policy', contentPolicy([`'nonce-${nonce}'`], policy));
    return applyClientHeaders(new Response(response.body, { status: response.status, headers }), ctx);
  };

  return {
    /** A form of a page, sent to the page's own address. */
    async answerForm(request: Request, exchange: RequestVariables): Promise<Response> {
      const path = pathOf(request.url);
      if (!isSameOrigin(request)) return errorPage('CROSS_SITE_FORM', path);
      let form: Request;
      try {
        if (isMultipartForm(request)) {
          const wait = await limits.sustained(exchange.address);
          if (wait > 0) return tooManyRequests(path, wait, false);
          form = await parts.receiveFiles(request, parts.begin(request, exchange, defaultMarket));
        } else form = await readFormRequest(request);
      } catch (error) {
        // The error table has a page for it.
        if (!(error instanceof DomainError) || isPageError(error.code)) throw error;
        // Whoever is not signed in, or has something else to do first, is sent there by the page itself.
        return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
      }
      const made = await render(form, exchange, await findPlace(request.headers, exchange.address));
      const { status } = made.response;
      if (status === 405) return errorPage('METHOD_NOT_ALLOWED', path, { Allow: 'GET, HEAD' });
      exchange.route = status < 400 || status === 422 ? `form ${pageRoute(path)}` : 'page other';
      return forOnePerson(made);
    },

    async answerPage(asked: Request, exchange: RequestVariables): Promise<Response> {
      // A HEAD answers the headers of the same GET.
      const request = asked.method === 'GET' ? asked : new Request(asked, { method: 'GET' });
      const path = pathOf(asked.url);
      const place = await findPlace(asked.headers, exchange.address);
      const name = (response: Response) => {
        exchange.route = response.status === 200 ? pageRoute(path) : 'page other';
      };
      const canonical = canonicalPath(path, isCaseSensitive);
      if (canonical === undefined || isPrivatePage(path) || isWorkplacePath(path)) {
        const made = await render(request, exchange, place);
        name(made.response);
        return forOnePerson(made);
      }
      // One page has one address: whoever spells it otherwise could fill the cache with copies of it.
      if (canonical !== path) {
        exchange.route = 'page other';
        const location = `${canonical}${asked.url.slice(asked.url.indexOf(path) + path.length)}`;
        return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-store' } });
      }
      const key = `page ${path}${canonicalQuery(asked.url)}${currencyKey(place.currency)}`;
      return serveCached(cache, asked, exchange, key, services.now(), async () => {
        const { response, nonce, ctx } = await render(request, exchange, place);
        const shown = ctx.cache;
        name(response);
        if (!needsContentPolicy(response)) return { response, shown, ...(isPageData(path) ? { varies } : {}) };
        const { html, hashes } = hashScripts(await response.text(), nonce);
        const headers = new Headers(response.headers);
        headers.set('Content-Security-Policy', contentPolicy(hashes, policy));
        return { response: new Response(html, { status: response.status, headers }), shown, varies };
      });
    },
  };
}

/** 128 bits that nobody can guess, in characters that need no escape. */
const createNonce = () => randomBytes(16).toString('hex');

/** Pages that are named by what the database keeps; it compares letter by letter, so that another spelling there finds nothing. */
const caseSensitivePages: ReadonlySet<string> = new Set([
  ...['product', 'products', 'category', 'categories', 'makers', 'sellers'],
  ...['blog', 'legal', 'sitemaps', 'portraits', 'dev'],
]);

/** Whether a part of a path is the name of something, whose case is its own, rather than a word of ours. */
export function isCaseSensitive(before: readonly string[], part: string): boolean {
  const [page = ''] = before[0] === 'hi' ? before.slice(1) : before;
  // The feeds of the blog are found in any case.
  return caseSensitivePages.has(page) && !/^(?:rss|atom)\.xml/.test(part);
}

/**
 * Gives the client what its request brought about: cookies, and after the end of a session the order to drop its cache. That one also
 * empties the memory in which the browser holds pages for going back, and costs the next page its files (some 200 KB, once). `cookies`
 * and `storage` are not asked for: they would take the visitor's consent, searches and offline page, and those of other hosts of the domain.
 */
export function applyClientHeaders(response: Response, ctx: Context): Response {
  for (const line of ctx.request.client?.setCookies ?? []) response.headers.append('set-cookie', line);
  if (ctx.request.client?.clearsCache) response.headers.set('clear-site-data', '"cache"');
  return response;
}

/** What the page router rendered; the pages of the error table bring their policy. */
const needsContentPolicy = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy');

/** `/hi/product/abc/blue-bowl` → `/hi/product/…`: what is known of a page's pattern without asking the page router. */
function pageRoute(path: string): string {
  const [, first = '', second, third] = path.split('/');
  if (first === 'hi' && second) return `/hi/${second}${third ? '/…' : ''}`;
  return `/${first}${second ? '/…' : ''}`;
}

/** The data of a page instead of the page. */
const isPageData = (path: string) => path.endsWith('.data');

/**
 * What a page in another currency than rupees is called in the cache. Anyone can say to come from anywhere: pages in a currency that
 * few use share the space of invented addresses (those with a question mark) and push out one another alone.
 */
function currencyKey(code: string): string {
  if (code === baseCurrency) return '';
  return popularCurrencies.includes(code) ? ` ${code}` : ` ?${code}`;
}
