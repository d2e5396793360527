import { formatMoney } from '#shared/money.ts';
import type { CommissionDocument } from './commission-rules.ts';
import { newPdf, type Pdf, type Style, toBuffer, write } from './pdf-text.ts';

const left = 40;
const right = 555;
/** Colours of the shop's light theme. */
const [indigo, muted, line, sunk] = ['#24386b', '#665849', '#ddd0ba', '#f1e9da'];
const small: Style = { size: 8 };
const label: Style = { size: 7.5, color: muted };
const bold: Style = { weight: 'bold' };

const rupees = (paise: number) => `₹ ${formatMoney(paise, { symbol: false })}`;
const day = (iso: string) => iso.split('-').reverse().join('-');
const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function rule(pdf: Pdf, y: number, color = line, width = 0.6): void {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(width).strokeColor(color).stroke();
}

function writeHead(pdf: Pdf, doc: CommissionDocument): number {
  const title = doc.kind === 'invoice' ? 'Tax invoice · कर बीजक' : 'Credit note · क्रेडिट नोट';
  write(pdf, title, { x: left, y: 40, width: 300 }, { size: 17, weight: 'bold', color: indigo });
  write(pdf, 'Original for recipient', { x: 355, y: 40, width: 200 }, { ...label, align: 'right' });
  const facts: [string, string][] = [
    [doc.kind === 'invoice' ? 'Invoice no. · बीजक संख्या' : 'Credit note no. · नोट संख्या', doc.number],
    ['Date · तारीख़', day(doc.issuedOn)],
    ['For the month · महीना', monthFormat.format(new Date(`${doc.month}-01T00:00:00Z`))],
    ['Place of supply · आपूर्ति स्थान', doc.placeOfSupply],
  ];
  rule(pdf, 72, indigo, 1.4);
  const width = (right - left) / facts.length;
  for (const [index, [name, value]] of facts.entries()) {
    const at = { x: left + index * width, y: 80, width: width - 8 };
    write(pdf, value, { ...at, y: write(pdf, name, at, label) }, { ...small, weight: 'bold' });
  }
  rule(pdf, 118);
  return 128;
}

function writeParties(pdf: Pdf, { supplier, recipient }: CommissionDocument, top: number): number {
  const own = { x: left, width: 245 };
  let y = write(pdf, 'Supplied by · सेवा देने वाला', { ...own, y: top }, label);
  y = write(pdf, supplier.name, { ...own, y }, bold);
  if (supplier.address) y = write(pdf, supplier.address, { ...own, y }, small);
  y = write(pdf, `GSTIN: ${supplier.gstin}`, { ...own, y }, small);
  const seller = { x: left + 270, width: 245 };
  let other = write(pdf, 'Billed to · विक्रेता', { ...seller, y: top }, label);
  other = write(pdf, recipient.name, { ...seller, y: other }, bold);
  other = write(pdf, recipient.address, { ...seller, y: other }, small);
  other = write(pdf, recipient.gstin ? `GSTIN: ${recipient.gstin}` : 'GSTIN: not registered', { ...seller, y: other }, small);
  return Math.max(y, other) + 14;
}

function writeAmounts(pdf: Pdf, doc: CommissionDocument, top: number): number {
  pdf.rect(left, top, right - left, 18).fill(sunk);
  write(pdf, 'Service · सेवा', { x: left + 6, y: top + 5, width: 250 }, label);
  write(pdf, 'SAC', { x: 330, y: top + 5, width: 60 }, label);
  write(pdf, 'Taxable value · कर योग्य मूल्य', { x: 400, y: top + 5, width: 149 }, { ...label, align: 'right' });
  let y = top + 26;
  write(pdf, doc.sac, { x: 330, y, width: 60 }, small);
  write(pdf, rupees(doc.taxablePaise), { x: 400, y, width: 149 }, { ...small, align: 'right' });
  const service = doc.kind === 'invoice' ? 'Commission for sales by the marketplace' : 'Commission for sales that were taken back';
  y = write(pdf, `${service}\nबाज़ार से हुई बिक्री पर कमीशन`, { x: left + 6, y, width: 270 }, small) + 8;
  rule(pdf, y);
  const taxes: [string, number][] =
    doc.igstPaise > 0
      ? [['IGST', doc.igstPaise]]
      : [
          ['CGST', doc.cgstPaise],
          ['SGST', doc.sgstPaise],
        ];
  y += 8;
  for (const [name, paise] of taxes) {
    write(pdf, name, { x: 300, y, width: 120 }, small);
    y = write(pdf, rupees(paise), { x: 420, y, width: 129 }, { ...small, align: 'right' }) + 2;
  }
  write(pdf, 'Total · कुल', { x: 300, y, width: 120 }, bold);
  y = write(pdf, rupees(doc.totalPaise), { x: 420, y, width: 129 }, { align: 'right', ...bold }) + 10;
  const words = write(pdf, 'Total in words · शब्दों में', { x: left, y, width: 515 }, label);
  return write(pdf, doc.inWords, { x: left, y: words, width: 515 }, small) + 14;
}

/** Renders the operator's frozen invoice or credit note to a seller as PDF on A4. */
export async function renderCommissionInvoice(doc: CommissionDocument): Promise<Buffer> {
  const kind = doc.kind === 'invoice' ? 'Invoice' : 'Credit note';
  const pdf = newPdf({ Title: `${kind} ${doc.number}`, Author: doc.supplier.name }, 'en-IN');
  let y = writeAmounts(pdf, doc, writeParties(pdf, doc, writeHead(pdf, doc)));
  const whole = { x: left, width: right - left };
  const settled = 'Tax payable on reverse charge: No. The amount is taken off what the marketplace owes the seller: nothing is to be paid.';
  y = write(pdf, settled, { ...whole, y }, small) + 14;
  const sign = { x: 335, width: 220 };
  write(pdf, `For ${doc.supplier.name}`, { ...sign, y }, { ...small, align: 'right' });
  rule(pdf, y + 40);
  write(pdf, 'Authorised signatory · अधिकृत हस्ताक्षरकर्ता', { ...sign, y: y + 44 }, { ...label, align: 'right' });
  return toBuffer(pdf);
}
