import { createClient } from 'redis';
import type { Logger } from '../log.ts';

export interface RedisConnection {
  /** The connection itself, for libraries that bring their own commands. */
  client: unknown;
  /** Tells the other nodes to drop cached answers with these tags. */
  publish(tags: readonly string[]): void;
  close(): Promise<void>;
}

export interface RedisEvents {
  /** Another node changed what these tags stand for. */
  onInvalidated: (tags: readonly string[]) => void;
  /** Messages may have been missed, here or there. */
  onMissedMessages: () => void;
}

const channel = 'karigari:changed';

/** An unknown message, such as one of a newer version, counts as "everything may have changed". */
function parseMessage(message: string): { from: string; tags: string[] } | undefined {
  try {
    const { from, tags } = JSON.parse(message);
    if (typeof from === 'string' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return { from, tags };
  } catch {
    // falls through to undefined
  }
  return undefined;
}

/**
 * Keeps a connection to Redis for limits and cache invalidation shared between nodes. It starts and continues
 * without Redis, logs each outage once, and treats everything as changed after a reconnection.
 */
export function connectRedis(url: string, log: Logger, events: RedisEvents): RedisConnection {
  const node = crypto.randomUUID();
  const socket = { connectTimeout: 2_000, reconnectStrategy: (attempt: number) => Math.min(200 * 2 ** attempt, 5_000) };
  const client = createClient({ url, disableOfflineQueue: true, socket });
  const subscriber = client.duplicate({ disableOfflineQueue: false });
  let down = false;
  let everything = false;
  let closed = false;

  const failed = (error: unknown) => {
    if (down || closed) return;
    down = true;
    log.warn({ error }, 'Redis cannot be reached: limits and cached answers are this process alone until it is back');
  };
  client.on('error', failed);
  subscriber.on('error', failed);
  const send = (tags: readonly string[]) => client.publish(channel, JSON.stringify({ from: node, tags }));
  client.on('ready', () => {
    if (down) log.info('Redis is back');
    down = false;
    // Invalidations of this node during the outage were lost.
    if (everything) send([]).then(() => (everything = false), failed);
  });
  let subscribed = false;
  subscriber.on('ready', () => {
    if (subscribed) events.onMissedMessages();
    subscribed = true;
  });
  // The promises may never settle while Redis is away: they are not awaited.
  client.connect().catch(failed);
  subscriber
    .connect()
    .then(() =>
      subscriber.subscribe(channel, (message) => {
        const news = parseMessage(message);
        if (news?.from === node) return;
        if (!news || news.tags.length === 0) events.onMissedMessages();
        else events.onInvalidated(news.tags);
      }),
    )
    .catch(failed);

  return {
    client,
    publish(tags) {
      if (tags.length === 0) return;
      send(tags).catch((error) => {
        everything = true;
        failed(error);
      });
    },
    async close() {
      closed = true;
      client.destroy();
      subscriber.destroy();
    },
  };
}
