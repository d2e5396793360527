import { newId } from '#shared/id.ts';
import { redactText } from '#shared/redact.ts';
import type { Logger } from '../log.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds from which on a request is logged as slow. */
const slowMs = 1_000;
const validRequestId = /^[\w.:-]{8,64}$/;

/** Unique in the process by a counter and beyond it by chance; cheaper than randomness for every request. */
function createRequestIds(): () => string {
  const start = newId().slice(0, 8);
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}

interface RequestRecordsDeps {
  log: Logger;
  metrics?: Metrics | undefined;
  /** Number of reverse proxies of ours: only they may name a request id or the client's address. */
  trustedProxies: number;
}

/** Names requests, and records how they were answered. */
export interface RequestRecords {
  /** @param header finds a header by its name in lower case */
  identify(header: (name: string) => string | null | undefined, remoteAddress: string): { requestId: string; address: string };
  /**
   * Writes a line of the log and the figures of an answer.
   * @param answer.route name of the handler: a pattern, never a value
   * @param answer.started when the request came, by `performance.now()`
   */
  record(answer: { method: string; path: string; requestId: string; route: string; status: number; started: number }): void;
}

export function createRequestRecords({ log, metrics, trustedProxies }: RequestRecordsDeps): RequestRecords {
  const nextId = createRequestIds();
  return {
    identify(header, remoteAddress) {
      const isProxied = trustedProxies > 0;
      const given = isProxied ? header('x-request-id') : undefined;
      return {
        requestId: given && validRequestId.test(given) ? given : nextId(),
        address: clientAddress(remoteAddress, (isProxied && header('x-forwarded-for')) || null, trustedProxies),
      };
    },
    record({ method, path, requestId, route, status, started }) {
      const ms = performance.now() - started;
      metrics?.request(route, status, ms);
      const slow = ms >= slowMs;
      if (!slow && !log.isLevelEnabled('info')) return;
      const line = { method, path: redactText(path), status, ms: Math.round(ms * 10) / 10, requestId };
      if (slow) log.warn({ ...line, slow }, 'request');
      else log.info(line, 'request');
    },
  };
}
