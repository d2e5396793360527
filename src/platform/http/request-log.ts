import type { MiddlewareHandler } from 'hono';
import { newId } from '#shared/id.ts';
import { redactText } from '#shared/redact.ts';
import type { Logger } from '../log.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import { pathOf, type ServerEnv } from './request-variables.ts';
import { addDefaultHeaders, type DefaultHeaders } from './security-headers.ts';

/** Milliseconds from which on a request is logged as slow. */
const slowMs = 1_000;
const validRequestId = /^[\w.:-]{8,64}$/;

/** Unique in the process by a counter and beyond it by chance; cheaper than randomness for every request. */
function createRequestIds(): () => string {
  const start = newId().slice(0, 8);
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}

interface RequestLogDeps {
  log: Logger;
  metrics?: Metrics | undefined;
  /** Number of reverse proxies of ours: only they may name a request id or the client's address. */
  trustedProxies: number;
  defaultHeaders: DefaultHeaders;
}

/**
 * The outermost middleware: names the request and its client, and afterwards adds the default headers, a log
 * line and figures.
 */
export function requestLog({ log, metrics, trustedProxies, defaultHeaders }: RequestLogDeps): MiddlewareHandler<ServerEnv> {
  const nextId = createRequestIds();
  return async (c, next) => {
    const started = performance.now();
    const { headers, method, url } = c.req.raw;
    const given = trustedProxies > 0 ? headers.get('x-request-id') : null;
    const requestId = given !== null && validRequestId.test(given) ? given : nextId();
    c.set('requestId', requestId);
    c.set('address', clientAddress(c.env.remoteAddress, trustedProxies > 0 ? headers.get('x-forwarded-for') : null, trustedProxies));
    c.set('route', 'other');
    await next();
    const path = pathOf(url);
    const { res } = c;
    if (!c.get('hasDefaultHeaders')) {
      const complete = addDefaultHeaders(res, url, requestId, defaultHeaders);
      if (complete !== res) {
        // Hono would copy the headers of the response that is replaced.
        c.res = undefined;
        c.res = complete;
      }
    }
    const { status } = res;
    const ms = performance.now() - started;
    metrics?.request(c.get('route'), status, ms);
    const slow = ms >= slowMs;
    if (!slow && !log.isLevelEnabled('info')) return;
    const line = { method, path: redactText(path), status, ms: Math.round(ms * 10) / 10, requestId };
    if (slow) log.warn({ ...line, slow }, 'request');
    else log.info(line, 'request');
  };
}
