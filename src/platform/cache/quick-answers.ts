import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { RateLimits } from '../http/rate-limit.ts';
import type { RequestRecords } from '../http/request-records.ts';
import type { LoadShedder } from '../http/shed-load.ts';
import type { ResponseCache } from './response-cache.ts';
import { type CacheKey, formOf } from './serve-cached.ts';

/** Addresses that are remembered, those asked for last. Anyone can invent long ones: those are not. */
const maxAddresses = 5_000;
const maxAddressLength = 500;

/** Headers of requests that more is to be known of, or that have a body. */
const headersOfOthers = ['authorization', 'content-length', 'transfer-encoding'] as const;
/** A host and port that no server of ours refuses. */
const plainHost = /^[a-z0-9.-]+(?::(?:\d{1,4}|[1-5]\d{4}))?$/;

interface QuickAnswersDeps {
  cache: ResponseCache;
  limits: RateLimits;
  records: RequestRecords;
  shedder: LoadShedder | undefined;
  now: () => Date;
  /** Tells visitors apart for answers that are not the same for everyone; undefined where that takes long. */
  variantOf: (header: (name: string) => string | null, address: string) => string | undefined;
  /** Tells requests whose coming alone is written down, or that other headers lead elsewhere. */
  isSpecial: (path: string, header: (name: string) => string | null) => boolean;
}

/**
 * Answers from memory before the framework makes a request, a context and a response of it, which costs more
 * than sending does.
 */
export interface QuickAnswers {
  /** Remembers under which key an address was answered by the long way. */
  learn(target: string, key: CacheKey): void;
  /** @returns whether it answered; if not, nothing was sent */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): false | Promise<boolean>;
}

/**
 * Answers a plain GET of an address that was answered before, with the same limits, headers, log line and
 * figures. The long way alone decides what an address means; all else goes it, such as an answer that is no
 * longer true.
 */
export function createQuickAnswers({ cache, limits, records, shedder, now, variantOf, isSpecial }: QuickAnswersDeps): QuickAnswers {
  const known = new LRUCache<string, CacheKey>({ max: maxAddresses });

  const send = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { address: key, isVaried, path }: CacheKey & { path: string },
  ) => {
    const started = performance.now();
    const header = (name: string) => headerOf(incoming, name);
    const { requestId, address } = records.identify(header, incoming.socket.remoteAddress ?? '');
    const variant = isVaried ? variantOf(header, address) : '';
    if (variant === undefined) return false;
    const entry = cache.get(key + variant, now().getTime());
    if (!entry || (await limits.burst(address)) > 0) return false;
    const found = formOf(entry, header);
    const { status, headers, body } = found instanceof Promise ? await found : found;
    cache.hits++;
    outgoing.writeHead(status, { ...headers, 'x-request-id': requestId });
    outgoing.end(body);
    records.record({ method: 'GET', path, requestId, route: entry.route, status, started });
    return true;
  };

  return {
    learn(target, key) {
      if (target.length <= maxAddressLength && !known.has(target)) known.set(target, key);
    },
    answer(incoming, outgoing) {
      const { method, url = '', headers } = incoming;
      const key = method === 'GET' ? known.get(url) : undefined;
      if (!key || shedder?.isPressed || headersOfOthers.some((name) => headers[name] !== undefined)) return false;
      const query = url.indexOf('?');
      const path = query < 0 ? url : url.slice(0, query);
      if (!plainHost.test(headers.host ?? '') || isSpecial(path, (name) => headerOf(incoming, name))) return false;
      return send(incoming, outgoing, { ...key, path });
    },
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : (value?.join(', ') ?? null);
}
