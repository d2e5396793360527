import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: (path) => /\.test\.tsx?$/.test(path) }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('no source of the server starts another program', () => {
  expect(filesWith(/['"](?:node:)?child_process['"]/)).toEqual([]);
});

test('no source evaluates text', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|['"](?:node:)?vm['"]/)).toEqual([]);
});

// Each of these builds its expression from names of the code or of the settings,
// never from what a visitor sends.
test('regular expressions are made in few, known places', () => {
  expect(filesWith(/\bnew RegExp\(/).sort()).toEqual([
    'src/modules/content/placeholder-rules.ts',
    'src/modules/currency/market-rules.ts',
    'src/modules/ledger/pdf-text.ts',
    'src/platform/cache/cache-entry.ts',
    'src/web/consent/sentry-options.ts',
    'src/web/redirects.ts',
  ]);
});

// Texts come with HTML that was cut to an allow-list; facts for search engines are JSON without tags; menus
// come with what React has rendered of them; the last is a constant script of the code.
test('HTML is set in few, known places, none of which holds what a visitor sends', () => {
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=/).sort()).toEqual([
    'src/web/components/prose.tsx',
    'src/web/components/server-json-ld.tsx',
    'src/web/hydration/cached-markup.ts',
    'src/web/root.tsx',
  ]);
});

test('certificates of other servers are checked everywhere', () => {
  expect(filesWith(/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
});
