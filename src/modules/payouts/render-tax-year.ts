import { newPdf, type Style, toBuffer, write } from '#modules/ledger/pdf-text.ts';
import { formatMoney } from '#shared/money.ts';
import type { TaxYear } from './tax-contract.ts';

const left = 40;
const right = 555;
const [indigo, muted, line] = ['#24386b', '#665849', '#ddd0ba'];
const label: Style = { size: 7, color: muted };
const small: Style = { size: 8.5 };
const rupees = (paise: number) => formatMoney(paise, { symbol: false });

type Row = Pick<TaxYear, 'salesPaise' | 'tdsPaise' | 'tcsPaise'> & Pick<TaxYear['quarters'][number]['months'][number], 'tds' | 'tcs'>;
/** Columns from the left: where each begins, how wide it is, and whether it is an amount. */
const columns: readonly { name: string; x: number; width: number; text: (row: Row) => string; isAmount?: boolean }[] = [
  { name: 'Sales · बिक्री', x: 110, width: 75, text: ({ salesPaise }) => rupees(salesPaise), isAmount: true },
  { name: 'TDS', x: 190, width: 60, text: ({ tdsPaise }) => rupees(tdsPaise), isAmount: true },
  { name: 'Challan · चालान', x: 260, width: 110, text: ({ tds }) => (tds ? `${tds.challan}\n${tds.on}` : '') },
  { name: 'TCS', x: 370, width: 60, text: ({ tcsPaise }) => rupees(tcsPaise), isAmount: true },
  { name: 'Challan · चालान', x: 440, width: 115, text: ({ tcs }) => (tcs ? `${tcs.challan}\n${tcs.on}` : '') },
];

/** Renders the taxes withheld in a financial year on A4, in rupees. */
export async function renderTaxYear(data: TaxYear, shop: string, brand: string): Promise<Buffer> {
  const pdf = newPdf({ Title: `Taxes ${data.year}`, Author: brand }, 'en-IN');
  const writeRow = (name: string, row: Row, y: number, style: Style): number => {
    let below = write(pdf, name, { x: left, y, width: 68 }, style);
    for (const { x, width, text, isAmount } of columns)
      below = Math.max(below, write(pdf, text(row), { x, y, width }, { ...style, align: isAmount ? 'right' : 'left' }));
    pdf
      .moveTo(left, below + 2)
      .lineTo(right, below + 2)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    return below + 6;
  };
  let y = write(
    pdf,
    `Taxes withheld · काटे गए कर · ${data.year}`,
    { x: left, y: 40, width: 515 },
    { size: 17, weight: 'bold', color: indigo },
  );
  y = write(pdf, `${shop}, ${brand}. TDS: income tax, section 194-O. TCS: GST, CGST section 52.`, { x: left, y, width: 515 }, label) + 12;
  for (const { name, x, width, isAmount } of columns) write(pdf, name, { x, y, width }, { ...label, align: isAmount ? 'right' : 'left' });
  y += 14;
  for (const { quarter, months, ...sums } of data.quarters) {
    for (const { month, ...row } of months) y = writeRow(month, row, y, small);
    y = writeRow(`Q${quarter}`, sums, y, { ...small, weight: 'bold' }) + 6;
  }
  writeRow(data.year, data, y, { size: 9.5, weight: 'bold' });
  return toBuffer(pdf);
}
