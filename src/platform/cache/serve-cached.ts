import type { RequestVariables } from '../http/request-variables.ts';
import { type RawJson, toBytes } from '../raw-json/raw-json-route.ts';
import type { CacheControl } from './cache-control.ts';
import { acceptedEncoding, type CachedResponse, type ResponseCache } from './response-cache.ts';

/** An answer that is not the same for everyone at its address, but for everyone with the same cache key. */
export interface VaryPolicy {
  /** Request headers that tell visitors apart. */
  headers: string;
  /** The CDN in front knows these headers for what they are. */
  cdnCaches: boolean;
}

/** A CDN may store it, and has to ask whether it is the right one each time: the tag differs where the page does. */
const revalidateAlways = 'public, max-age=0, must-revalidate';

/** Headers that belong to one transfer, not to the content. */
const transferHeaders = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'set-cookie', 'cache-control']);
/** Seconds that a CDN may keep an answer: it does not hear of changes. */
const sharedMaxAge = 60;

/**
 * Answers a GET or HEAD from the response cache, or makes the answer and keeps it. Only a 200 that says `Cache-Control: public`
 * and sets no cookie is kept; anything else passes through untouched. What says a life of its own (`public, max-age=…`) keeps it.
 */
export async function serveCached(
  cache: ResponseCache,
  request: Request,
  exchange: RequestVariables,
  key: string,
  now: Date,
  make: () => Promise<{ response: Response; shown: CacheControl; varies?: VaryPolicy } | { json: RawJson; shown: CacheControl }>,
): Promise<Response> {
  const entry = await cache.getOrRender(key, now.getTime(), async () => {
    const made = await make();
    if ('json' in made) {
      // Text of ours goes straight to bytes: a Response around it would copy it three times.
      const { json, shown } = made;
      const headers = {
        ...exchange.defaultHeaders,
        vary: 'Accept-Encoding',
        'content-type': 'application/json',
        'cache-control': cacheControlHeader(shown, now),
      };
      return { status: 200, route: exchange.route, headers, body: toBytes(json), tags: shown.tags, expiresAt: shown.expiresAt };
    }
    const { response, shown, varies } = made;
    const given = response.headers.get('cache-control') ?? '';
    const isPublic = given.startsWith('public') && !response.headers.has('set-cookie');
    if (response.status !== 200 || !isPublic) return response;
    const headers: Record<string, string> = { ...exchange.defaultHeaders };
    for (const [name, value] of response.headers) if (!transferHeaders.has(name)) headers[name] = value;
    headers.vary = varies ? `Accept-Encoding, ${varies.headers}` : 'Accept-Encoding';
    headers['cache-control'] = varies && !varies.cdnCaches ? revalidateAlways : given === 'public' ? cacheControlHeader(shown, now) : given;
    const body = Buffer.from(await response.arrayBuffer());
    return { status: 200, route: exchange.route, headers, body, tags: shown.tags, expiresAt: shown.expiresAt };
  });
  return entry instanceof Response ? entry : sendEntry(request, exchange, entry);
}

/** How long browsers and CDNs may keep an answer. */
function cacheControlHeader(shown: CacheControl, now: Date): string {
  const seconds = Math.max(0, Math.min(sharedMaxAge, Math.floor((shown.expiresAt - now.getTime()) / 1000)));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
}

/** The headers are a plain object made for this answer: the server writes it as it is. */
async function sendEntry(request: Request, exchange: RequestVariables, entry: CachedResponse): Promise<Response> {
  exchange.hasDefaultHeaders = true;
  exchange.route = entry.route;
  const id = exchange.requestId;
  const known = request.headers.get('if-none-match');
  if (known?.includes(entry.etag)) return new Response(null, { status: 304, headers: { ...entry.headersWithoutBody, 'x-request-id': id } });
  const encoded = entry.encode(acceptedEncoding(request.headers.get('accept-encoding') ?? undefined));
  const form = encoded instanceof Promise ? await encoded : encoded;
  const body = request.method === 'HEAD' ? null : (form.body as Uint8Array<ArrayBuffer>);
  return new Response(body, { status: entry.status, headers: { ...form.headers, 'x-request-id': id } });
}

/** The query string with its parameters in order, so that the same question has one cache key. */
export function canonicalQuery(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return '';
  const params = new URLSearchParams(url.slice(start + 1));
  params.sort();
  return `?${params}`;
}
