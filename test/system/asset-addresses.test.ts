import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildOnce } from '../support/server-process.ts';

const client = join(import.meta.dirname, '../../build/client');
beforeAll(buildOnce, 180_000);

/**
 * Words of libraries that lead nowhere: the base of relative addresses, and
 * questions whether a page is on this machine.
 */
const harmless = [
  /new URL\([`'"]http:\/\/localhost[`'"]\)/g,
  /=[`'"]http:\/\/localhost[`'"](?=;)/g,
  /sentry\.is_localhost/g,
  /\.endsWith\([`'"]\.localhost[`'"]\)/g,
  /===[`'"](?:localhost|127\.0\.0\.1|\[::1\])[`'"]/g,
  /\/\^https\?:\\\/\\\/localhost\(\?::\\d\+\)\?/g,
];

test('no file that browsers get holds an address of the machine that built it', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|html|json|svg|txt|webmanifest|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((name) => {
    const text = harmless.reduce((rest, words) => rest.replace(words, ''), readFileSync(join(client, name), 'utf8'));
    return [...text.matchAll(/.{0,30}(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0).{0,30}/g)].map((match) => `${name}: ${match[0]}`);
  });
  expect(found).toEqual([]);
});
