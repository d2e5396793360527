import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#shared/errors.ts';
import { apiPrefix } from './api-routes.ts';
import { isSafeMethod, pathOf, type ServerEnv } from './request-variables.ts';

/** Milliseconds between two looks at the load. */
const intervalMs = 50;
/** Late looks in a row before anything is refused: a pause or a large page is no overload. */
const minLate = 6;
/** Changes of the pressure at a late and at a timely look. It falls slower, so that a queue is worked off. */
const rise = 0.1;
const fall = 0.03;
const maxPressure = 1.9;
/** Seconds after which what was refused may be asked again, by chance between these. */
const retrySeconds = { min: 1, max: 4 };

/**
 * Tells how soon a request is refused. `first`: visitors who read. `last`: changes, and what signed-in people
 * and pages that are shown already need. `never`: messages of services.
 */
export type Precedence = 'first' | 'last' | 'never';

/** Refuses a share of the requests while more come than can be answered. */
export interface LoadShedder {
  /** Takes what is measured of the load at a look. */
  observe(load: number): void;
  refuses(precedence: Precedence): boolean;
  /** Whether some requests are refused. */
  readonly isPressed: boolean;
}

/**
 * Creates a load shedder. Pressure up to 1 is the refused share of what goes first, above 1 all of it and the
 * rest of what goes last.
 * @param maxLoad above which there is too much of it; 0: nothing is refused
 */
export function createLoadShedder(maxLoad: number, chance: () => number = Math.random): LoadShedder {
  let pressure = 0;
  let late = 0;
  return {
    observe(load) {
      const isLate = maxLoad > 0 && load > maxLoad;
      late = isLate ? late + 1 : 0;
      if (late >= minLate || (isLate && pressure > 0)) pressure = Math.min(maxPressure, pressure + rise);
      else if (!isLate) pressure = Math.max(0, pressure - fall);
    },
    refuses(precedence) {
      if (pressure === 0 || precedence === 'never') return false;
      return chance() < (precedence === 'first' ? pressure : pressure - 1);
    },
    get isPressed() {
      return pressure > 0;
    },
  };
}

/** Shedders of one process. */
export interface LoadShedders {
  /** By the delay of the event loop: every request takes the processor. */
  processor: LoadShedder;
  /** By the callers that wait for a connection: what is kept in memory needs none. */
  database: LoadShedder;
}

/** Callers that may wait for each connection of the pool: the queues of all jobs wait there as well. */
const waitingPerConnection = 16;

/**
 * Looks at the load for as long as the process lives.
 * @param maxDelayMs delay of the event loop above which the process is overloaded; 0: nothing is refused
 * @param connections size of the pool
 * @param waiting counts the callers that wait for a connection
 */
export function watchLoad(maxDelayMs: number, connections: number, waiting: () => number): LoadShedders {
  const processor = createLoadShedder(maxDelayMs);
  const database = createLoadShedder(maxDelayMs === 0 ? 0 : waitingPerConnection * connections);
  let due = performance.now() + intervalMs;
  setInterval(() => {
    const now = performance.now();
    processor.observe(now - due);
    database.observe(waiting());
    due = now + intervalMs;
  }, intervalMs).unref();
  return { processor, database };
}

const neverRefused = [`${apiPrefix}/payments/webhooks/`, `${apiPrefix}/carriers/tracking`, `${apiPrefix}/messages/whatsapp`];
const partOfPage = /^\/(?:assets|media|fonts)\//;

/** Tells how soon a request is refused. */
export function precedenceOf(request: Request): Precedence {
  const path = pathOf(request.url);
  if (neverRefused.some((prefix) => path.startsWith(prefix))) return 'never';
  const { headers, method } = request;
  const isKnown = headers.has('authorization') || /karigari-(?:session|guest)=/.test(headers.get('cookie') ?? '');
  return isKnown || !isSafeMethod(method) || partOfPage.test(path) ? 'last' : 'first';
}

/** Refuses a request where its shedder says so. @throws {DomainError} SERVICE_UNAVAILABLE */
export function requireCapacity(shedder: LoadShedder, request: Request): void {
  if (!shedder.refuses(precedenceOf(request))) return;
  const { min, max } = retrySeconds;
  throw new DomainError('SERVICE_UNAVAILABLE', {}, min + Math.floor(Math.random() * (max - min + 1)));
}

/** Refuses requests before anything is made of them. @throws {DomainError} SERVICE_UNAVAILABLE */
export const shedLoad =
  (shedder: LoadShedder): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    requireCapacity(shedder, c.req.raw);
    await next();
  };
