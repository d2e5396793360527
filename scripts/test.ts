/**
 * Runs every check of the project, one after the other, and prints what ran and how long it took; a failure
 * does not hide the checks after it.
 *
 * npm test everything
 * npm test -- lint unit checks by name: lint, types, unused, build, unit, browser
 * npm test -- --changed the inner loop: lint, types and the tests that uncommitted
 * changes reach, on the embedded database
 * npm test -- --changed main the same for all changes since a branch or commit
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.ts';

const root = join(import.meta.dirname, '..');

interface Check {
  name: string;
  label: string;
  command: string[];
  env?: () => Record<string, string>;
}

const lint: Check = { name: 'lint', label: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] };
const types: readonly Check[] = [
  { name: 'types', label: 'types of the pages', command: ['react-router', 'typegen'] },
  { name: 'types', label: 'types of the workplace’s pages', command: ['react-router', 'typegen', 'src/workplace'] },
  { name: 'types', label: 'types', command: ['tsc'] },
  { name: 'types', label: 'types of the workplace', command: ['tsc', '--project', 'src/workplace'] },
];
const checks: readonly Check[] = [
  lint,
  ...types,
  { name: 'unused', label: 'unused code and dependencies', command: ['knip'] },
  { name: 'build', label: 'site build', command: ['npm', 'run', 'build', '--silent'] },
  { name: 'unit', label: 'rules and API on the embedded database', command: ['vitest', 'run'], env: () => ({ TEST_ENGINE: 'pglite' }) },
  { name: 'unit', label: 'API on PostgreSQL', command: ['vitest', 'run', '--project', 'shop*'], env: () => ({ TEST_ENGINE: 'postgres' }) },
  { name: 'browser', label: 'journeys in a browser', command: ['playwright', 'test'], env: () => ({ CHROMIUM_PATH: findBrowser() }) },
];

/** @param since a commit or branch; nothing for what is not committed yet */
const changedChecks = (since: string | undefined): readonly Check[] => [
  lint,
  ...types,
  {
    name: 'unit',
    label: 'tests that the changes reach',
    command: ['vitest', 'run', since ? `--changed=${since}` : '--changed', '--passWithNoTests'],
    env: () => ({ TEST_ENGINE: 'pglite' }),
  },
];

const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean', default: false } }, allowPositionals: true });

function chooseChecks(): readonly Check[] {
  if (values.changed) return changedChecks(positionals[0]);
  const names = [...new Set(checks.map((check) => check.name))];
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no check named ${unknown.join(', ')}. There are: ${names.join(', ')}.\n`);
    process.exit(2);
  }
  // The browser opens what the build made.
  const wanted = positionals.includes('browser') ? [...positionals, 'build'] : positionals;
  return wanted.length === 0 ? checks : checks.filter((check) => wanted.includes(check.name));
}

const results: { label: string; seconds: number; passed: boolean }[] = [];
for (const check of chooseChecks()) {
  process.stdout.write(`\n── ${check.label} ──\n`);
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
  results.push({ label: check.label, seconds: (Date.now() - start) / 1000, passed });
}

process.stdout.write('\n');
for (const result of results) {
  process.stdout.write(`${result.passed ? 'passed' : 'FAILED'}  ${result.seconds.toFixed(1).padStart(6)} s  ${result.label}\n`);
}
const failed = results.filter((result) => !result.passed).length;
process.stdout.write(`\nchecks: ${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
