import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPathsFile } from './generate-api-paths.ts';

test('src/web/api-paths.gen.ts is up to date', () => {
  expect(readFileSync('src/web/api-paths.gen.ts', 'utf8')).toBe(apiPathsFile());
});
