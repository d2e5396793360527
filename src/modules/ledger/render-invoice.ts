import { formatMoney } from '#shared/money.ts';
import type { Addressee, InvoiceDocument, InvoiceLine } from './invoice-rules.ts';
import { heightOf, newPdf, type Pdf, type Style, toBuffer, write } from './pdf-text.ts';

const left = 40;
const right = 555;
const bottom = 770;
/** Colours of the shop's light theme. */
const [indigo, muted, line, sunk] = ['#24386b', '#665849', '#ddd0ba', '#f1e9da'];
const small: Style = { size: 8 };
const label: Style = { size: 7.5, color: muted };
const bold: Style = { weight: 'bold' };

/** Formats an amount without a symbol, as the columns of the table need it. */
const rupees = (paise: number) => formatMoney(paise, { symbol: false });
const percent = (bp: number) => `${bp / 100} %`;
const day = (iso: string) => iso.split('-').reverse().join('-');
const withCode = (name: string, code?: string) => (code ? `${name} (${code})` : name);

const titles = {
  'tax-invoice': 'Tax invoice · कर बीजक',
  'bill-of-supply': 'Bill of supply · आपूर्ति बिल',
  'bill-without-tax': 'Bill without tax · बिना कर का बिल',
};

function titleOf({ kind, total, supply, form }: InvoiceDocument): string {
  if (kind === 'credit-note') return 'Credit note · क्रेडिट नोट';
  if (form === 'tax-invoice' && supply === 'export') return 'Export invoice · निर्यात बीजक';
  if (form) return titles[form];
  const hasTax = total.cgstPaise + total.sgstPaise + total.igstPaise > 0;
  return titles[hasTax || supply === 'export' ? 'tax-invoice' : 'bill-of-supply'];
}

function rule(pdf: Pdf, y: number, { color = line, width = 0.6 } = {}): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(width).strokeColor(color).stroke();
}

function writeHead(pdf: Pdf, doc: InvoiceDocument): number {
  write(pdf, titleOf(doc), { x: left, y: 40, width: 300 }, { size: 17, weight: 'bold', color: indigo });
  write(pdf, 'Original for recipient', { x: 355, y: 40, width: 200 }, { ...label, align: 'right' });
  const facts: [string, string][] = [
    [doc.kind === 'invoice' ? 'Invoice no. · बीजक संख्या' : 'Credit note no. · नोट संख्या', doc.number],
    ['Date · तारीख़', day(doc.issuedOn)],
    ['Order · ऑर्डर', `${doc.order.number}, ${day(doc.order.placedOn)}`],
    ['Place of supply · आपूर्ति स्थान', withCode(doc.placeOfSupply.name, doc.placeOfSupply.code)],
    ...(doc.refersTo ? [['Against invoice · मूल बीजक', `${doc.refersTo.number}, ${day(doc.refersTo.issuedOn)}`] as [string, string]] : []),
  ];
  rule(pdf, 72, { color: indigo, width: 1.4 });
  const width = (right - left) / facts.length;
  for (const [index, [name, value]] of facts.entries()) {
    const at = { x: left + index * width, y: 80, width: width - 8 };
    write(pdf, value, { ...at, y: write(pdf, name, at, label) }, { ...small, weight: 'bold' });
  }
  rule(pdf, 118);
  return 128;
}

/** A seller is known by its GSTIN, or without one by its enrolment. */
function supplierNumbers({ gstin, enrolmentNo, iec }: InvoiceDocument['supplier']): string {
  const own = gstin ? `GSTIN: ${gstin}` : enrolmentNo ? `Enrolment no.: ${enrolmentNo} (not registered for GST)` : 'GSTIN: not registered';
  return iec ? `${own}\nIEC: ${iec}` : own;
}

function writeAddressee(pdf: Pdf, { name, address, state, stateCode, country }: Addressee, at: { x: number; y: number; width: number }) {
  let y = write(pdf, name || 'Recipient', at, bold);
  for (const line of address) y = write(pdf, line, { ...at, y }, small);
  return write(pdf, [state && withCode(state, stateCode), country].filter(Boolean).join(', '), { ...at, y }, small);
}

function writeParties(pdf: Pdf, { supplier, recipient, shippedTo }: InvoiceDocument, top: number): number {
  const half = 245;
  const sold = { x: left, width: half };
  let y = write(pdf, 'Sold by · विक्रेता', { ...sold, y: top }, label);
  y = write(pdf, supplier.name, { ...sold, y }, bold);
  y = write(pdf, supplier.address, { ...sold, y }, small);
  y = write(pdf, `State: ${withCode(supplier.state, supplier.stateCode)}`, { ...sold, y }, small);
  y = write(pdf, supplierNumbers(supplier), { ...sold, y }, small);
  const bought = { x: left + half + 25, width: half };
  let other = write(pdf, shippedTo ? 'Billed to · ख़रीदार' : 'Billed and shipped to · ख़रीदार', { ...bought, y: top }, label);
  other = writeAddressee(pdf, recipient, { ...bought, y: other });
  if (recipient.gstin) other = write(pdf, `GSTIN: ${recipient.gstin}`, { ...bought, y: other }, small);
  if (shippedTo) {
    other = write(pdf, 'Shipped to · पाने वाला', { ...bought, y: other + 6 }, label);
    other = writeAddressee(pdf, shippedTo, { ...bought, y: other });
  }
  return Math.max(y, other) + 12;
}

/** Places of the columns of taxable value, rate and tax. */
const taxColumns = { from: 368, until: 456 };

interface Column {
  head: string;
  x: number;
  width: number;
  align: 'left' | 'right';
  of: (line: InvoiceLine, index: number) => string;
}

/** Tells whether the document names taxes: a bill of supply and one without tax do not. */
const namesTax = ({ form = 'tax-invoice' }: InvoiceDocument) => form === 'tax-invoice';

function columnsOf(doc: InvoiceDocument): Column[] {
  const { supply, stateTax } = doc;
  const tax = (line: InvoiceLine) =>
    supply === 'intra-state' ? `${rupees(line.cgstPaise)}\n${rupees(line.sgstPaise)}` : rupees(line.igstPaise);
  const rate = (line: InvoiceLine) =>
    supply === 'intra-state' ? `${percent(line.taxRateBp / 2)}\n${percent(line.taxRateBp / 2)}` : percent(line.taxRateBp);
  const columns: Column[] = [
    { head: '#', x: left, width: 14, align: 'left', of: (_line, index) => `${index + 1}` },
    {
      head: 'Goods · सामान',
      x: 56,
      width: 120,
      align: 'left',
      of: (line) => [line.title.en, ...(line.title.hi ? [line.title.hi] : []), ...(line.size === 'One size' ? [] : [line.size])].join('\n'),
    },
    { head: 'HSN', x: 180, width: 40, align: 'left', of: (line) => line.hsn },
    { head: 'Qty', x: 218, width: 36, align: 'right', of: (line) => `${line.qty} ${line.unit}` },
    { head: 'Amount', x: 256, width: 58, align: 'right', of: (line) => rupees(line.grossPaise) },
    { head: 'Discount', x: 316, width: 50, align: 'right', of: (line) => rupees(line.discountPaise) },
    { head: 'Taxable', x: 368, width: 56, align: 'right', of: (line) => rupees(line.taxablePaise) },
    { head: supply === 'intra-state' ? `CGST\n${stateTax ?? 'SGST'}` : 'IGST', x: 426, width: 28, align: 'right', of: rate },
    { head: 'Tax', x: 456, width: 46, align: 'right', of: tax },
    { head: 'Total', x: 504, width: 51, align: 'right', of: (line) => rupees(line.totalPaise) },
  ];
  return namesTax(doc) ? columns : columns.filter(({ x }) => x < taxColumns.from || x > taxColumns.until);
}

function writeTableHead(pdf: Pdf, columns: Column[], top: number): number {
  const height = Math.max(...columns.map((column) => heightOf(pdf, column.head, column.width, label)));
  pdf.rect(left, top, right - left, height + 8).fill(sunk);
  for (const { head, x, width, align } of columns) write(pdf, head, { x, y: top + 4, width }, { ...label, align });
  return top + height + 14;
}

function writeLines(pdf: Pdf, doc: InvoiceDocument, top: number): number {
  const columns = columnsOf(doc);
  let y = writeTableHead(pdf, columns, top);
  for (const [index, line] of doc.lines.entries()) {
    const cells = columns.map((column) => ({ ...column, text: column.of(line, index) }));
    const height = Math.max(...cells.map((cell) => heightOf(pdf, cell.text, cell.width, small)));
    if (y + height > bottom) {
      pdf.addPage();
      y = writeTableHead(pdf, columns, left);
    }
    for (const { text, x, width, align } of cells) write(pdf, text, { x, y, width }, { ...small, align });
    y += height + 5;
    rule(pdf, y - 2);
  }
  return y + 12;
}

/** Gives the taxable value and the taxes on it. */
function taxRows({ supply, stateTax, total }: InvoiceDocument): [string, number][] {
  const halves: [string, number][] = [
    ['CGST', total.cgstPaise],
    [stateTax ?? 'SGST', total.sgstPaise],
  ];
  return [
    ['Taxable value · कर योग्य मूल्य', total.taxablePaise],
    ...(supply === 'intra-state' ? halves : [['IGST', total.igstPaise] as [string, number]]),
  ];
}

function writeTotals(pdf: Pdf, doc: InvoiceDocument, top: number): number {
  const { total } = doc;
  const isNote = doc.kind === 'credit-note';
  const { creditPaise = 0, vatPaise = 0 } = doc;
  const restPaise = doc.payablePaise - creditPaise;
  const roundOff = doc.roundOffPaise ?? (doc.codPaise ?? restPaise) - restPaise;
  const rows: [string, number, Style?][] = [
    ...(namesTax(doc) ? taxRows(doc) : []),
    [isNote ? 'Total taken back · कुल वापसी' : 'Total · कुल', total.totalPaise, bold],
    ...(doc.couponPaise > 0 ? ([['Of it by the marketplace’s coupon', doc.couponPaise]] as [string, number][]) : []),
    ...(vatPaise > 0 ? ([[`VAT charged by the marketplace, ${doc.vatNumber ?? ''}`, vatPaise]] as [string, number][]) : []),
    ...(doc.couponPaise > 0 || vatPaise > 0
      ? ([[isNote ? 'Of it to the buyer' : 'To be paid by the buyer', doc.payablePaise, bold]] as [string, number, Style][])
      : []),
    ...(creditPaise > 0 ? ([['Paid with store credit · स्टोर क्रेडिट', creditPaise]] as [string, number][]) : []),
    ...(roundOff === 0 ? [] : ([['Round-off · पूर्णांकन', roundOff]] as [string, number][])),
    ...(isNote && roundOff !== 0 ? ([['Paid back · वापस', doc.payablePaise + roundOff, bold]] as [string, number, Style][]) : []),
    ...(doc.codPaise ? ([['Cash on delivery to collect · नक़द', doc.codPaise, bold]] as [string, number, Style][]) : []),
  ];
  let y = top;
  for (const [name, paise, style] of rows) {
    write(pdf, name, { x: 300, y, width: 170 }, { ...small, ...style });
    y = write(pdf, `₹ ${rupees(paise)}`, { x: 470, y, width: 85 }, { ...small, align: 'right', ...style }) + 2;
  }
  const words = write(pdf, 'Total in words · शब्दों में', { x: left, y: top, width: 240 }, label);
  return Math.max(y, write(pdf, total.inWords, { x: left, y: words, width: 240 }, small)) + 10;
}

/** Tells what the prices hold: not GST where none is charged. */
function priceWords({ total, supply, vatPaise }: InvoiceDocument): string {
  const discounts = 'Discounts are given before tax.';
  if (total.cgstPaise + total.sgstPaise + total.igstPaise > 0) return `All prices include GST. ${discounts}`;
  if (vatPaise) return 'No GST is charged. VAT of the destination is paid at the sale, to the marketplace.';
  return supply === 'export' ? 'No GST is charged. Duties and taxes abroad are not included.' : 'No GST is charged.';
}

function writeFoot(pdf: Pdf, doc: InvoiceDocument, top: number): void {
  let y = top;
  const whole = { x: left, width: right - left };
  const endorsement = [doc.endorsement, doc.lutArn && `LUT ARN: ${doc.lutArn}`].filter(Boolean).join('\n');
  if (endorsement) y = write(pdf, endorsement, { ...whole, y }, { ...small, weight: 'bold' }) + 6;
  y = write(pdf, `Tax payable on reverse charge: No. ${priceWords(doc)}`, { ...whole, y }, small) + 14;
  const sign = { x: 335, width: 220 };
  write(pdf, `For ${doc.supplier.name}`, { ...sign, y }, { ...small, align: 'right' });
  write(pdf, 'Authorised signatory · अधिकृत हस्ताक्षरकर्ता', { ...sign, y: y + 44 }, { ...label, align: 'right' });
  rule(pdf, y + 40);
  const { name, address, gstin, url } = doc.facilitator;
  const by = [name, address, gstin && `GSTIN ${gstin}`, url].filter(Boolean).join(', ');
  write(
    pdf,
    `Sold through ${by}. The marketplace is the facilitator; the seller named above supplies the goods.`,
    { ...whole, y: y + 64 },
    label,
  );
}

/** Renders a frozen invoice or credit note as PDF on A4. */
export async function renderInvoice(doc: InvoiceDocument): Promise<Buffer> {
  const pdf = newPdf({ Title: `${doc.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${doc.number}`, Author: doc.supplier.name }, 'en-IN');
  let y = writeLines(pdf, doc, writeParties(pdf, doc, writeHead(pdf, doc)));
  // Totals, signature and small print stay on one page.
  if (y + 240 > bottom) {
    pdf.addPage();
    y = left;
  }
  writeFoot(pdf, doc, writeTotals(pdf, doc, y));
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page++) {
    pdf.switchToPage(page);
    write(pdf, `${doc.number}, ${page + 1}/${count}`, { x: left, y: 785, width: right - left }, { ...label, align: 'right' });
  }
  return toBuffer(pdf);
}
