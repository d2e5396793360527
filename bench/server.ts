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

async function started(child: ChildProcess, origin: string): Promise<Server> {
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
      try {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return (Number(fields[11]) + Number(fields[12])) / 100;
      } catch {
        return undefined;
      }
    },
    megabytes() {
      try {
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024);
      } catch {
        return undefined;
      }
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
}

/** Starts the built server as its operator does. */
export function startShop(options: ShopOptions): Promise<Server> {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', ...options.nodeOptions, 'build/shop/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: options.databaseUrl,
      PORT: String(options.port),
      PAGE_CACHE_MB: String(options.cacheMb),
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
  return started(child, `http://127.0.0.1:${options.port}`);
}

export function startBare(port: number): Promise<Server> {
  const child = spawn(process.execPath, ['bench/bare-server.ts', String(port)], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return started(child, `http://127.0.0.1:${port}`);
}
