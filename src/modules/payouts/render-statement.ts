import { newPdf, type Pdf, type Style, toBuffer, write } from '#modules/ledger/pdf-text.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { formatMoney } from '#shared/money.ts';
import type { MonthView, StatementRowView } from './shop-contract.ts';

const left = 40;
const right = 555;
const bottom = 790;
const [indigo, muted, line] = ['#24386b', '#665849', '#ddd0ba'];
const small: Style = { size: 7.5 };
const label: Style = { size: 7, color: muted };
const rupees = (paise: number) => formatMoney(paise, { symbol: false });

type Amount = keyof StatementRowView['amounts'];
/** Columns of amounts, from the left. */
const columns: readonly [Amount, string][] = [
  ['buyer', 'Paid'],
  ['coupons', 'Coupon'],
  ['commission', 'Commission'],
  ['commission-gst', 'GST on it'],
  ['tcs', 'TCS'],
  ['tds', 'TDS'],
  ['seller', 'Yours · आपका'],
];
const width = 52;
const at = (index: number) => right - width * (columns.length - index);

function rule(pdf: Pdf, y: number): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(line).stroke();
}

function writeHead(pdf: Pdf, y: number): number {
  for (const [index, [, name]] of columns.entries()) write(pdf, name, { x: at(index), y, width }, { ...label, align: 'right' });
  rule(pdf, y + 14);
  return y + 18;
}

function writeRow(pdf: Pdf, row: StatementRowView, y: number): number {
  const what = [dayInIndia(new Date(row.at)), row.kind, row.order].filter(Boolean).join(' · ');
  const text = { x: left, width: at(0) - left };
  let below = write(pdf, what, { ...text, y }, small);
  if (row.title) below = write(pdf, row.title.en, { ...text, y: below }, label);
  for (const [index, [name]] of columns.entries())
    if (row.amounts[name] !== 0) write(pdf, rupees(row.amounts[name]), { x: at(index), y, width }, { ...small, align: 'right' });
  return below + 4;
}

function writeBalance(pdf: Pdf, words: string, paise: number, y: number): number {
  write(pdf, `₹ ${rupees(paise)}`, { x: right - 200, y, width: 200 }, { weight: 'bold', align: 'right' });
  return write(pdf, words, { x: left, y, width: 300 }, { weight: 'bold' }) + 8;
}

/** Renders the statement of a month on A4, in rupees. */
export async function renderStatement(
  { month, openingPaise, closingPaise, rows }: MonthView,
  shop: string,
  brand: string,
): Promise<Buffer> {
  const pdf = newPdf({ Title: `Statement ${month}`, Author: brand }, 'en-IN');
  let y = write(pdf, `Statement · विवरण · ${month}`, { x: left, y: 40, width: 515 }, { size: 17, weight: 'bold', color: indigo });
  y = write(pdf, `${shop}, ${brand}`, { x: left, y, width: 515 }, label) + 10;
  y = writeBalance(pdf, 'Balance before · पहले का बकाया', openingPaise, y);
  y = writeHead(pdf, y);
  for (const row of rows) {
    if (y > bottom - 40) {
      pdf.addPage();
      y = writeHead(pdf, 40);
    }
    y = writeRow(pdf, row, y);
  }
  rule(pdf, y);
  writeBalance(pdf, 'Balance after · अब का बकाया', closingPaise, y + 8);
  return toBuffer(pdf);
}
