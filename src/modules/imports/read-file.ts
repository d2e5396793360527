import { CsvError, parse } from 'csv-parse';
import { maxImportRows } from './import-rules.ts';

export interface ReadFile {
  header: string[];
  /** Rows with something in them; `line` counts as a spreadsheet does. */
  rows: { line: number; cells: string[] }[];
}
/** Why a file could not be read: `fileProblem` has the words. */
export interface FileProblem {
  problem: { code: string; line?: number };
}

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Decodes strictly: a byte that is no letter of its encoding fails. @returns undefined for no text */
function decode(bytes: Uint8Array): string | undefined {
  const encoding = begins(bytes, 0xff, 0xfe) ? 'utf-16le' : begins(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Finds the delimiter that the header has most of, outside quotes. */
function delimiterOf(text: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 16_384))?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counted = [',', ';', '\t', '|'].map((each) => [each, header.split(each).length] as const);
  return counted.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** Reads a CSV: UTF-8 or UTF-16, with the delimiter of its header. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile | FileProblem> {
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: { code: 'spreadsheet' } };
  const text = decode(bytes);
  if (text === undefined) return { problem: { code: 'encoding' } };
  const rows: ReadFile['rows'] = [];
  let line = 0;
  let header: string[] | undefined;
  try {
    const records = parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false, trim: true });
    for await (const cells of records as AsyncIterable<string[]>) {
      line++;
      if (cells.every((cell) => cell === '')) continue;
      if (!header) header = cells.slice(0, 200);
      else if (rows.push({ line, cells: cells.slice(0, 200) }) > maxImportRows) return { problem: { code: 'rows' } };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: { code: 'quotes', line: Number(error.records ?? line) + 1 } };
  }
  return header && rows.length > 0 ? { header, rows } : { problem: { code: 'empty' } };
}
