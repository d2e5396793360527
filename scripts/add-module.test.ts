import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNightly } from '../test/support/nightly-rounds.ts';

const root = join(import.meta.dirname, '..');
const ownFolders = ['src/modules/announcements/', 'src/web/storefront/announcements/'];

interface Step {
  language: string;
  file: string;
  code: string;
}

/** The steps of "Add a module" in CONTRIBUTING.md: its code blocks that name a file. */
function readSteps(): Step[] {
  const [, chapter = ''] = /^## Add a module\n(.*?)^## /ms.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  return [...chapter.matchAll(/^```(\w+) file=(\S+)\n(.*?)^```$/gms)].map(([, language = '', file = '', code = '']) => ({
    language,
    file,
    code,
  }));
}

/** A file with the added lines of a diff below the unchanged lines that stand before them there. */
function applyDiff(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = -1;
  for (const line of diff.trimEnd().split('\n')) {
    if (line.startsWith('+')) lines.splice(++at, 0, line.slice(1));
    else at = lines.indexOf(line.slice(1), at + 1);
    if (at < 0) throw new Error(`the line is not there any more: ${line}`);
  }
  return lines.join('\n');
}

const steps = readSteps();
let copy: string;

/** Runs a program in the copy; its output where it failed, else undefined. */
function failureOf(command: string, ...args: string[]): string | undefined {
  const env = { ...process.env, TEST_ENGINE: 'pglite', VITEST: undefined, NODE_ENV: undefined } as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: copy, env, encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'karigari-module-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|json|sql|css|md|mjs)$/.test(file) && !/^demo\/(?:media|studio|photos)\/.*\.md$/.test(file));
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true, force: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { language, file, code } of steps) {
    const path = join(copy, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, language === 'diff' ? applyDiff(readFileSync(path, 'utf8'), code) : code);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a module touches at most nine places outside its own folders', () => {
  const places = steps
    .map(({ file }) => file)
    .filter((file) => !ownFolders.some((folder) => file.startsWith(folder)))
    .map((file) => file.replace(/^(migrations|src\/web\/messages)\/.*/, '$1'));
  expect(new Set(places).size).toBeLessThanOrEqual(9);
  expect(new Set(places).size).toBeGreaterThan(4);
});

test.runIf(isNightly)('the documented module type-checks', () => {
  expect(failureOf('react-router', 'typegen')).toBeUndefined();
  expect(failureOf('tsc')).toBeUndefined();
});

test('the documented module keeps the import rules', () => {
  // Rules are about single imports: those of the files that the steps write or change.
  const files = steps.map(({ file }) => file).filter((file) => /^src\/.*\.tsx?$/.test(file));
  expect(failureOf('depcruise', ...files, '--max-depth', '1', '--config', 'import-rules.config.ts')).toBeUndefined();
});

test.runIf(isNightly)('the documented module is served, documented and open to whom its contract says', () => {
  // Written whole, the import would have this file run with a database on both engines.
  const extension = 'ts';
  writeFileSync(
    join(copy, 'test/system/documented-module.test.ts'),
    `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.${extension}';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('announcements are served and documented', async () => {
  await app.ctx.db.execute(\`insert into announcements (id, words) values ('a', '{"en": "We open late."}')\`);
  const answer = await app.request('/api/v1/announcements');
  expect([answer.status, await answer.json()]).toEqual([200, { announcements: [{ _id: 'a', words: { en: 'We open late.' } }] }]);
  const document = await (await app.request('/api/v1/openapi.json')).json();
  expect(document.paths['/announcements'].get.operationId).toBe('announcements.listAnnouncements');
  expect(document.tags).toContainEqual({ name: 'Announcements', description: 'What the shop tells all visitors.' });
});
`,
  );
  const files = ['test/system/documented-module.test.ts', 'test/system/access.test.ts', 'test/system/schema-definitions.test.ts'];
  expect(failureOf('vitest', 'run', '--maxWorkers=1', ...files, '-t', 'announcements|every route|defin')).toBeUndefined();
});
