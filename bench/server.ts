import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');

export interface Server {
  origin: string;
  /** From the start of the process to the first answer. */
  startMs: number;
  /** Waits until the server is ready. @returns milliseconds since the start of the process */
  ready(): Promise<number>;
  /** Processor seconds used so far, where the system tells (ticks of 10 ms). */
  cpuSeconds(): number | undefined;
  /** Resident memory, where the system tells. */
  megabytes(): number | undefined;
  stop(): Promise<void>;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(timer);
}

/** The numbers of a process and of those that it started. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
}

/** Adds up what the system tells of each process; undefined where it tells nothing. */
function sumOf(child: ChildProcess, read: (pid: number) => number): number | undefined {
  try {
    return withChildren(child.pid as number).reduce((sum, pid) => sum + read(pid), 0);
  } catch {
    return undefined;
  }
}

const ticksOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};
const kilobytesOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Waits until each of several processes is there, and none works any more. */
async function allUp(child: ChildProcess, processes: number): Promise<void> {
  for (let spent = 0; ; ) {
    const before = spent;
    await pause(500);
    spent = sumOf(child, ticksOf) ?? before;
    if (spent - before < 5 && withChildren(child.pid as number).length > processes) return;
  }
}

async function started(child: ChildProcess, origin: string, processes = 1): Promise<Server> {
  const begun = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server at ${origin} ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    if (performance.now() - begun > 60_000) throw new Error(`the server at ${origin} did not answer within a minute`);
    await pause(5);
  }
  const startMs = performance.now() - begun;
  if (processes > 1) await allUp(child, processes);
  return {
    origin,
    startMs,
    async ready() {
      for (;;) {
        const answer = await fetch(`${origin}/readyz`);
        await answer.arrayBuffer();
        if (answer.ok) return performance.now() - begun;
        await pause(10);
      }
    },
    cpuSeconds() {
      const ticks = sumOf(child, ticksOf);
      return ticks === undefined ? undefined : ticks / 100;
    },
    megabytes() {
      const kilobytes = sumOf(child, kilobytesOf);
      return kilobytes === undefined ? undefined : Math.round(kilobytes / 1024);
    },
    stop: () => ended(child),
  };
}

interface ShopOptions {
  databaseUrl: string;
  port: number;
  cacheMb: number;
  nodeOptions: string[];
  /** More settings. */
  env?: Record<string, string>;
  /** That share its port. */
  processes?: number;
}

/** Starts the built server as its operator does. */
export function startShop(options: ShopOptions): Promise<Server> {
  const { processes = 1 } = options;
  const child = spawn(process.execPath, ['--max-semi-space-size=16', ...options.nodeOptions, 'build/shop/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // As the container and the units have it.
      MALLOC_ARENA_MAX: '2',
      DATABASE_URL: options.databaseUrl,
      PORT: String(options.port),
      PAGE_CACHE_MB: String(options.cacheMb),
      ...(processes > 1 ? { WEB_CONCURRENCY: String(processes) } : {}),
      RATE_LIMIT: '0',
      // As much as it can answer is asked of it, which it would refuse.
      MAX_DELAY_MS: '0',
      UNPAID_ORDERS: '0',
      COD_CODE: 'false',
      COD_OPEN_PER_PIN: '0',
      // Log-ins from one address are limited: each comes from another.
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
      DEMO: 'false',
      RATES_URL: 'off',
      AUTH_SECRET: 'only for measuring, on this machine, for a minute',
      ...options.env,
    },
  });
  return started(child, `http://127.0.0.1:${options.port}`, processes);
}

export function startBare(port: number): Promise<Server> {
  const child = spawn(process.execPath, ['bench/bare-server.ts', String(port)], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return started(child, `http://127.0.0.1:${port}`);
}
