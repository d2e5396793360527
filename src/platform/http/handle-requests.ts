import type { Hono } from 'hono';
import { newId } from '#shared/id.ts';
import { redactText } from '#shared/redact.ts';
import type { Logger } from '../log.ts';
import { clientAddress } from './client-address.ts';
import { errorPage } from './error-page.ts';
import { errorResponse } from './error-response.ts';
import { acceptsHtml } from './form-request.ts';
import { hasTooManyFields, maxFields } from './json-budget.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimits } from './rate-limit.ts';
import { pathOf, type RequestVariables } from './request-variables.ts';
import { isSubresource, securityHeaders, subresourceHeaders } from './security-headers.ts';

/** Milliseconds from which on a request is worth a look. */
const slowMs = 1_000;
const validRequestId = /^[\w.:-]{8,64}$/;

/** Unique in the process by a counter and beyond it by chance; cheaper than randomness for every request. */
function createRequestIds(): () => string {
  const start = newId().slice(0, 8);
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}

/** What machines ask; people open all else. `bare`: calls that are served without the API's prefix. */
export function isApiRequest(request: Request, bare: ReadonlySet<string>): boolean {
  const path = pathOf(request.url);
  if (bare.has(path.replace(/\/$/, ''))) return !acceptsHtml(request);
  return path.startsWith('/api/') || path === '/api' || path.startsWith('/media/') || path === '/healthz' || path === '/readyz';
}

export interface RequestHandler {
  fetch(request: Request, remoteAddress?: string): Promise<Response>;
  /** Answers what could not even be made a request of. */
  badRequest(): Response;
}

/** Wraps the application in what every exchange has: an id, the caller's address, the flood limit, common headers, a log line, figures. */
export function handleRequests(
  app: Hono<{ Bindings: RequestVariables }>,
  parts: {
    log: Logger;
    limits: RateLimits;
    trustedProxies: number;
    publicUrl: string;
    bare: ReadonlySet<string>;
    metrics?: Metrics | undefined;
  },
): RequestHandler {
  const { log, limits, trustedProxies, metrics } = parts;
  const common = securityHeaders(parts.publicUrl);
  const commonEntries = Object.entries(common);
  const subresourceEntries = Object.entries(subresourceHeaders(common));
  const nextId = createRequestIds();

  const complete = (response: Response, requestId: string, path: string) => {
    const entries = isSubresource(path, response.headers.get('content-type') ?? '') ? subresourceEntries : commonEntries;
    for (const [name, value] of entries) if (!response.headers.has(name)) response.headers.set(name, value);
    response.headers.set('x-request-id', requestId);
    return response;
  };

  const fetch: RequestHandler['fetch'] = async (request, remoteAddress = '127.0.0.1') => {
    const started = performance.now();
    const path = pathOf(request.url);
    const given = trustedProxies > 0 ? request.headers.get('x-request-id') : null;
    const exchange: RequestVariables = {
      requestId: given !== null && validRequestId.test(given) ? given : nextId(),
      address: clientAddress(remoteAddress, trustedProxies > 0 ? request.headers.get('x-forwarded-for') : null, trustedProxies),
      route: 'other',
      defaultHeaders: common,
      hasDefaultHeaders: false,
    };
    let response: Response;
    const wait = path === '/healthz' ? 0 : await limits.burst(exchange.address);
    if (wait > 0) response = tooManyRequests(path, wait, isApiRequest(request, parts.bare));
    else if (hasTooManyFields(request.url)) response = rejectQuery(path, isApiRequest(request, parts.bare));
    else response = await app.fetch(request, exchange);
    if (!exchange.hasDefaultHeaders) {
      try {
        complete(response, exchange.requestId, path);
      } catch {
        // An answer whose headers are fixed, such as a redirect made by the platform.
        response = complete(new Response(response.body, response), exchange.requestId, path);
      }
    }
    const ms = performance.now() - started;
    metrics?.request(exchange.route, response.status, ms);
    const slow = ms >= slowMs;
    if (slow || log.isLevelEnabled('info')) {
      const line = {
        method: request.method,
        path: redactText(path),
        status: response.status,
        ms: Math.round(ms * 10) / 10,
        requestId: exchange.requestId,
      };
      if (slow) log.warn({ ...line, slow }, 'request');
      else log.info(line, 'request');
    }
    return response;
  };
  return { fetch, badRequest: () => complete(errorResponse('BAD_REQUEST'), nextId(), '') };
}

/** The refusal of an address with more parameters than any page or call takes. */
function rejectQuery(path: string, forMachine: boolean): Response {
  return forMachine ? errorResponse('INVALID_INPUT', { query: `At most ${maxFields} parameters.` }) : errorPage('BAD_REQUEST', path);
}

/** The refusal of a limit, as JSON or as a page. */
export function tooManyRequests(path: string, seconds: number, forMachine: boolean): Response {
  const headers = { 'Retry-After': String(seconds) };
  return forMachine ? errorResponse('TOO_MANY_REQUESTS', {}, headers) : errorPage('TOO_MANY_REQUESTS', path, headers);
}
