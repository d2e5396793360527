import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '#shared/start-error.ts';
import type { Logger } from '../log.ts';
import { numberVariable } from './this-process.ts';

/** Milliseconds before a process that ended is replaced; doubled where it ends again before it listens. */
const firstPauseMs = 500;
const maxPauseMs = 30_000;

/** Arenas of the C library's memory, which would be as many as threads and give little back. */
const arenas = process.env.MALLOC_ARENA_MAX ?? '2';

/**
 * Runs several processes of this program that share its port, replaces one that ends, and stops all with the
 * first signal; with a second one they end at once. The first process alone starts the others' work: it
 * brings the database up to date before there is another.
 * @returns once all have ended after a signal: whether they ended well
 * @throws {StartError} where one ends before all listen; it has said why, and the others have ended
 */
export async function supervise(count: number, log: Logger): Promise<boolean> {
  const running = new Set<Worker>();
  const endings: boolean[] = [];
  let isStopping = false;
  let isUp = false;

  const stop = () => {
    isStopping = true;
    for (const { process } of running) process.kill('SIGTERM');
  };
  const end = (signal: string) => {
    if (isStopping) {
      for (const { process } of running) process.kill('SIGKILL');
      process.exit(1);
    }
    log.info({ signal }, 'stopping');
    stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(signal));

  /** @returns once it has ended: how, and whether it ever listened */
  async function runProcess(number: number, onListening: () => void): Promise<{ ending: number | string; hasListened: boolean }> {
    const worker = cluster.fork({ MALLOC_ARENA_MAX: arenas, [numberVariable]: String(number) });
    running.add(worker);
    let hasListened = false;
    worker.once('listening', () => {
      hasListened = true;
      onListening();
    });
    const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
    running.delete(worker);
    // One that is stopped while it starts has no handler of the signal yet.
    if (isStopping) endings.push(code === 0 || signal === 'SIGTERM');
    return { ending: signal ?? code ?? 1, hasListened };
  }

  async function keep(number: number, onListening: () => void): Promise<void> {
    for (let pauseMs = firstPauseMs; !isStopping; ) {
      const { ending, hasListened } = await runProcess(number, onListening);
      if (isStopping) return;
      if (!isUp) throw new StartError(`Process ${number + 1} of ${count} ended at the start (${ending}).`);
      log.error({ process: number, ending }, 'a process ended and is replaced');
      pauseMs = hasListened ? firstPauseMs : Math.min(pauseMs * 2, maxPauseMs);
      await pause(pauseMs);
    }
  }

  const kept: Promise<void>[] = [];
  try {
    for (let number = 0; number < count && !isStopping; number++) {
      const { promise: listening, resolve } = Promise.withResolvers<void>();
      kept.push(keep(number, resolve));
      await Promise.race([listening, ...kept]);
    }
    isUp = true;
    await Promise.all(kept);
  } catch (error) {
    stop();
    await Promise.allSettled(kept);
    throw error;
  }
  return endings.every(Boolean);
}
