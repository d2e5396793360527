import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** Whether this machine has a Redis to test with. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RunningRedis {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A Redis of its own on a free loopback port, that keeps nothing; it can be stopped
 * and started again on the same port.
 */
export async function redisServer(): Promise<RunningRedis> {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const started = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'],
        {
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      );
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.stdout.setEncoding('utf8').on('data', (text: string) => /Ready to accept/.test(text) && resolve());
        started.once('exit', () => reject(new Error('redis-server ended')));
      });
    },
    async stop() {
      const running = child;
      child = undefined;
      if (!running) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await gone;
    },
  };
}
