import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOnce } from '../support/server-process.ts';

const folders = ['../../build/client/assets', '../../build/workplace/client/assets'].map((folder) => join(import.meta.dirname, folder));

/**
 * A rule for all that stands within what has something makes a browser style a whole page again at each press
 * that changes a state: `html:has(…)` makes every change one of the page.
 */
test('no rule of a style sheet makes a press restyle the whole page', () => {
  buildOnce();
  const sheets = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  const rules = sheets.filter((file) => file.endsWith('.css')).flatMap((file) => readFileSync(file, 'utf8').split(/[{}]/));
  expect(rules.length).toBeGreaterThan(1000);
  expect(rules.filter((selector) => /:has\([^()]*(?:\([^()]*\)[^()]*)*\)\s+\*/.test(selector))).toEqual([]);
});
