import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isNightly, sample } from '../support/nightly-rounds.ts';
import { buildOnce, entryOf, environmentOfServers, nodeOptions } from '../support/server-process.ts';
import { dataOfServer } from '../support/test-databases.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'karigari-reader-'));
const running: { kill(signal: NodeJS.Signals): boolean }[] = [];
let count = 0;
beforeAll(buildOnce, 120_000);
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An output of a child process whose reading end is in our hands. */
interface Output {
  stdio: number | Socket;
  /** Resolves once this text was read. */
  until(text: RegExp): Promise<RegExpExecArray>;
  goAway(): void;
}

/** A real pipe, as a shell makes one. */
function openPipe(): Output {
  const path = join(folder, `pipe-${count++}`);
  spawnSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, 'w');
  let text = '';
  return {
    stdio: writer,
    until: (pattern) =>
      expect
        .poll(
          () => {
            const buffer = Buffer.alloc(65_536);
            try {
              text += buffer.toString('utf8', 0, readSync(reader, buffer));
            } catch (error) {
              if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
            }
            return pattern.exec(text);
          },
          { timeout: 60_000 },
        )
        .not.toBeNull()
        .then(() => pattern.exec(text) as RegExpExecArray),
    goAway() {
      closeSync(reader);
      closeSync(writer);
    },
  };
}

/** A socket, as a service manager's journal reads one. */
async function openSocket(): Promise<Output> {
  const path = join(folder, `socket-${count++}`);
  const server = createServer().listen(path);
  await once(server, 'listening');
  const writer = connect(path);
  const [reader] = (await once(server, 'connection')) as [Socket];
  server.close();
  let text = '';
  reader.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  reader.on('error', () => {});
  writer.on('error', () => {});
  return {
    stdio: writer,
    until: (pattern) =>
      expect
        .poll(() => pattern.exec(text), { timeout: 60_000 })
        .not.toBeNull()
        .then(() => pattern.exec(text) as RegExpExecArray),
    goAway() {
      reader.destroy();
      writer.destroy();
    },
  };
}

async function start(output: Output, entry: string, env: Record<string, string> = {}) {
  const data = entry.startsWith('src/') ? await dataOfServer(join(folder, `data-${count++}`)) : {};
  const child = spawn(process.execPath, [...nodeOptions, entryOf(entry)], {
    cwd: root,
    stdio: ['ignore', output.stdio, 'pipe'],
    env: { ...environmentOfServers(), ...data, DEMO: 'false', LOG_LEVEL: 'debug', ...env },
  });
  running.push(child);
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk;
  });
  const gone = new Promise<number | string>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal ?? 'gone')));
  return { child, gone, errors: () => errors };
}

/**
 * The outcome that `gone` reports, or `alive` if the process has not ended long before it is ended by force.
 */
const within = (seconds: number, gone: Promise<number | string>) =>
  Promise.race([gone, new Promise<string>((resolve) => setTimeout(resolve, seconds * 1000, 'alive').unref())]);

const readers = [
  ['a pipe', openPipe],
  ['a socket', openSocket],
] as const;
const ready = { 'src/main.ts': /"port":(\d+)/, 'src/worker.ts': /"msg":"working()"/ };

describe.each(['src/main.ts', 'src/worker.ts'] as const)('%s', (entry) => {
  test.each(entry === 'src/main.ts' || isNightly ? readers : readers.slice(0, 1))(
    'ends on a signal although the reader of its log, %s, has gone',
    async (kind, open) => {
      const output = await open();
      const { child, gone, errors } = await start(output, entry, kind === 'a pipe' ? {} : { WORKER: 'false' });
      const port = (await output.until(ready[entry]))[1];
      output.goAway();
      if (port) for (let n = 0; n < 5; n++) expect((await fetch(`http://127.0.0.1:${port}/healthz?${n}`)).status).toBe(200);
      child.kill('SIGTERM');
      expect(await within(20, gone)).toBe(0);
      expect(errors()).toContain('The log cannot be written any more (EPIPE)');
    },
    120_000,
  );
});

test.each(sample(readers, 2))(
  'a reader that never reads, %s, holds up neither answers nor the end',
  async (_kind, open) => {
    const output = await open();
    const { child, gone } = await start(output, 'src/main.ts', { WORKER: 'false' });
    const port = (await output.until(/"port":(\d+)/))[1];
    onTestFinished(() => output.goAway());
    // More lines than a pipe or a socket holds, in addresses as long as they may be.
    const long = 'a'.repeat(8_000);
    for (let n = 0; n < 60; n++) expect((await fetch(`http://127.0.0.1:${port}/api/v1/${long}/${n}`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await within(20, gone)).toBe(0);
  },
  120_000,
);

test('a process that runs in circles while it stops is ended by force, from outside its event loop', async () => {
  const script = join(folder, 'circles.ts');
  const from = (file: string) => JSON.stringify(join(root, 'src/platform', file));
  writeFileSync(
    script,
    `import { shutdownGracefully } from ${from('process.ts')};
import { createLog } from ${from('log.ts')};
const log = createLog('info');
shutdownGracefully(log, async () => { for (;;); }, undefined, 0.2);
log.info('ready');
setInterval(() => {}, 1000);
`,
  );
  const output = openPipe();
  const { child, gone } = await start(output, script);
  await output.until(/"msg":"ready"/);
  child.kill('SIGTERM');
  expect(await within(30, gone)).toBe('SIGKILL');
  output.goAway();
}, 60_000);

test('a process that is stuck in its last handlers is ended by a second signal', async () => {
  const script = join(folder, 'stuck.ts');
  const from = (file: string) => JSON.stringify(join(root, 'src/platform', file));
  writeFileSync(
    script,
    `import { shutdownGracefully } from ${from('process.ts')};
import { createLog } from ${from('log.ts')};
const log = createLog('info');
log.info('ready');
shutdownGracefully(log, async () => {}, undefined, 600);
process.once('exit', () => { for (;;); });
setInterval(() => {}, 1000);
`,
  );
  const output = openPipe();
  const { child, gone } = await start(output, script);
  await output.until(/"msg":"ready"/);
  child.kill('SIGTERM');
  await output.until(/"msg":"stopped"/);
  child.kill('SIGTERM');
  expect(await within(10, gone)).toBe('SIGTERM');
  output.goAway();
}, 60_000);
