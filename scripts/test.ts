/**
 * Runs every check of the project and prints what ran and how long it took; a failure does not hide the
 * checks after it. Checks that keep one core busy run two at a time, and each prints what it said when it
 * ends; those that use all cores come after them, one by one.
 *
 * npm test everything
 * npm test -- lint unit checks by name: lint, types, unused, build, unit, browser
 * npm test -- --changed the inner loop: lint, types and the tests that uncommitted
 * changes reach, on the embedded database
 * npm test -- --changed main the same for all changes since a branch or commit
 *
 * Where `CI` is set, test files that failed are run once more, alone: a second try tells a fault from
 * a busy machine, and the closing lines name what needed one, so that it is mended. `npm run nightly` gives
 * no second try.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.ts';

const root = join(import.meta.dirname, '..');

interface Check {
  name: string;
  label: string;
  command: string[];
  /** Of one core: it runs beside a check of the other lane, in the order of its own. */
  lane?: 'sources' | 'types';
  env?: () => Record<string, string>;
}

const lint: Check = { name: 'lint', label: 'format and lint', lane: 'sources', command: ['biome', 'ci', '--colors=off', '.'] };
/** One checker for each core of the lane: every further one works out again much of what the files share. */
const checkers = String(Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))));
const types: readonly Check[] = [
  { name: 'types', label: 'types of the pages', lane: 'types', command: ['react-router', 'typegen'] },
  { name: 'types', label: 'types of the workplace’s pages', lane: 'types', command: ['react-router', 'typegen', 'src/workplace'] },
  { name: 'types', label: 'types', lane: 'types', command: ['tsc', '--checkers', checkers] },
  { name: 'types', label: 'types of the workplace', lane: 'types', command: ['tsc', '--checkers', checkers, '--project', 'src/workplace'] },
];
/**
 * Tests of what differs between the database engines. What a page says, which bodies are refused and who may
 * call what does not: it is proven on PostgreSQL alone. Journeys in a browser run on the embedded database
 * too, and `npm run nightly -- embedded` runs all.
 */
const embeddedTests = [
  // Connections, transactions, events and keys.
  ...['database', 'events', 'idempotency'].map((name) => `src/platform/${name}/`),
  // Callers at once: a single connection serves them.
  ...['races', 'sign-out-users'].map((name) => `src/modules/accounts/${name}.test.ts`),
  'test/system/buying-sequences',
  // SQL that leans on the engine: words and trigrams, pages by key, chained events, the types of columns.
  ...['search', 'relevance', 'suggest'].map((name) => `src/modules/search/${name}`),
  ...['security-events', 'end-demonstration', 'session-limits'].map((name) => `src/modules/accounts/${name}.test.ts`),
  ...['page-turns', 'share-in-sql', 'schema-definitions', 'erasure-columns'].map((name) => `test/system/${name}.test.ts`),
  // The demo shop runs on it.
  'demo/seed',
];
const checks: readonly Check[] = [
  lint,
  ...types,
  { name: 'unused', label: 'unused code and dependencies', lane: 'types', command: ['knip'] },
  { name: 'build', label: 'site build', lane: 'sources', command: ['npm', 'run', 'build', '--silent'] },
  { name: 'unit', label: 'rules and API on PostgreSQL', command: ['vitest', 'run'], env: () => ({ TEST_ENGINE: 'postgres' }) },
  {
    name: 'unit',
    label: 'what differs on the embedded database',
    command: ['vitest', 'run', '--project', 'shop*', ...embeddedTests],
    env: () => ({ TEST_ENGINE: 'pglite' }),
  },
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

interface Result {
  check: Check;
  seconds: number;
  passed: boolean;
  /** Test files that failed first and passed in a second try. */
  unstable?: readonly string[];
}

/** @param isAlone what it says is printed as it says it */
async function run(check: Check, isAlone: boolean): Promise<Result> {
  const title = `\n── ${check.label} ──\n`;
  if (isAlone) process.stdout.write(title);
  const start = Date.now();
  let passed = false;
  let said = '';
  try {
    const [command = '', ...args] = check.command;
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      env: { ...process.env, ...check.env?.(), NO_COLOR: '1', PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
    const [status, ...texts] = await Promise.all([ended, ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))]);
    passed = status === 0;
    said = texts.join('');
  } catch (error) {
    said = `${(error as Error).message}\n`;
  }
  process.stdout.write(isAlone ? said : title + said);
  return { check, seconds: (Date.now() - start) / 1000, passed };
}

/** @param report Vitest's report of a run, in JSON @returns the test files that failed, from the root */
const failedFiles = (report: string): string[] =>
  (JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string; status: string }[] }).testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name));

/** Runs a check of test files; a run that broke off before it reported has no second try. */
async function runWithSecondTry(check: Check): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'karigari-report-'));
  const report = join(folder, 'tests.json');
  const first = await run(
    { ...check, command: [...check.command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`] },
    true,
  );
  const failed = existsSync(report) ? failedFiles(report) : [];
  rmSync(folder, { recursive: true });
  if (first.passed || failed.length === 0) return { ...first, check };
  const second = await run(
    { ...check, label: `${check.label}: second try`, command: ['vitest', 'run', '--maxWorkers=1', ...failed] },
    true,
  );
  return { check, seconds: first.seconds + second.seconds, passed: second.passed, unstable: failed };
}

const chosen = chooseChecks();
// The servers that tests start are the built ones where this run builds them.
if (chosen.some(({ name }) => name === 'build')) process.env.BUILT_SERVER = '1';
const results: Result[] = [];
const lanes = Object.values(Object.groupBy(chosen, ({ lane }) => lane ?? 'alone'));
await Promise.all(
  lanes.map(async (lane) => {
    for (const check of lane) if (check.lane) results.push(await run(check, false));
  }),
);
for (const check of chosen) {
  if (check.lane) continue;
  results.push(await (process.env.CI && check.name === 'unit' ? runWithSecondTry(check) : run(check, true)));
}
results.sort((a, b) => chosen.indexOf(a.check) - chosen.indexOf(b.check));

process.stdout.write('\n');
for (const result of results) {
  process.stdout.write(`${result.passed ? 'passed' : 'FAILED'}  ${result.seconds.toFixed(1).padStart(6)} s  ${result.check.label}\n`);
  if (result.passed) for (const file of result.unstable ?? []) process.stdout.write(`UNSTABLE         ${file} passed in its second try\n`);
}
const failed = results.filter((result) => !result.passed).length;
process.stdout.write(`\nchecks: ${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
