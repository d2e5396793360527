import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/**
 * The last column of the tables in docs/specification-coverage*.md and docs/security.md that
 * is headed `test`: items separated by `; `, each a path and the beginnings of titles in
 * backticks. `e2e/account` is e2e/account.spec.ts, `scripts/admin` is scripts/admin.test.ts,
 * any other path is below src/. A number in brackets at the end is a note.
 */
interface Named {
  file: string;
  titles: string[];
}

const item = /^([\w./-]+) (`[^`]+`(?:, `[^`]+`)*)(?: \(\d+\))*$/;

function parseCell(cell: string): Named[] {
  return cell.split(/; (?=(?:[^`]*`[^`]*`)*[^`]*$)/).map((text) => {
    const [, path, quoted] = item.exec(text) ?? [];
    if (!path || !quoted) throw new Error(`not a path with titles in backticks: ${text}`);
    const file = path.startsWith('e2e/') ? `${path}.spec.ts` : `${/^(scripts|test)\//.test(path) ? '' : 'src/'}${path}.test.ts`;
    return { file, titles: [...quoted.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title) };
  });
}

/**
 * The cells of every table whose last column is headed `test` or `tests`; headings
 * and rules between them aside.
 */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let namesTests = false;
  let isInside = false;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim())
      : undefined;
    if (cells && !isInside) namesTests = /^tests?$/.test(cells.at(-1) ?? '');
    else if (cells && namesTests && !/^[\s|:-]+$/.test(line)) rows.push(cells);
    isInside = cells !== undefined;
  }
  return rows;
}

/** A title as the literal texts around what is filled in: `${…}`, `%s`, `$name`. */
type Title = readonly string[];

const runners = new Set(['test', 'it', 'describe']);

/** A node of the syntax tree, with the fields that are looked at here. */
interface Node {
  type: string;
  name?: string;
  value?: unknown;
  callee?: Node;
  object?: Node;
  tag?: Node;
  arguments?: Node[];
  quasis?: { value: { cooked: string } }[];
}

/** The identifier that a call hangs on: `test` of `test.each(…)(…)`. */
function rootOf(node: Node | undefined): string | undefined {
  return node?.type === 'Identifier' ? node.name : node && rootOf(node.callee ?? node.object ?? node.tag);
}

const split = (text: string): Title => text.split(/%[sdifjo#]|\$[a-z]\w*/);

function titleOf(node: Node | undefined): Title | undefined {
  if (typeof node?.value === 'string') return split(node.value);
  return node?.type === 'TemplateLiteral' ? node.quasis?.flatMap(({ value }) => split(value.cooked)) : undefined;
}

function collect(node: unknown, titles: Title[]): void {
  if (Array.isArray(node)) for (const each of node) collect(each, titles);
  else if (node && typeof node === 'object') {
    const call = node as Node;
    const title = call.type === 'CallExpression' && runners.has(rootOf(call.callee) ?? '') ? titleOf(call.arguments?.[0]) : undefined;
    if (title) titles.push(title);
    for (const each of Object.values(node)) collect(each, titles);
  }
}

const known = new Map<string, Title[]>();
function titlesOf(file: string): Title[] {
  const titles: Title[] = known.get(file) ?? [];
  if (!known.has(file)) collect(parseSync(file, readFileSync(file, 'utf8')).program, titles);
  known.set(file, titles);
  return titles;
}

/**
 * Whether `wanted` begins like the title, with anything filled in; at least eight
 * letters of the title itself have to agree.
 */
function begins(wanted: string, [head = '', ...rest]: Title, agreed = 0): boolean {
  if (wanted.length <= head.length) return head.startsWith(wanted) && agreed + wanted.length >= Math.min(8, head.length);
  if (!wanted.startsWith(head) || rest.length === 0) return false;
  const left = wanted.slice(head.length);
  for (let filled = 0; filled <= left.length; filled++) if (begins(left.slice(filled), rest, agreed + head.length)) return true;
  return false;
}

test('a title is found by its beginning, with what is filled into it', () => {
  expect(begins('logout ends', ['logout ends the session'])).toBe(true);
  expect(begins('logs out', ['logout ends the session'])).toBe(false);
  expect(begins('every page of the account (en)', split('every page of the account (%s)'))).toBe(true);
  expect(begins('Give Feedback: a toast "Fee', ['', ': a toast "', '" on success'])).toBe(true);
  expect(begins('anything at all', ['', ': a toast'])).toBe(false);
});

describe.each([...globSync('docs/specification-coverage*.md').sort(), 'docs/security.md'])('%s', (table) => {
  const rows = rowsOf(readFileSync(table, 'utf8'));

  test('has rows', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  test('names tests that exist', () => {
    const missing = rows.flatMap((cells) => {
      const [line, cell] = [cells[0], cells.at(-1) ?? ''];
      try {
        return parseCell(cell).flatMap(({ file, titles }) =>
          titles
            .filter((title) => !titlesOf(file).some((each) => begins(title, each)))
            .map((title) => `${line}: no test "${title}" in ${file}`),
        );
      } catch (error) {
        return [`${line}: ${(error as Error).message}`];
      }
    });
    expect(missing).toEqual([]);
  });
});

test('no requirement of docs/security.md fails, and what holds in part says why', () => {
  const rows = rowsOf(readFileSync('docs/security.md', 'utf8'));
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  const wrong = rows.filter(([id = '', , , status, where = '']) => {
    const isWell = status === 'pass' || (status === 'partly' && where.length > 40);
    return !/^\d+\.\d+\.\d+$/.test(id) || !isWell;
  });
  expect(wrong).toEqual([]);
});
