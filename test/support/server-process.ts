import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface ServerProcess {
  port: number;
  child: ChildProcess;
  /** Everything that it wrote, also after it is gone. */
  output(): string;
  /** Exit code, or the signal that ended it. */
  gone: Promise<number | string>;
}

/**
 * Builds the pages of the shop and of the workplace unless they are built: the real
 * server cannot start without them.
 */
export function buildOnce(): void {
  for (const [folder, server] of [
    ['.', 'build/server/server.js'],
    ['src/workplace', 'build/workplace/server/server.js'],
  ] as const) {
    if (existsSync(join(root, server))) continue;
    const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/react-router'), ['build', folder, '--logLevel', 'warn'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(stderr);
  }
}

/** The settings of servers that are tested, on a free port and without the world. */
export function environmentOfServers(): Record<string, string | undefined> {
  const { NODE_ENV: _, ...inherited } = process.env;
  return {
    ...inherited,
    PORT: '0',
    DEMO: 'false',
    AUTH_SECRET: 'only-for-tests-only-for-tests-only',
    LOG_LEVEL: 'info',
    RATES_URL: 'off',
  };
}

/**
 * The file that is started for one of `src`: with BUILT_SERVER set, as by a whole `npm test`, the one that
 * `npm run build` has made of it, which starts in two thirds of the time and is what an operator runs.
 */
export const entryOf = (entry: string): string =>
  process.env.BUILT_SERVER ? entry.replace(/^src\/(main|worker)\.ts$/, 'build/shop/$1.js') : entry;

/** Options of Node: code of the embedded database that runs for seconds is not worth optimizing. */
export const nodeOptions = ['--liftoff-only'];

/** Starts `src/main.ts`, or another entry, in a process of its own on a free port. */
export function spawnServer(env: Record<string, string>, entry = 'src/main.ts'): Omit<ServerProcess, 'port'> & { port: Promise<number> } {
  // A demo shop is filled at its start, which does pay.
  const options = env.DEMO === 'true' ? [] : nodeOptions;
  const child = spawn(process.execPath, [...options, '--import', './test/support/slow-and-crashing-server.ts', entryOf(entry)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environmentOfServers(), ...env },
  });
  let text = '';
  const gone = new Promise<number | string>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? 'gone')));
  const port = new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        const found = /"port":(\d+)/.exec(text) ?? (entry.endsWith('worker.ts') ? /"msg":"working()"/.exec(text) : null);
        if (found) resolve(Number(found[1]));
      });
    }
    gone.then((code) => reject(new Error(`the server ended with ${code}:\n${text}`)));
  });
  port.catch(() => {});
  return { child, port, gone, output: () => text };
}

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(env);
  return { ...server, port: await server.port };
}
