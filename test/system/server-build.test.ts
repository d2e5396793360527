import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isNightly } from '../support/nightly-rounds.ts';
import { buildOnce, spawnServer } from '../support/server-process.ts';
import { expectShippedFiles } from '../support/shipped-files.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the built server; of the sources as they are now, unless this run has built it. */
function buildServer(): string {
  if (process.env.BUILT_SERVER) return 'build/shop';
  // As deep as that.
  const built = `build/shop-${process.pid}`;
  onTestFinished(() => rmSync(join(root, built), { recursive: true, force: true }));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['build', '--config', 'vite.shop.config.ts', '--outDir', built, '--logLevel', 'warn'];
  const { status, stderr } = spawnSync(process.execPath, [vite, ...options], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return built;
}

/*
 * A whole `npm test` leaves the embedded database to the night: `database-roles.test.ts` starts the same
 * server on PostgreSQL from nothing, and asks it for the same.
 */
test.skipIf(process.env.BUILT_SERVER && !isNightly)(
  'the server as it is built finds its files: migrations, the demo shop and its pictures, pages, documentation',
  {
    timeout: 180_000,
  },
  async () => {
    buildOnce();
    const data = mkdtempSync(join(tmpdir(), 'karigari-built-'));
    const built = buildServer();
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const server = spawnServer({ DATA_DIR: data, DEMO: 'true' }, `${built}/main.js`);
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.gone;
    });
    const origin = `http://127.0.0.1:${await server.port}`;
    await expectShippedFiles(origin);
  },
);
