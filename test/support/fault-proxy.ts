import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './programs.ts';

/**
 * Faults of a network: refused connections, three seconds before each answer, a connection that is reset in
 * the middle of an answer, one on which nothing moves any more, and 30 of 100 connections reset.
 */
export const networkFaults = ['down', 'slow', 'reset', 'silent', 'lossy'] as const;
export type NetworkFault = (typeof networkFaults)[number];

export interface FaultProxy {
  port: number;
  /** Breaks the connections from now on; undefined mends them. Those that are open break, too. */
  set(fault: NetworkFault | undefined): Promise<void>;
  close(): Promise<void>;
}

const slowMs = 3_000;
const lossShare = 0.3;

interface Pair {
  client: Socket;
  server: Socket;
}

/** Stands between a program and a service on this machine, and passes bytes on as the fault lets it. */
export async function openFaultProxy(target: number): Promise<FaultProxy> {
  let fault: NetworkFault | undefined;
  const pairs = new Set<Pair>();
  const reset = ({ client, server }: Pair) => {
    client.resetAndDestroy();
    server.resetAndDestroy();
  };
  /** Passes on in its order what comes from one socket, or late, or half of it. */
  const pass = (pair: Pair, from: Socket, to: Socket, isAnswer: boolean) => {
    from.on('data', (bytes) => {
      if (isAnswer && fault === 'reset') {
        to.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reset(pair));
      } else if (isAnswer && fault === 'slow') {
        setTimeout(() => to.writable && to.write(bytes), slowMs);
      } else if (to.writable && !to.write(bytes)) {
        from.pause();
        to.once('drain', () => fault !== 'silent' && from.resume());
      }
    });
    from.on('end', () => (fault === 'slow' ? setTimeout(() => to.end(), slowMs) : to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      pairs.delete(pair);
      if (fault !== 'slow' && fault !== 'silent') to.destroy();
    });
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    if (fault === 'lossy' && Math.random() < lossShare) return client.resetAndDestroy();
    const pair: Pair = { client, server: connect({ port: target, host: '127.0.0.1', allowHalfOpen: true }) };
    pairs.add(pair);
    pass(pair, client, pair.server, false);
    pass(pair, pair.server, client, true);
    if (fault === 'silent') for (const each of [client, pair.server]) each.pause();
    else client.resume();
    return undefined;
  });
  const port = await freePort();
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen();
  return {
    port,
    async set(next) {
      fault = next;
      for (const pair of pairs) {
        if (fault === 'down' || (fault === 'lossy' && Math.random() < lossShare)) reset(pair);
        for (const each of [pair.client, pair.server]) fault === 'silent' ? each.pause() : each.resume();
      }
      if (fault === 'down') server.close();
      else if (!server.listening) await listen();
    },
    async close() {
      for (const pair of pairs) reset(pair);
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
