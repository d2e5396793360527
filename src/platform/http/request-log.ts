import type { MiddlewareHandler } from 'hono';
import type { RequestRecords } from './request-records.ts';
import { pathOf, type ServerEnv } from './request-variables.ts';
import { addDefaultHeaders, type DefaultHeaders } from './security-headers.ts';

/**
 * The outermost middleware: names the request and its client, and afterwards adds the default headers, a log
 * line and figures.
 */
export function requestLog(records: RequestRecords, defaultHeaders: DefaultHeaders): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const started = performance.now();
    const { headers, method, url } = c.req.raw;
    const { requestId, address } = records.identify((name) => headers.get(name), c.env.remoteAddress);
    c.set('requestId', requestId);
    c.set('address', address);
    c.set('route', 'other');
    await next();
    const { res } = c;
    if (!c.get('hasDefaultHeaders')) {
      const complete = addDefaultHeaders(res, url, requestId, defaultHeaders);
      if (complete !== res) {
        // Hono would copy the headers of the response that is replaced.
        c.res = undefined;
        c.res = complete;
      }
    }
    records.record({ method, path: pathOf(url), requestId, route: c.get('route'), status: res.status, started });
  };
}
