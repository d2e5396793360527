import cluster from 'node:cluster';

/** Distinguishes the news from what libraries send between processes. */
const channel = 'karigari:changed';

interface News {
  channel: typeof channel;
  tags: readonly string[];
}

const isNews = (message: unknown): message is News =>
  typeof message === 'object' && message !== null && (message as Partial<News>).channel === channel;

/**
 * Connects this process to those that share its port. None misses what another one tells: it listens before
 * it keeps anything.
 * @param onInvalidated another process changed what these tags stand for
 * @returns tells the others what this one changed
 */
export function joinProcesses(onInvalidated: (tags: readonly string[]) => void): (tags: readonly string[]) => void {
  process.on('message', (message) => {
    if (isNews(message)) onInvalidated(message.tags);
  });
  return (tags) => {
    // Without the process that relays them this one ends, too.
    if (tags.length > 0) process.send?.({ channel, tags } satisfies News, undefined, undefined, () => {});
  };
}

/** Relays the news of each process to the others. */
export function relayNews(): void {
  cluster.on('message', (from, message) => {
    if (!isNews(message)) return;
    for (const worker of Object.values(cluster.workers ?? {}))
      if (worker && worker !== from && worker.isConnected()) worker.send(message, () => {});
  });
}
