import { create } from 'qrcode';
import { canWrite, heightOf, type Pdf, type Style, write } from '#modules/ledger/pdf-text.ts';
import { formatRupees } from '#shared/money.ts';

/** An address as a label prints it. */
interface LabelParty {
  name: string;
  lines: readonly string[];
  phone?: string | undefined;
}

/** A label on the outside of a parcel. */
export interface AddressLabel {
  orderNumber: string;
  parcelId: string;
  to: LabelParty & { postalCode: string };
  /** The address to which it goes back if it cannot be delivered. */
  from: LabelParty;
  /** Cash that the courier collects, in integer paise; 0: it is paid. */
  duePaise: number;
  /** Of the packed parcel. */
  grams?: number | undefined;
  courier?: string | undefined;
  trackingNumber?: string | undefined;
  /** The courier has a label of its own, which is stuck on in place of this one. */
  hasOwnLabel: boolean;
}

/** Sides of A6 in points. */
const [width, height] = [297.64, 419.53];
const padding = 16;
const inner = width - 2 * padding;
const qrSide = 84;
const [black, muted] = ['#000000', '#444444'];
const caption: Style = { size: 7.5, color: muted };

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Draws a QR code as squares, which stays sharp on any printer. */
function drawQr(pdf: Pdf, text: string, { x, y, width: side }: Box): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cell = side / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) pdf.rect(x + column * cell, y + row * cell, cell, cell);
  pdf.fill(black);
}

/** Writes a text as large as it fits. @returns the y below it, in points */
function writeFitting(pdf: Pdf, text: string, at: Box, style: Style & { size: number }, most: number): number {
  let { size } = style;
  while (size > 6 && heightOf(pdf, text, at.width, { ...style, size }) > most) size -= 0.5;
  return write(pdf, text, at, { ...style, size, color: black });
}

function rule(pdf: Pdf, x: number, y: number): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + inner, y)
    .lineWidth(1)
    .strokeColor(black)
    .stroke();
}

/** Writes whom the parcel is for; one in a script that our typefaces lack is left to the hand. */
function writeRecipient(pdf: Pdf, { to }: AddressLabel, at: Box): void {
  const beside = { ...at, width: inner - qrSide - 10 };
  let y = write(pdf, 'To · पाने वाले', beside, caption) + 2;
  if (![to.name, ...to.lines].every(canWrite)) {
    write(pdf, 'Write name and address here by hand · नाम और पता यहाँ हाथ से लिखें', { ...beside, y }, caption);
    return;
  }
  y = writeFitting(pdf, to.name, { ...beside, y }, { size: 15, weight: 'bold' }, 44);
  // Below the code, a line has the whole width.
  const address = { ...at, y: Math.max(y + 2, at.y + qrSide + 8) };
  writeFitting(pdf, to.lines.join('\n'), address, { size: 12.5 }, at.y + 184 - address.y);
}

function writePayment(pdf: Pdf, { duePaise, grams }: AddressLabel, at: Box): void {
  const words = duePaise > 0 ? `COD · नक़द लें  ${formatRupees(duePaise)}` : 'PREPAID · भुगतान हो चुका';
  writeFitting(pdf, words, { ...at, width: inner - 62 }, { size: 16, weight: 'bold' }, 26);
  if (grams !== undefined)
    write(pdf, `${(grams / 1000).toFixed(2)} kg`, { x: at.x + inner - 60, y: at.y + 5, width: 60 }, { size: 10, align: 'right' });
}

function writeSender(pdf: Pdf, { from }: AddressLabel, at: Box): void {
  const y = write(pdf, 'From, and if not delivered back to · भेजने वाले, न मिलने पर यहाँ लौटाएँ', at, caption) + 1;
  const text = [from.name, ...from.lines, ...(from.phone ? [`Tel. ${from.phone}`] : [])].join(', ');
  writeFitting(pdf, text, { ...at, y }, { size: 9 }, 40);
}

function writeLabel(pdf: Pdf, label: AddressLabel, x: number, y: number): void {
  const { orderNumber, parcelId, to, courier, trackingNumber } = label;
  const at = (from: number): Box => ({ x: x + padding, y: y + from, width: inner });
  drawQr(pdf, `${orderNumber} ${parcelId}`, { x: x + width - padding - qrSide, y: y + padding, width: qrSide });
  writeRecipient(pdf, label, at(padding));
  if (to.postalCode) write(pdf, to.postalCode, at(206), { size: 34, weight: 'bold', color: black });
  if (to.phone) write(pdf, `Tel. ${to.phone}`, { ...at(224), x: x + width / 2, width: width / 2 - padding }, { size: 11, align: 'right' });
  rule(pdf, x + padding, y + 262);
  writePayment(pdf, label, at(268));
  rule(pdf, x + padding, y + 300);
  writeSender(pdf, label, at(306));
  rule(pdf, x + padding, y + 368);
  write(pdf, `Order · ऑर्डर ${orderNumber}`, at(373), { size: 11, weight: 'bold', color: black });
  const carried = [courier, trackingNumber].filter((word) => word !== undefined).join(' ');
  write(pdf, [`Parcel ${parcelId}`, carried].filter(Boolean).join(' · '), at(392), caption);
}

/** Says of a parcel whose courier has a label of its own that this is the one to stick on. */
function writeNote(pdf: Pdf, { orderNumber, parcelId, courier, trackingNumber }: AddressLabel, x: number, y: number): void {
  const at = { x: x + padding, width: inner };
  let below = write(pdf, `Order · ऑर्डर ${orderNumber}`, { ...at, y: y + padding }, { size: 15, weight: 'bold' }) + 8;
  below = write(pdf, [courier, trackingNumber].filter(Boolean).join(' '), { ...at, y: below }, { size: 12 }) + 8;
  const words = 'Stick on the label of the courier. It is on the page of this order.\nकूरियर का लेबल चिपकाएँ। वह इस ऑर्डर के पन्ने पर है।';
  write(pdf, words, { ...at, y: below }, { size: 12 });
  drawQr(pdf, `${orderNumber} ${parcelId}`, { x: x + padding, y: y + 190, width: qrSide });
}

/** Adds the labels of parcels: four on an A4 sheet with lines to cut along, or one on an A6 page. */
export function drawLabels(pdf: Pdf, labels: readonly AddressLabel[], perSheet: 1 | 4): void {
  for (const [index, label] of labels.entries()) {
    const place = index % perSheet;
    if (place === 0) pdf.addPage({ size: perSheet === 4 ? 'A4' : 'A6', margin: 0 });
    const [x, y] = [(place % 2) * width, Math.floor(place / 2) * height];
    if (label.hasOwnLabel) writeNote(pdf, label, x, y);
    else writeLabel(pdf, label, x, y);
    if (perSheet === 1) continue;
    pdf.rect(x, y, width, height).lineWidth(0.4).dash(3, { space: 3 }).strokeColor(muted).stroke().undash();
  }
}
