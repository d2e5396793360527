/** One request and what the server knows beside it. Handlers find it as Hono's `c.env`. */
export interface RequestVariables {
  requestId: string;
  /** The client's address, looked for behind our own proxies. */
  address: string;
  /** What metrics call the place that answered: a pattern, never a value. */
  route: string;
  /** Headers of every answer. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  /** The answer carries the headers of every answer already. */
  hasDefaultHeaders: boolean;
}

/** The path of an absolute URL as it was sent, without query; parsing the whole URL would cost more than a cached answer. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', 8);
  if (start < 0) return '/';
  const query = url.indexOf('?', start);
  return query < 0 ? url.slice(start) : url.slice(start, query);
}
