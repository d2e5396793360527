import { heightOf, newPdf, type Pdf, type Style, toBuffer, write } from '#modules/ledger/pdf-text.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import { type AddressLabel, drawLabels } from './draw-labels.ts';
import type { Shipment, ShippedLine } from './read-shipments.ts';

const left = 40;
const right = 555;
const bottom = 770;
const width = right - left;
/** Colours of the shop's light theme. */
const [indigo, muted, line, sunk] = ['#24386b', '#665849', '#ddd0ba', '#f1e9da'];
const label: Style = { size: 8, color: muted };
const plain: Style = { size: 10.5 };
const bold: Style = { size: 10.5, weight: 'bold' };

const day = (iso: string) => iso.split('-').reverse().join('-');

function writeHead(pdf: Pdf, { order, shipBy }: Shipment, brand: string): number {
  write(pdf, 'Packing slip · पैकिंग पर्ची', { x: left, y: 40, width: 320 }, { size: 17, weight: 'bold', color: indigo });
  write(pdf, brand, { x: 355, y: 44, width: 200 }, { ...label, align: 'right' });
  pdf.moveTo(left, 72).lineTo(right, 72).lineWidth(1.4).strokeColor(indigo).stroke();
  const facts: [string, string][] = [
    ['Order · ऑर्डर', order.number],
    ...(order.placedAt ? [['Ordered on · ऑर्डर की तारीख़', day(dayInIndia(new Date(order.placedAt)))] as [string, string]] : []),
    ...(shipBy ? [['With the courier by · कूरियर को कब तक', day(shipBy)] as [string, string]] : []),
  ];
  for (const [index, [name, value]] of facts.entries()) {
    const at = { x: left + (index * width) / 3, y: 80, width: width / 3 - 8 };
    write(pdf, value, { ...at, y: write(pdf, name, at, label) }, bold);
  }
  return 122;
}

function writeParties(pdf: Pdf, { order, parcel }: Shipment, top: number): number {
  const from = { x: left, width: width / 2 - 16 };
  const to = { x: left + width / 2, width: width / 2 };
  const sent = write(pdf, parcel.seller.sellerName, { ...from, y: write(pdf, 'From · भेजने वाले', { ...from, y: top }, label) }, bold);
  let y = write(pdf, 'To · पाने वाले', { ...to, y: top }, label);
  // A parcel that was packed before the address was changed keeps its own.
  const [name = '', ...lines] = parcel.address ?? [order.contact?.name ?? '', ...order.address, order.contact?.phone ?? ''];
  y = write(pdf, name, { ...to, y }, bold);
  for (const each of lines) y = write(pdf, each, { ...to, y }, plain);
  return Math.max(sent, y) + 16;
}

function lineText({ line: { title, color, size, sizeLabel, makerName, instructions }, sku }: ShippedLine): string {
  const choice = [color?.en, size === 'One size' ? undefined : (sizeLabel?.en ?? size)].filter(Boolean).join(', ');
  return [
    [title.en, title.hi].filter(Boolean).join(' · '),
    [choice, sku].filter(Boolean).join(' · '),
    [makerName.en, makerName.hi].filter(Boolean).join(' · '),
    instructions ? `For the maker · कारीगर के लिए: ${instructions}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function writeLines(pdf: Pdf, { lines }: Shipment, top: number): number {
  const quantity = { x: left + 6, width: 50 };
  const goods = { x: left + 70, width: width - 76 };
  pdf.rect(left, top, width, 20).fill(sunk);
  write(pdf, 'Qty · संख्या', { ...quantity, width: 64, y: top + 5 }, label);
  write(pdf, 'Goods · सामान', { ...goods, y: top + 5 }, label);
  let y = top + 28;
  for (const shipped of lines) {
    const text = lineText(shipped);
    const height = heightOf(pdf, text, goods.width, plain);
    if (y + height > bottom) {
      pdf.addPage();
      y = left;
    }
    write(pdf, `${shipped.qty} ×`, { ...quantity, y }, { ...bold, size: 13 });
    y = write(pdf, text, { ...goods, y }, plain) + 6;
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(line).stroke();
    y += 8;
  }
  return y + 8;
}

function writeGift(pdf: Pdf, { order }: Shipment, top: number): void {
  if (!order.giftMessage) return;
  const height = heightOf(pdf, order.giftMessage, width, { size: 13 });
  const isOver = top + height + 30 > bottom;
  if (isOver) pdf.addPage();
  const at = { x: left, y: isOver ? left : top, width };
  write(pdf, order.giftMessage, { ...at, y: write(pdf, 'A message for you · आपके लिए संदेश', at, label) + 2 }, { size: 13 });
}

/** Adds the packing slip of a parcel on pages of its own. */
function drawPackingSlip(pdf: Pdf, shipment: Shipment, brand: string): void {
  pdf.addPage();
  const parties = writeHead(pdf, shipment, brand);
  const goods = writeParties(pdf, shipment, parties);
  writeGift(pdf, shipment, writeLines(pdf, shipment, goods));
}

/**
 * Draws what travels in parcels, each on pages of its own: what is inside, for whom, and the message of a
 * gift, without a price, whether the buyer asked for that or not. Labels come after them.
 * @param labels `perSheet` 4: on A4 sheets that are cut, 1: on A6 pages
 */
export async function renderPackingSlips(
  shipments: readonly Shipment[],
  { brand }: Pick<OperatorSettings, 'brand'>,
  { labels, perSheet }: { labels: readonly AddressLabel[]; perSheet: 1 | 4 } = { labels: [], perSheet: 4 },
): Promise<Buffer> {
  const numbers = shipments.length > 0 ? shipments.map(({ order }) => order.number) : labels.map(({ orderNumber }) => orderNumber);
  const title = `${shipments.length > 0 ? 'Packing slip' : 'Label'} ${numbers.join(', ')}`;
  const pdf = newPdf({ Title: title, Author: brand.en }, 'en-IN', { autoFirstPage: false });
  for (const shipment of shipments) drawPackingSlip(pdf, shipment, brand.en);
  drawLabels(pdf, labels, perSheet);
  return toBuffer(pdf);
}
