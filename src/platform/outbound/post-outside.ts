import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, mayBePublicHost } from './public-address.ts';

/** Time limit of a whole call in milliseconds. */
const usualTimeoutMs = 10_000;
/** Bytes of an answer that are read. */
const maxAnswerBytes = 64 * 1024;

/**
 * Result of sending a message. `address`: it leads to an address that is not public. `unreachable`: no name,
 * no connection, or one that ended without an answer.
 */
export interface PostResult {
  outcome: 'answered' | 'timeout' | 'address' | 'unreachable';
  status?: number;
  /** Milliseconds that it took. */
  ms: number;
}

interface PostOptions {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** Addresses of this machine and of its networks may be called, too. */
  allowsPrivate: boolean;
  /** Time limit in milliseconds; default 10 s. */
  timeoutMs?: number;
  /** Finds the addresses of a name; that of the system unless a test gives another. */
  resolve?: (name: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
}

class PrivateAddress extends Error {}

const resolveBySystem: NonNullable<PostOptions['resolve']> = (name, done) =>
  systemLookup(name, { all: true }, (error, addresses) => done(error, addresses));

/**
 * Resolves a name for a connection: the addresses that were checked are the ones that are connected to, so
 * that a name cannot change in between. One that is not public refuses all.
 */
const checkedLookup =
  ({ allowsPrivate, resolve = resolveBySystem }: PostOptions): LookupFunction =>
  (name, options, done) =>
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('no address'), '', 0);
      if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), '', 0);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });

/** Reads an answer up to its limit; what it says does not matter. */
async function drain(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxAnswerBytes) break;
    }
  } catch {
    // Its status has arrived, and counts.
  }
}

function send(url: URL, options: PostOptions, signal: AbortSignal): Promise<number> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept could lead to an address of before.
    const sent: ClientRequest = request(url, {
      method: 'POST',
      headers: { ...options.headers, 'content-length': Buffer.byteLength(options.body) },
      agent: false,
      lookup: checkedLookup(options),
      signal,
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      drain(response).then(() => {
        sent.destroy();
        resolve(response.statusCode ?? 0);
      }, reject);
    });
    sent.end(options.body);
  });
}

/**
 * Posts a body to an address that someone outside chose. It follows no redirect, and its whole time is
 * limited to 10 s. Never throws: a failure is a result.
 */
export async function postOutside(url: URL, options: PostOptions): Promise<PostResult> {
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  const signal = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs);
  // A literal address is connected to without a lookup.
  if (!options.allowsPrivate && !mayBePublicHost(url.hostname)) return { outcome: 'address', ms: ms() };
  try {
    return { outcome: 'answered', status: await send(url, options, signal), ms: ms() };
  } catch (error) {
    if (error instanceof PrivateAddress) return { outcome: 'address', ms: ms() };
    return { outcome: signal.aborted ? 'timeout' : 'unreachable', ms: ms() };
  }
}
