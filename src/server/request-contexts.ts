import type { Config } from '#config.ts';
import { createMarketDetector, type MarketDetector } from '#modules/currency/detect-market.ts';
import { CacheControl } from '#platform/cache/cache-control.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { createCountryLookup } from '#platform/geo/ip-countries.ts';
import { createClient } from '#platform/http/client.ts';
import type { RateLimits } from '#platform/http/rate-limit.ts';
import type { ServerContext } from '#platform/http/request-variables.ts';
import { type LoadShedder, requireCapacity } from '#platform/http/shed-load.ts';
import type { Market } from '#shared/currency.ts';
import { DomainError } from '#shared/errors.ts';

/** Makes the contexts in which use cases answer requests. */
export interface RequestContexts {
  /** Finds the country and currency of the caller. */
  detectMarket(c: ServerContext): Market | Promise<Market>;
  /** The same, of a caller with these headers. */
  marketOf: MarketDetector;
  /**
   * A context for work that its address pays for with one of its requests of this minute. Answers from memory
   * need none.
   * @throws {DomainError} TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE while too many wait for the database
   */
  create(c: ServerContext, market?: Market): Promise<Context>;
  /** A context without that limit, for services that send from few addresses on behalf of all buyers. */
  createUnlimited(c: ServerContext): Context;
}

export function createRequestContexts(config: Config, services: Services, limits: RateLimits, shedder?: LoadShedder): RequestContexts {
  const secure = config.publicUrl.startsWith('https:');
  const marketOf = createMarketDetector({ geoHeader: config.geoHeader, countryOf: createCountryLookup(services.log) });
  const detectMarket = (c: ServerContext) => marketOf(c.req.raw.headers, c.get('address'));
  const open = (c: ServerContext, market?: Market) => {
    const cache = new CacheControl((...tags) => services.invalidateCache(tags));
    const client = createClient(c.req.raw.headers, secure, () => cache.markPrivate());
    return createContext(services, { requestId: c.get('requestId'), address: c.get('address'), market, client, cache });
  };
  return {
    detectMarket,
    marketOf,
    async create(c, market) {
      if (shedder) requireCapacity(shedder, c.req.raw);
      const wait = await limits.sustained(c.get('address'));
      if (wait > 0) throw new DomainError('TOO_MANY_REQUESTS', {}, wait);
      return open(c, market ?? (await detectMarket(c)));
    },
    createUnlimited: (c) => open(c),
  };
}

/**
 * Adds to a response what its use cases gave the client: cookies, and after the end of a session the order to
 * drop its cache. That one also empties the memory in which the browser holds pages for going back, and costs
 * the next page its files (some 200 KB, once). `cookies` and `storage` are not asked for: they would take the
 * visitor's consent, searches and offline page, and those of other hosts of the domain.
 */
export function applyClientHeaders(response: Response, { request: { client } }: Context): Response {
  for (const line of client?.setCookies ?? []) response.headers.append('set-cookie', line);
  if (client?.clearsCache) response.headers.set('clear-site-data', '"cache"');
  return response;
}
