import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

const root = import.meta.dirname;
// Tests start many processes of the same sources: all but the first read what that has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
// Of cases that are alike each day takes others: see `sample`.
process.env.SAMPLE ??= String(Math.floor(Date.now() / 86_400_000));
const files = globSync(['src/**/*.test.ts', 'test/**/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'], { cwd: root });
/** What stands on a database is run on both engines; `test/support/test-databases.ts` gives one to no other file. */
const opensShop = (file: string) =>
  /\/(?:test-app|demo-app|test-databases|buying-worker|month)\.ts'/.test(readFileSync(join(root, file), 'utf8'));
/** A page is no file that Node can read by itself, and keeps state in the process, as in the tab of a browser. */
const readsPages = (file: string) => /^src\/(?:web|ui|workplace)\//.test(file);
const opensNoShop = files.filter((file) => !opensShop(file));

/** Tests make much that is gone with them: collecting it less often takes less. */
const execArgv = ['--max-semi-space-size=32'];

export default defineConfig({
  test: {
    setupFiles: ['test/support/fail-on-console-error.ts'],
    // What hangs is found all the same; what waits for a busy machine is not taken for it.
    testTimeout: 90_000,
    hookTimeout: 240_000,
    // One more than cores: tests that wait for a process or a clock leave theirs to others.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shop',
          include: files.filter((file) => opensShop(file) && !readsPages(file)),
          globalSetup: ['test/support/database-server.ts'],
          // The application is made once a process and not once a file.
          isolate: false,
          execArgv,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'shop-pages',
          include: files.filter((file) => opensShop(file) && readsPages(file)),
          globalSetup: ['test/support/database-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: opensNoShop.filter((file) => !readsPages(file)),
          isolate: false,
          execArgv,
          experimental: { viteModuleRunner: false },
        },
      },
      // A thread of its own for each file begins sooner than a process.
      { extends: true, test: { name: 'pages', include: opensNoShop.filter(readsPages), pool: 'threads' } },
    ],
  },
});
