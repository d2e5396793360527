/**
 * Runs the marketplace for development: pages reload in place, a change to anything
 * else restarts the process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
let child: ChildProcess | undefined;
let restarting = false;

function start(): void {
  child = spawn(process.execPath, [join(root, 'src/main.ts')], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } });
}

/** The old process goes first: it holds the port and the lock of the data directory. */
async function restart(): Promise<void> {
  if (restarting) return;
  restarting = true;
  const old = child;
  if (old && old.exitCode === null && old.signalCode === null) {
    const gone = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    await gone;
  }
  restarting = false;
  start();
}

let timer: NodeJS.Timeout | undefined;
for (const folder of ['src', 'demo', 'migrations']) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (
      !name ||
      (folder === 'src' && /^(?:web|workplace|ui)$/.test(name.split(sep)[0] ?? '')) ||
      !/\.(ts|sql)$/.test(name) ||
      name.endsWith('.test.ts')
    )
      return;
    clearTimeout(timer);
    timer = setTimeout(restart, 150);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    child?.once('exit', () => process.exit(0));
    if (!child?.kill('SIGTERM')) process.exit(0);
  });
}
start();
