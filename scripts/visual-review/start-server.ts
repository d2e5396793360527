import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../../e2e/support/environment.ts';

/**
 * Starts the built site on a fresh demo shop, as the browser tests have it; `close`
 * ends it and removes what it wrote.
 */
export async function startServer(port: number): Promise<{ origin: string; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karigari-sheet-'));
  const server = spawn(process.execPath, ['e2e/support/serve.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    // With a service that asks for consent; nothing here reaches it.
    env: { ...process.env, ...environment(port, dataDir), ANALYTICS_ID: 'G-SHEET' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit');
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  for (let second = 0; second < 300 && server.exitCode === null; second++) {
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { origin, close };
    await pause(1000);
  }
  await close();
  throw new Error('The site did not start: is it built (npm run build), and is the port free?');
}
