import type { Context } from 'hono';

/**
 * Facts of one request that middleware finds and handlers read or complete, as typed variables of the
 * server's context.
 */
export interface RequestVariables {
  requestId: string;
  /** The client's address, as our own proxies saw it. */
  address: string;
  /** Name of the handler for metrics: a route pattern, never a value. */
  route: string;
  /** The response carries the default headers already: cached entries are stored with them. */
  hasDefaultHeaders: boolean;
}

export interface ServerEnv {
  Bindings: { remoteAddress: string };
  Variables: RequestVariables;
}

export type ServerContext = Context<ServerEnv>;

/**
 * The path of an absolute URL as it was sent, without query; parsing the whole URL would cost more than a
 * cached answer.
 */
export function pathOf(url: string): string {
  const start = url.indexOf('/', 8);
  if (start < 0) return '/';
  const query = url.indexOf('?', start);
  return query < 0 ? url.slice(start) : url.slice(start, query);
}

/** Whether a method only reads. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';
