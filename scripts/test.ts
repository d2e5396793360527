/**
 * Every check of the project, one after the other. `npm test -- lint unit` runs some of them.
 * Prints what ran and how long it took; a failure does not hide the checks after it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';

const root = join(import.meta.dirname, '..');

interface Check {
  name: string;
  what: string;
  command: string[];
  env?: () => Record<string, string>;
}

const checks: Check[] = [
  { name: 'lint', what: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'types', what: 'types of the pages', command: ['react-router', 'typegen'] },
  { name: 'types', what: 'types', command: ['tsc'] },
  { name: 'unused', what: 'unused code and dependencies', command: ['knip'] },
  { name: 'browser', what: 'site build', command: ['npm', 'run', 'build', '--silent'] },
  { name: 'unit', what: 'rules and API on the embedded database', command: ['vitest', 'run'], env: () => ({ TEST_ENGINE: 'pglite' }) },
  { name: 'unit', what: 'API on PostgreSQL', command: ['vitest', 'run', '--project', 'shop*'], env: () => ({ TEST_ENGINE: 'postgres' }) },
  { name: 'browser', what: 'journeys in a browser', command: ['playwright', 'test'], env: () => ({ CHROMIUM_PATH: findBrowser() }) },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no check named ${unknown.join(', ')}. There are: ${[...new Set(checks.map((check) => check.name))].join(', ')}.\n`,
  );
  process.exit(2);
}

const results: { what: string; seconds: number; passed: boolean }[] = [];
for (const check of checks) {
  if (wanted.length > 0 && !wanted.includes(check.name)) continue;
  process.stdout.write(`\n── ${check.what} ──\n`);
  const start = Date.now();
  let passed = false;
  try {
    const [command = '', ...args] = check.command;
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...check.env?.(), NO_COLOR: '1', PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    passed = status === 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
  }
  results.push({ what: check.what, seconds: (Date.now() - start) / 1000, passed });
}

process.stdout.write('\n');
for (const result of results) {
  process.stdout.write(`${result.passed ? 'passed' : 'FAILED'}  ${result.seconds.toFixed(1).padStart(6)} s  ${result.what}\n`);
}
const failed = results.filter((result) => !result.passed).length;
process.stdout.write(`\nchecks: ${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
