import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#shared/errors.ts';
import { bearerToken } from './client.ts';
import type { ServerEnv } from './request-variables.ts';

/** Methods that change nothing, so that it does not matter which site makes a browser send them. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request was sent from a page of ours. Browsers say so themselves and scripts cannot change it; an
 * older one names the origin of the page instead. What says neither is no browser, so no cookies of anybody
 * travel with it.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  // The host alone: a proxy in front of us speaks https to the browser and http to us.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
}

/**
 * Refuses what changes something when the browser says that another site sent it, for the browser would add
 * the session's cookie by itself. A bearer token is never added by a browser. The only place that decides it:
 * every route mounted after it is protected.
 */
export const csrf: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const request = c.req.raw;
  const isRefused = !safeMethods.has(request.method) && bearerToken(request.headers) === undefined && !isSameOrigin(request);
  if (isRefused) throw new DomainError('CROSS_SITE_FORM');
  return next();
};
