import { setTimeout as pause } from 'node:timers/promises';

export interface Outcome {
  path: string;
  /** 0 where there was no answer. */
  status: number;
  ms: number;
  /** Milliseconds after the begin of the load at which it was sent. */
  at: number;
  /** Says that it is older than it should be. */
  isOld: boolean;
  retryAfter: boolean;
}

export interface Load {
  outcomes: Outcome[];
  /** Milliseconds since its begin. */
  now(): number;
  /** Sends no more, and waits for the answers. */
  stop(): Promise<Outcome[]>;
}

/**
 * Sends so many requests a second, however long the answers take, to these paths by turns.
 * @param send other requests than a GET of the path
 */
export function startLoad(
  origin: string,
  perSecond: number,
  paths: readonly string[],
  send: (url: string) => Promise<Response> = (url) => fetch(url, { signal: AbortSignal.timeout(40_000) }),
): Load {
  const begin = performance.now();
  const now = () => performance.now() - begin;
  const outcomes: Outcome[] = [];
  const open = new Set<Promise<void>>();
  let isOver = false;
  const ask = async (path: string) => {
    const at = now();
    const answer = await send(`${origin}${path}`)
      .then(async (response) => {
        await response.arrayBuffer();
        return response;
      })
      .catch(() => undefined);
    const isOld = answer?.headers.has('cache-status') ?? false;
    outcomes.push({
      path,
      status: answer?.status ?? 0,
      ms: now() - at,
      at,
      isOld,
      retryAfter: answer?.headers.has('retry-after') ?? false,
    });
  };
  const running = (async () => {
    for (let count = 0; !isOver; count++) {
      const asked = ask(paths[count % paths.length] as string).finally(() => open.delete(asked));
      open.add(asked);
      await pause(Math.max(0, ((count + 1) * 1_000) / perSecond - now()));
    }
  })();
  return {
    outcomes,
    now,
    async stop() {
      isOver = true;
      await running;
      await Promise.all(open);
      return outcomes;
    },
  };
}

/** Counts by status, such as `{ 200: 96, 503: 4 }`. */
export function countStatuses(outcomes: readonly Outcome[]): Record<string, number> {
  const groups = Object.groupBy(outcomes, ({ status }) => String(status));
  return Object.fromEntries(Object.entries(groups).map(([status, all = []]) => [status, all.length]));
}
