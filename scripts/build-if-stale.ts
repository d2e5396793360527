/**
 * Builds the site when there is no build yet or a source is newer than it: `npm
 * start` works on a fresh clone and after a pull.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = Math.min(
  ...['server/server.js', 'workplace/server/server.js', 'shop/main.js'].map(
    (file) => statSync(join(root, 'build', file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  ),
);

function newest(path: string): number {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(join(root, path)).map((name) => newest(join(path, name))));
}

const sources = ['src', 'demo', 'public', 'package-lock.json', 'vite.config.ts', 'vite.shop.config.ts', 'react-router.config.ts'];
if (Math.max(...sources.map(newest)) > built) {
  process.stdout.write('Building the site…\n');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}
