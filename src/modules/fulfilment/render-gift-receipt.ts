import { heightOf, newPdf, type Pdf, type Style, toBuffer, write } from '#modules/ledger/pdf-text.ts';
import { inLanguage, type Language, labelIn } from '#shared/localized.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import { giftWords } from './gift-words.ts';
import type { Shipment, ShippedLine } from './read-shipments.ts';

const left = 60;
const right = 535;
const bottom = 770;
const width = right - left;
/** Colours of the shop's light theme. */
const [indigo, muted, line] = ['#24386b', '#665849', '#ddd0ba'];
const label: Style = { size: 9, color: muted };
const plain: Style = { size: 11 };
const bold: Style = { size: 11, weight: 'bold' };

type Shop = Pick<OperatorSettings, 'brand' | 'supportEmail' | 'contact'>;

/** Begins a page where `height` does not fit any more. @returns the y to go on at, in points */
function fitOn(pdf: Pdf, y: number, height: number): number {
  if (y + height <= bottom) return y;
  pdf.addPage();
  return left;
}

function writeHead(pdf: Pdf, { order }: Shipment, language: Language, { brand }: Shop): number {
  const say = giftWords[language];
  write(pdf, brand[language], { x: 335, y: 60, width: 200 }, { ...label, align: 'right' });
  write(pdf, say.title, { x: left, y: 52, width: 300 }, { size: 22, weight: 'bold', color: indigo });
  pdf.moveTo(left, 94).lineTo(right, 94).lineWidth(1.4).strokeColor(indigo).stroke();
  const at = { x: left, y: 104, width };
  return write(pdf, order.number, { ...at, y: write(pdf, say.order, at, label) }, bold) + 18;
}

function writeMessage(pdf: Pdf, message: string | undefined, language: Language, top: number): number {
  if (message === undefined) return top;
  const at = { x: left, y: fitOn(pdf, top, heightOf(pdf, message, width, { size: 14 }) + 30), width };
  return write(pdf, message, { ...at, y: write(pdf, giftWords[language].message, at, label) + 2 }, { size: 14 }) + 20;
}

function lineText({ line: sold }: ShippedLine, language: Language): string {
  const size = sold.size === 'One size' ? undefined : labelIn(sold.size, sold.sizeLabel, language);
  const choice = [sold.color && inLanguage(sold.color, language), size].filter(Boolean).join(', ');
  return [inLanguage(sold.title, language), choice, giftWords[language].madeBy(inLanguage(sold.makerName, language))]
    .filter(Boolean)
    .join('\n');
}

function writeLines(pdf: Pdf, { lines }: Shipment, language: Language, top: number): number {
  let y = write(pdf, giftWords[language].items, { x: left, y: fitOn(pdf, top, 60), width }, label) + 4;
  for (const shipped of lines) {
    const text = lineText(shipped, language);
    y = fitOn(pdf, y, heightOf(pdf, text, width - 50, plain));
    write(pdf, `${shipped.qty} ×`, { x: left, y, width: 40 }, bold);
    y = write(pdf, text, { x: left + 50, y, width: width - 50 }, plain) + 6;
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(line).stroke();
    y += 8;
  }
  return y + 12;
}

/** Writes how the recipient reaches the shop: the order number is all that they have to know. */
function writeHelp(pdf: Pdf, language: Language, { supportEmail, contact }: Shop, top: number): void {
  const say = giftWords[language];
  const text = [[say.help(supportEmail), ...(contact.phone ? [say.phone(contact.phone)] : [])].join(' '), say.soon, say.exchange].join(
    '\n',
  );
  const y = fitOn(pdf, top, heightOf(pdf, text, width, plain) + 24);
  write(pdf, text, { x: left, y: write(pdf, say.helpTitle, { x: left, y, width }, bold) + 2, width }, plain);
}

/**
 * Draws what the recipient of a gift finds in each parcel: the message, what is inside and who made it, and
 * how to get help. It names neither a price nor the buyer.
 * @param shipments a page each, at least
 */
export async function renderGiftReceipt(shipments: readonly Shipment[], language: Language, shop: Shop): Promise<Buffer> {
  const title = `${giftWords[language].document} ${shipments[0]?.order.number ?? ''}`;
  const pdf = newPdf({ Title: title, Author: shop.brand[language] }, language === 'hi' ? 'hi-IN' : 'en-IN');
  for (const [index, shipment] of shipments.entries()) {
    if (index > 0) pdf.addPage();
    const top = writeHead(pdf, shipment, language, shop);
    const goods = writeMessage(pdf, shipment.order.giftMessage, language, top);
    writeHelp(pdf, language, shop, writeLines(pdf, shipment, language, goods));
  }
  return toBuffer(pdf);
}
