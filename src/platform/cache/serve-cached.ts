import { isSafeMethod, type ServerContext } from '../http/request-variables.ts';
import type { RawJson } from '../raw-json/raw-json.ts';
import type { CacheControl } from './cache-control.ts';
import { acceptedEncoding, type CachedResponse, type EncodedBody } from './cache-entry.ts';
import type { ResponseCache } from './response-cache.ts';

/** An answer that is not the same for everyone at its address, but for everyone with the same cache key. */
export interface VaryPolicy {
  /** Request headers that tell visitors apart. */
  headers: string;
  /** The CDN in front knows these headers for what they are. */
  cdnCaches: boolean;
}

/** An answer that was made for a request, with what the use cases said of it. */
export type Rendered =
  | {
      response: Response;
      /** The body of `response` where it has none: a `Response` would copy bytes of ours three times. */
      body?: Buffer | undefined;
      cacheControl: CacheControl;
      vary?: VaryPolicy | undefined;
    }
  | { json: RawJson<unknown>; cacheControl: CacheControl };

/** Names what an address asks for. */
export interface CacheKey {
  address: string;
  /** The answer has another form for some visitors, whose keys go on after the address. */
  isVaried?: boolean;
}

/**
 * Answers a GET or HEAD from the response cache, or renders the answer.
 * @param variant the end of the key where visitors are told apart
 */
export type ServeCached = (c: ServerContext, key: CacheKey, render: () => Promise<Rendered>, variant?: string) => Promise<Response>;

/**
 * A CDN may store it, and has to ask whether it is the right one each time: the tag differs where the page
 * does.
 */
const revalidateAlways = 'public, max-age=0, must-revalidate';

/** Headers that belong to one transfer, not to the content. */
const transferHeaders = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'set-cookie', 'cache-control']);
/** Seconds that a CDN may keep an answer: it does not hear of changes. */
const sharedMaxAge = 60;

/**
 * Serves through `cache`. Only a 200 that says `Cache-Control: public`, sets no cookie and was made without
 * asking who calls is stored; anything else passes through. A public answer that turns out to be private says
 * `no-store` instead. What says a life of its own (`public, max-age=…`) keeps it.
 * @param parts.defaultHeaders are stored with each entry, so that an answer from memory needs nothing added
 * @param parts.onAnswer learns under which key an address has its answer
 */
export function createCacheServer(
  cache: ResponseCache,
  {
    defaultHeaders,
    now,
    onAnswer,
  }: { defaultHeaders: Readonly<Record<string, string>>; now: () => Date; onAnswer?: (target: string, key: CacheKey) => void },
): ServeCached {
  return async (c, cacheKey, render, variant = '') => {
    const at = now();
    const key = cacheKey.address + variant;
    const make = async () => {
      const rendered = await render();
      const { cacheControl } = rendered;
      if (cacheControl.isPrivate) cache.rememberPrivate(key);
      const stored = { status: 200, route: c.get('route'), tags: cacheControl.tags, expiresAt: cacheControl.expiresAt };
      if ('json' in rendered) {
        if (!cacheControl.isStorable) return sendRawJson(c, rendered.json, defaultHeaders);
        const headers = {
          ...defaultHeaders,
          vary: 'Accept-Encoding',
          'content-type': 'application/json',
          'cache-control': cacheControlHeader(cacheControl, at),
        };
        return { ...stored, headers, body: rendered.json.bytes, digest: rendered.json.digest };
      }
      const { response, body, vary } = rendered;
      const given = response.headers.get('cache-control') ?? '';
      if (cacheControl.isPrivate && given.startsWith('public')) response.headers.set('cache-control', 'no-store');
      const isPublic = given.startsWith('public') && !cacheControl.isPrivate && !response.headers.has('set-cookie');
      if (response.status !== 200 || !isPublic) {
        return body === undefined ? response : new Response(body as Uint8Array<ArrayBuffer>, response);
      }
      const headers: Record<string, string> = { ...defaultHeaders };
      for (const [name, value] of response.headers) if (!transferHeaders.has(name)) headers[name] = value;
      headers.vary = vary ? `Accept-Encoding, ${vary.headers}` : 'Accept-Encoding';
      headers['cache-control'] =
        vary && !vary.cdnCaches ? revalidateAlways : given === 'public' ? cacheControlHeader(cacheControl, at) : given;
      return { ...stored, headers, body: body ?? Buffer.from(await response.arrayBuffer()) };
    };
    const entry = await cache.getOrRender(key, at.getTime(), make, acceptedEncoding(c.req.raw.headers.get('accept-encoding') ?? undefined));
    if (entry instanceof Response) return entry;
    onAnswer?.(targetOf(c.req.raw.url), cacheKey);
    return sendEntry(c, entry);
  };
}

/** Limits how long browsers and CDNs may keep an answer. */
function cacheControlHeader({ expiresAt }: CacheControl, now: Date): string {
  const seconds = Math.max(0, Math.min(sharedMaxAge, Math.floor((expiresAt - now.getTime()) / 1000)));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
}

/** The status, headers and body of an answer from memory, save what each request has of its own. */
type CachedForm = { status: number; headers: Readonly<Record<string, string>>; body: Buffer | null };

/** @param header finds a header of the request by its name in lower case */
export function formOf(entry: CachedResponse, header: (name: string) => string | null): CachedForm | Promise<CachedForm> {
  if (header('if-none-match')?.includes(entry.etag)) return { status: 304, headers: entry.headersWithoutBody, body: null };
  const encoded = entry.encode(acceptedEncoding(header('accept-encoding') ?? undefined));
  const toForm = ({ headers, body }: EncodedBody) => ({ status: entry.status, headers, body });
  return encoded instanceof Promise ? encoded.then(toForm) : toForm(encoded);
}

/** The headers are a plain object made for this answer: the server writes it as it is. */
async function sendEntry(c: ServerContext, entry: CachedResponse): Promise<Response> {
  c.set('hasDefaultHeaders', true);
  c.set('route', entry.route);
  const request = c.req.raw;
  const { status, headers, body } = await formOf(entry, (name) => request.headers.get(name));
  const sent = request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer> | null);
  return new Response(sent, { status, headers: { ...headers, 'x-request-id': c.get('requestId') } });
}

/** Sends JSON past the cache. Its headers are a plain object, too. */
export function sendRawJson(c: ServerContext, json: RawJson<unknown>, defaultHeaders: Readonly<Record<string, string>>): Response {
  c.set('hasDefaultHeaders', true);
  const headers: Record<string, string> = { ...defaultHeaders, 'content-type': 'application/json', 'x-request-id': c.get('requestId') };
  if (isSafeMethod(c.req.method)) headers['cache-control'] = 'no-store';
  return new Response(json.bytes, { headers });
}

/** Path and query as a client sends them. */
const targetOf = (url: string) => url.slice(url.indexOf('/', 8));

/** The query string with its parameters in order, so that the same question has one cache key. */
export function canonicalQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return '';
  const params = new URLSearchParams(url.slice(start + 1));
  params.sort();
  return `?${params}`;
}
