import { expect, test } from 'vitest';
import { createVocabulary, parseCell } from './cell-rules.ts';
import { matchColumns } from './column-rules.ts';
import { fileProblem } from './fault-words.ts';
import { readFile } from './read-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test.each([
  ['UTF-8', bytes('कोड,दाम\nA,"1,299"\n')],
  ['UTF-8 with a mark', bytes('\uFEFFकोड,दाम\r\nA,"1,299"\r\n')],
  ['UTF-16', utf16('कोड\tदाम\r\nA\t1,299\r\n')],
  ['UTF-16, the other order', new Uint8Array(Buffer.from(utf16('कोड;दाम\nA;1,299\n')).swap16())],
  ['semicolons', bytes('कोड;दाम\nA;1,299\n')],
])('reads %s with the delimiter of its header', async (_, content) => {
  const read = await readFile(content);
  expect(read).toEqual({ header: ['कोड', 'दाम'], rows: [{ line: 2, cells: ['A', '1,299'] }] });
  expect(matchColumns(['कोड', 'दाम'])).toEqual(['sku', 'price']);
});

test('counts lines as a spreadsheet does: empty ones count, those within a cell do not', async () => {
  expect(await readFile(bytes('Code,Story\nA,"one\ntwo"\n\n,\nB,three\n'))).toMatchObject({
    rows: [
      { line: 2, cells: ['A', 'one\ntwo'] },
      { line: 5, cells: ['B', 'three'] },
    ],
  });
});

test.each([
  ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0]), { code: 'spreadsheet' }],
  ['letters of another encoding', new Uint8Array([0x43, 0x0a, 0xe9, 0x0a]), { code: 'encoding' }],
  ['bytes that are no text', bytes('Code\n\0'), { code: 'encoding' }],
  ['a quote without an end', bytes('Code,Story\nA,fine\nB,"lost\n'), { code: 'quotes', line: 3 }],
  ['a header alone', bytes('Code,Price\n'), { code: 'empty' }],
  ['nothing', new Uint8Array(), { code: 'empty' }],
  ['too many lines', bytes(`Code\n${'A\n'.repeat(5_001)}`), { code: 'rows' }],
])('says what to do with %s', async (_, content, problem) => {
  expect(await readFile(content)).toEqual({ problem });
  expect(fileProblem(problem).hi).toMatch(/।$/);
});

test('a quote of five megabytes without an end is read in time', async () => {
  expect(await readFile(bytes(`Code,Story\nA,"${'x""'.repeat(1_700_000)}`))).toEqual({ problem: { code: 'quotes', line: 2 } });
});

const choice = (value: string, en: string, hi: string) => ({ value, label: { en, hi } });
const bowls = { ...choice('b1', 'Bowls', 'कटोरे'), category: { en: 'Kitchen', hi: 'रसोई' } };
const vocabulary = createVocabulary({
  subcategories: [bowls, { ...bowls, value: 'b2', category: { en: 'Decor', hi: 'सजावट' } }],
  makers: [],
  materials: [choice('clay', 'Clay', 'मिट्टी'), choice('raw-silk', 'Raw silk', 'कच्चा रेशम')],
  techniques: [],
  regions: [],
  giMarks: [],
});

test.each([
  ['price', '₹1,299.00', { value: 129_900 }],
  ['price', 'Rs. 1299', { value: 129_900 }],
  ['price', '1,29,999.5', { value: 12_999_950 }],
  ['price', '१,२९९', { value: 129_900 }],
  ['price', '1.299,00', { code: 'wrong' }],
  ['extra', '-50', { value: -5_000 }],
  ['stock', '1,000', { value: 1_000 }],
  ['stock', '4.0', { value: 4 }],
  ['stock', '4.5', { code: 'wrong' }],
  ['one', 'हां', { value: true }],
  ['technique', '-', { value: null }],
  ['price', '-', { code: 'needed' }],
  ['materials', 'Raw Silk; मिट्टी', { value: ['raw-silk', 'clay'] }],
  ['category', 'kitchen / bowls', { value: 'b1' }],
  ['category', 'Bowls', { code: 'ambiguous', detail: 'Kitchen · Bowls, Decor · Bowls' }],
  ['category', 'कटोरी', { code: 'unknown', detail: 'रसोई · कटोरे, सजावट · कटोरे' }],
] as const)('reads %s “%s”', (field, text, parsed) => {
  expect(parseCell(field, text, vocabulary)).toEqual(parsed);
});
