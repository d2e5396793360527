import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../database/database.ts';
import { withTimeLimit } from '../time-limit.ts';

/** Milliseconds for which what the database answered counts. */
const cacheMs = 1_000;
/** Milliseconds that it has to answer. */
const timeoutMs = 2_000;
/** Milliseconds for which any answer of the database tells that it is there: the pool may just be taken. */
const evidenceMs = 5_000;
/** Milliseconds that a node stays ready without its database: kept answers serve, a restart takes less. */
const graceMs = 15_000;

export type Readiness = 'ready' | 'starting' | 'draining' | 'unavailable' | 'outdated';

/** Tells load balancers and service managers how this process fares. */
export interface Health {
  /** Whether new visitors should be sent here. */
  readiness(): Promise<Readiness>;
  /** Called once the process is warm; until then it is starting. */
  started(): void;
  /** Called when the process is about to stop: it serves on, and closes each connection after its answer. */
  drain(): void;
  /**
   * Answers the probes `/healthz` (the process lives), `/startz` (it has started) and `/readyz`, in any
   * version of HTTP, without a host, past all limits and queues.
   * @returns whether the request was one of them
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Creates the health of one process. The database is asked once a second at most, however many want to know.
 * @param mayWork asks the database whether software of this version may work on it
 */
export function createHealth(
  database: Pick<Database, 'answeredAt'>,
  mayWork: () => Promise<boolean>,
  clock: () => number = () => performance.now(),
): Health {
  let state: 'starting' | 'started' | 'draining' = 'starting';
  let reachedAt = clock();
  let asked: Promise<Readiness> | undefined;
  let until = 0;
  const ask = async (): Promise<Readiness> => {
    const answer = await withTimeLimit(mayWork(), timeoutMs).catch(() => undefined);
    const now = clock();
    until = now + cacheMs;
    if (answer !== undefined || now - database.answeredAt() < evidenceMs) reachedAt = now;
    if (answer === false) return 'outdated';
    return now - reachedAt <= graceMs ? 'ready' : 'unavailable';
  };
  const readiness = async (): Promise<Readiness> => {
    if (state !== 'started') return state;
    if (asked === undefined || clock() >= until) {
      until = Number.POSITIVE_INFINITY;
      asked = ask();
    }
    return asked;
  };
  const probes: Record<string, () => Promise<[isFine: boolean, status: string]>> = {
    '/healthz': async () => [true, 'ok'],
    '/startz': async () => [state !== 'starting', state === 'starting' ? 'starting' : 'started'],
    '/readyz': async () => {
      const status = await readiness();
      return [status === 'ready', status];
    },
  };
  return {
    readiness,
    started() {
      if (state === 'starting') state = 'started';
    },
    drain() {
      state = 'draining';
    },
    answer(request, response) {
      if (state === 'draining') response.setHeader('Connection', 'close');
      const path = request.url?.split('?', 1)[0] ?? '';
      const probe = Object.hasOwn(probes, path) ? probes[path] : undefined;
      if (!probe) return false;
      void probe().then(([isFine, status]) => {
        const body = JSON.stringify({ status });
        response.writeHead(isFine ? 200 : 503, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          ...(isFine ? {} : { 'retry-after': '1' }),
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
      return true;
    },
  };
}
