import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import type { Logger } from '../log.ts';

export interface RedisConnection {
  /** The connection itself, for libraries that bring their own commands. */
  client: unknown;
  /**
   * Tells the other nodes to drop cached answers with these tags.
   * @param position resolves to where the change is in the database's log, for nodes that read a replica
   */
  publish(tags: readonly string[], position?: Promise<number | undefined>): void;
  /** Closes once the other nodes have been told all, or after two seconds. */
  close(): Promise<void>;
}

export interface RedisEvents {
  /** Another node changed what these tags stand for, and may say where in the database's log. */
  onInvalidated: (tags: readonly string[], position: number | undefined) => void;
  /** Messages may have been missed, here or there. */
  onMissedMessages: () => void;
  /** Whether messages of other nodes may not arrive at the moment; they may not until the first `false`. */
  onAlone: (isAlone: boolean) => void;
}

const channel = 'karigari:changed';

/** An unknown message, such as one of a newer version, counts as "everything may have changed". */
function parseMessage(message: string): { from: string; tags: string[]; position: number | undefined } | undefined {
  try {
    const { from, tags, position } = JSON.parse(message);
    if (typeof from === 'string' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string'))
      return { from, tags, position: Number.isSafeInteger(position) ? position : undefined };
  } catch {
    // falls through to undefined
  }
  return undefined;
}

/** Milliseconds: a connection that says nothing for the second is gone; the first makes it say something. */
const pingMs = 5_000;
const silenceMs = 12_000;
/** Milliseconds that the end of a process waits for what it has to tell. */
const farewellMs = 2_000;

/**
 * Keeps a connection to Redis for limits and cache invalidation shared between nodes. It starts and continues
 * without Redis, logs each outage once, and treats everything as changed each time that it begins to listen.
 */
export function connectRedis(url: string, log: Logger, events: RedisEvents): RedisConnection {
  const node = crypto.randomUUID();
  const socket = {
    connectTimeout: 2_000,
    socketTimeout: silenceMs,
    reconnectStrategy: (attempt: number) => Math.min(200 * 2 ** attempt, 1_000),
  };
  const client = createClient({ url, disableOfflineQueue: true, pingInterval: pingMs, socket });
  const subscriber = client.duplicate({ disableOfflineQueue: false });
  const sending = new Set<Promise<unknown>>();
  let down = false;
  let everything = false;
  let closed = false;

  const failed = (error: unknown) => {
    if (down || closed) return;
    down = true;
    log.warn({ error }, 'Redis cannot be reached: limits and cached answers are this process alone until it is back');
  };
  client.on('error', failed);
  subscriber.on('error', (error) => {
    events.onAlone(true);
    failed(error);
  });
  const send = (tags: readonly string[], position?: Promise<number | undefined>) => {
    const publish = (at?: number) => client.publish(channel, JSON.stringify({ from: node, tags, position: at }));
    const sent = (position ? position.then(publish) : publish())
      .then(
        () => {
          if (tags.length === 0) everything = false;
        },
        (error) => {
          everything = true;
          failed(error);
        },
      )
      .finally(() => sending.delete(sent));
    sending.add(sent);
  };
  client.on('ready', () => {
    if (down) log.info('Redis is back');
    down = false;
    // Messages from before the connection or during an outage were lost.
    if (everything) send([]);
  });
  let subscribed = false;
  const listening = () => {
    subscribed = true;
    events.onAlone(false);
    // Answers that were kept until now may have changed without a message.
    events.onMissedMessages();
  };
  subscriber.on('ready', () => {
    if (subscribed) listening();
  });
  events.onAlone(true);
  // The promises may never settle while Redis is away: they are not awaited.
  client.connect().catch(failed);
  subscriber
    .connect()
    .then(() =>
      subscriber.subscribe(channel, (message) => {
        const news = parseMessage(message);
        if (news?.from === node) return;
        if (!news || news.tags.length === 0) events.onMissedMessages();
        else events.onInvalidated(news.tags, news.position);
      }),
    )
    .then(listening)
    .catch(failed);

  return {
    client,
    publish(tags, position) {
      if (tags.length > 0) send(tags, position);
    },
    async close() {
      for (const end = Date.now() + farewellMs; (everything || sending.size > 0) && Date.now() < end; ) await pause(10);
      if (everything || sending.size > 0)
        log.warn('Redis did not take what changed: other nodes may show old answers for up to 30 seconds');
      closed = true;
      client.destroy();
      subscriber.destroy();
    },
  };
}
