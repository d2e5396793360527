import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allowed, findInDocument, findInSource, listDocuments, listSources, wordsOf } from './words.ts';

const shown = (findings: ReturnType<typeof findInSource>) =>
  findings.map(({ file, line, what, text, why }) => `${file}:${line} ${what}: ${text} (${why})`);

describe('a planted violation is found', () => {
  const planted: [name: string, code: string, what: string][] = [
    ['a constant', 'const mostLines = 100;', 'name'],
    ['a parameter', 'function add(pieces: number[]) {}', 'name'],
    ['a renamed binding', 'const { products: pieces } = load();', 'name'],
    ['a type', 'interface Piece {}', 'name'],
    ['a member', 'interface Bill { piecesLeft: number }', 'name'],
    ['a comment on a private word', '// Takes the pieces out of what can be sold.\nsell();', 'comment'],
    ['an opening that hides the subject', '/** What a cart costs. */\nsell();', 'comment'],
    ['a sentence about nobody', '// Locks the row, so that nobody buys the same unit.\nsell();', 'comment'],
    ['a wide comment', `// Adds ${'a'.repeat(110)}.\nsell();`, 'comment'],
    ['a title', "test('sells the last piece', () => {});", 'title'],
    ['a long title', `test.each([1])('sells ${'a'.repeat(110)}', () => {});`, 'title'],
  ];

  test.each(planted)('in %s', (_name, code, what) => {
    expect(findInSource('src/modules/cart/planted.ts', code).map((finding) => finding.what)).toEqual([what]);
  });

  test('in a file name', () => {
    expect(findInSource('src/modules/cart/find-pieces.ts', '')).toMatchObject([{ what: 'file name', text: 'find-pieces.ts' }]);
  });

  test('in a document, but not in its code', () => {
    const text = 'Whoever buys `pieces`\n```\npieces\n```\nmore pieces';
    expect(findInDocument('docs/a.md', text)).toMatchObject([{ line: 1 }, { line: 5 }]);
  });
});

test('standard terms and the words of the interface pass', () => {
  const code = `
    // Counts the units of a line; the page says “3 pieces”.
    const messages = { pieces: (count: number) => \`\${count} pieces\` };
    async function placeOrder(input: { place: string }, maxLines: number) {}
    // biome-ignore lint/suspicious/noConsole: the script prints what it did
    console.log(messages);
  `;
  expect(findInSource('src/modules/orders/place-order.ts', code)).toEqual([]);
});

test('splits names into words', () => {
  expect([wordsOf('XMLHttpRequest'), wordsOf('MAX_LINES'), wordsOf('wish-rules')]).toEqual([
    ['xml', 'http', 'request'],
    ['max', 'lines'],
    ['wish', 'rules'],
  ]);
});

test('names, comments and titles use the standard terms of the glossary', () => {
  const sources = listSources();
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => shown(findInSource(file, readFileSync(file, 'utf8'))))).toEqual([]);
}, 60_000);

test('documents use them too', () => {
  expect(listDocuments().flatMap((file) => shown(findInDocument(file, readFileSync(file, 'utf8'))))).toEqual([]);
});

test('the glossary says where each word lives', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!word|---)/.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(25);
  const paths = rows.flatMap((row) => [...row.matchAll(/`((?:src|scripts)\/[^`]+)`/g)].map(([, path = '']) => path));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('allows a banned word only in lines that exist', () => {
  expect(allowed.filter(({ file, text }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(text))).toEqual([]);
});
