import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isNightly } from '../support/nightly-rounds.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of what the page builds read, for a test that changes sources. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'karigari-page-builds-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ['src', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * Builds pages and gives back the hash of each client file by its name.
 * @param app the folder of the build's configuration
 */
function build(copy: string, app: string, client: string): Map<string, string> {
  const { status, stderr } = spawnSync(join(copy, 'node_modules/.bin/react-router'), ['build', app, '--logLevel', 'warn'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
  const files = readdirSync(join(copy, client), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(parentPath, name)))
        .digest('hex'),
    ]),
  );
}

test.runIf(isNightly)('a change of the workplace leaves every file of the shop as it is', { timeout: 300_000 }, () => {
  const copy = copySources();
  const buildBoth = () => ({
    shop: build(copy, '.', 'build/client'),
    workplace: build(copy, 'src/workplace', 'build/workplace/client'),
  });
  const before = buildBoth();
  const workplace = join(copy, 'src/workplace');
  // A page with a utility and a sentence that are used nowhere else, and a route to it.
  writeFileSync(
    join(workplace, 'hub/planted.tsx'),
    'export default function Planted() {\n  return <p className="mt-[12.34rem] rotate-[17deg]">A planted sentence</p>;\n}\n',
  );
  const routes = join(workplace, 'routes.ts');
  writeFileSync(
    routes,
    readFileSync(routes, 'utf8').replace("route('hub',", "route('hub/planted', 'hub/planted.tsx', id('planted')),\n    route('hub',"),
  );
  // The worker of push messages is the hub's alone, too.
  appendFileSync(join(workplace, 'hub/news/worker.js'), '// planted\n');
  appendFileSync(join(workplace, 'styles/workplace.css'), '\n.planted { color: var(--color-madder); }\n');
  const after = buildBoth();
  expect(after.shop).toEqual(before.shop);
  expect(before.shop.size).toBeGreaterThan(100);
  // The change itself arrived.
  expect([...after.workplace.keys()].some((name) => name.startsWith('planted-'))).toBe(true);
  expect(after.workplace).not.toEqual(before.workplace);
});
