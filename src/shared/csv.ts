/** A cell of a table: a text, a number, or an amount that is printed as rupees with two decimals. */
export type CsvCell = string | number | { paise: number } | undefined;

function rupees(paise: number): string {
  const value = Math.abs(paise);
  return `${paise < 0 ? '-' : ''}${Math.floor(value / 100)}.${`${value % 100}`.padStart(2, '0')}`;
}

/** Quotes a cell by RFC 4180; a text that a spreadsheet takes for a formula begins with an apostrophe. */
function printCell(value: CsvCell): string {
  if (typeof value === 'object') return rupees(value.paise);
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value ?? ''}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats the cells of one row. */
export const csvLine = (cells: readonly CsvCell[]): string => cells.map(printCell).join(',');

/** Formats rows as CSV with the names of their columns first. */
export function toCsv<Column extends string>(columns: readonly Column[], rows: readonly Readonly<Record<Column, CsvCell>>[]): string {
  return [columns.join(','), ...rows.map((row) => csvLine(columns.map((column) => row[column])))].join('\n');
}

/** Drops the apostrophe that keeps a text from being a formula. */
export const plainCell = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '');

/**
 * Makes a file of rows with the names of their columns first. It begins with a byte-order mark, by which
 * spreadsheets know Hindi.
 */
export const toCsvFile = <Column extends string>(
  name: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvCell>>[],
): File => new File([`\uFEFF${toCsv(columns, rows)}`], name, { type: 'text/csv' });

/**
 * Parses CSV by RFC 4180 into rows of texts, without empty lines. A leading byte-order mark and the
 * apostrophe that keeps a text from being a formula are dropped.
 * @returns undefined where a quoted cell has no end
 */
export function parseCsv(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /"((?:[^"]|"")*)"(?=[,\r\n]|$)|([^",\r\n]*)(?=[,\r\n]|$)/y;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at <= text.length) {
    cells.lastIndex = at;
    const found = cells.exec(text);
    if (!found) return undefined;
    row.push(plainCell(found[1]?.replaceAll('""', '"') ?? found[2] ?? ''));
    at = cells.lastIndex;
    if (text[at] !== ',') {
      if (row.some((cell) => cell !== '')) rows.push(row);
      row = [];
      if (text.startsWith('\r\n', at)) at++;
    }
    at++;
  }
  return rows;
}
