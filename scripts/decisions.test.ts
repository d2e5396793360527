import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const files = readdirSync(folder).sort();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('decision records are numbered once, as their file says', () => {
  const numbers = files.map((file) => Number(file.slice(0, 3)));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [index, file] of files.entries()) expect(read(file), file).toMatch(new RegExp(`^# ${numbers[index]}\\. \\S`));
});

test.each(files)('%s has a dated status, context, decision, alternatives and consequences', (file) => {
  const text = read(file);
  expect(text).toMatch(/\n_\d{4}-\d\d-\d\d\. (Accepted|Superseded by \[\d{3}\])/);
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(
    expect.arrayContaining(['Context', 'Decision', 'Alternatives', 'Consequences']),
  );
});

test('links between decision records lead to files', () => {
  const links = files.flatMap((file) => [...read(file).matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, target]) => target));
  expect(links.filter((target) => !files.includes(String(target)))).toEqual([]);
});
