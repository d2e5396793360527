import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildOnce, spawnServer } from '../support/server-process.ts';

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

test('the server as it is built finds its files: migrations, the demo shop and its pictures, pages, documentation', {
  timeout: 180_000,
}, async () => {
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
  const page = await (await fetch(`${origin}/categories/apparel`)).text();
  const picture = /src="(\/media\/[^"]+)"/.exec(page)?.[1];
  for (const path of ['/', '/api/docs', '/blog', '/api/v1/products/?search=saree', picture ?? '/no picture']) {
    const answer = await fetch(`${origin}${path}`);
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
  }
});
