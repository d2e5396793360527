import type { MailAttachment, MailBlock, MailContent } from '#modules/notifications/mail.ts';
import type { CancelReason, ParcelActor } from '#modules/orders/parcel-contract.ts';
import type { ReturnView } from '#modules/returns/contract.ts';
import { formatDays } from '#shared/format-day.ts';
import { inLanguage, type Language, labelIn } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { isGift } from './gift-rules.ts';
import type { Shipment, ShippedLine } from './read-shipments.ts';
import type { ParcelMailKind, ReturnMailKind, SellerWords } from './seller-words.ts';
import { sellerWordsEn } from './seller-words-en.ts';
import { sellerWordsHi } from './seller-words-hi.ts';

const sellerWords: Record<Language, SellerWords> = { en: sellerWordsEn, hi: sellerWordsHi };

type Row = readonly [name: string, value: string];

const locales = { en: 'en-IN', hi: 'hi-IN' } satisfies Record<Language, string>;
const dayFormat = (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayFormats = { en: dayFormat(locales.en), hi: dayFormat(locales.hi) } satisfies Record<Language, object>;
const dayText = (date: string, language: Language) => dayFormats[language].format(new Date(`${date}T00:00:00Z`));

/** Gives the address of a page of a shop in the seller hub. */
const hubUrl = (publicUrl: string, language: Language, path: string) => `${publicUrl}${language === 'hi' ? '/hi' : ''}/hub/${path}`;

/** Steps of a parcel that is still to be sent: their mails carry everything that packing takes. */
const sending: readonly ParcelMailKind[] = ['to-send', 'replacement', 'readdressed', 'exchanged'];

/** Facts of what happened, beside the parcel. */
export interface Happened {
  /** The units that it is about; otherwise all of the parcel. */
  units?: readonly { lineId: string; qty: number }[] | undefined;
  by?: ParcelActor | undefined;
  reason?: CancelReason | undefined;
  note?: string | undefined;
  /** Goodwill that the seller bears, in paise. */
  amountPaise?: number | undefined;
  /** The document to print, with `invoice`. */
  invoiceId?: string | undefined;
}

function lineText({ line, sku }: ShippedLine, language: Language): string {
  const say = sellerWords[language];
  const size = line.size === 'One size' ? undefined : labelIn(line.size, line.sizeLabel, language);
  const choice = [line.color && inLanguage(line.color, language), size].filter(Boolean).join(', ');
  return [
    inLanguage(line.title, language),
    ...(choice ? [choice] : []),
    say.madeBy(inLanguage(line.makerName, language)),
    ...(sku ? [`${say.sku}: ${sku}`] : []),
    ...(line.instructions ? [`${say.instructions}: ${line.instructions}`] : []),
  ].join('\n');
}

function itemsBlock(title: string, lines: readonly ShippedLine[], language: Language, publicUrl: string): MailBlock {
  return {
    type: 'pieces',
    title,
    rows: lines.map((shipped) => {
      const { picture } = shipped.line;
      const row = [lineText(shipped, language), `× ${shipped.qty}`] as const;
      return picture ? [...row, publicUrl + webpUrl(picture)] : row;
    }),
  };
}

/** Lists where the parcel goes, until when, what travels with it and what is collected. */
function sendingRows({ order, parcel, shipBy }: Shipment, language: Language): Row[] {
  const say = sellerWords[language];
  const { contact, gift, giftMessage } = order;
  const { duePaise } = parcel;
  return [
    ...(shipBy ? [[say.shipBy, dayText(shipBy, language)] as const] : []),
    [say.arrives, formatDays(parcel.promisedFrom, parcel.promisedUntil, language)],
    [say.to, (parcel.address ?? [contact?.name, ...order.address, `${say.phone}: ${contact?.phone}`]).join('\n')],
    ...(isGift(order) ? [[say.gift, [...(gift?.hidePrices ? [say.hidesPrices] : []), say.giftReceipt].join(' ')] as const] : []),
    ...(giftMessage ? [[say.giftMessage, giftMessage] as const] : []),
    [say.cash, duePaise > 0 ? say.collect(formatRupees(duePaise, { locale: locales[language] })) : say.paid],
  ];
}

/** The units of the parcel that the mail is about. */
function mailedLines({ parcel, lines, skus }: Shipment, kind: ParcelMailKind, { units }: Happened): ShippedLine[] {
  if (units)
    return units.flatMap(({ lineId, qty }) => {
      const line = parcel.lines.find(({ _id }) => _id === lineId);
      return line ? [{ line, qty, sku: skus[line._id] }] : [];
    });
  if (sending.includes(kind) || kind === 'invoice') return [...lines];
  // Settled units stand no more, and are those that came back all the same.
  return parcel.lines.flatMap((line) => {
    const qty = line.qty - line.cancelledQty;
    return qty > 0 ? [{ line, qty, sku: skus[line._id] }] : [];
  });
}

function leadText(kind: ParcelMailKind, { by, reason }: Happened, say: SellerWords): string {
  const { lead } = say.parcels[kind];
  if (kind !== 'cancelled') return lead;
  return [by ? say.cancelledBy[by] : lead, by !== 'buyer' && reason ? say.reasons[reason] : ''].filter(Boolean).join(' ');
}

/** Lists what is left of a parcel of which units were cancelled. */
function leftBlocks(shipment: Shipment, language: Language, publicUrl: string): MailBlock[] {
  const say = sellerWords[language];
  if (shipment.lines.length === 0) return [{ type: 'paragraph', text: say.nothingLeft }];
  return [
    itemsBlock(say.left, shipment.lines, language, publicUrl),
    { type: 'table', rows: sendingRows(shipment, language) },
    { type: 'paragraph', text: say.newSlip },
  ];
}

function attachmentsOf({ order, parcel, lines }: Shipment, kind: ParcelMailKind, { invoiceId }: Happened): MailAttachment[] {
  const isToSend = ['confirmed', 'packed'].includes(parcel.state) && lines.length > 0;
  const isPacked = isToSend && (sending.includes(kind) || kind === 'cancelled');
  return [
    ...(isPacked ? [{ kind: 'packing-slip', key: parcel._id }] : []),
    ...(isPacked && isGift(order) ? [{ kind: 'gift-receipt', key: parcel._id }] : []),
    ...(kind === 'invoice' && invoiceId !== undefined ? [{ kind: 'invoice', key: invoiceId }] : []),
  ];
}

/** Composes a mail to the seller of a parcel. Its subject, which an inbox keeps, names no person. */
export function sellerParcelMail(
  shipment: Shipment,
  kind: ParcelMailKind,
  happened: Happened,
  { language, publicUrl }: { language: Language; publicUrl: string },
): MailContent {
  const say = sellerWords[language];
  const { subject: subjectOf, next } = say.parcels[kind];
  const { order, parcel, shipBy } = shipment;
  const subject = subjectOf(order.number, shipBy && dayText(shipBy, language));
  const courier = [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ');
  const lines = mailedLines(shipment, kind, happened);
  const rows: Row[] = [
    ...(sending.includes(kind) ? sendingRows(shipment, language) : []),
    ...(kind === 'invoice' && order.gift?.hidePrices ? [[say.gift, say.hidesPrices] as const] : []),
    ...(!sending.includes(kind) && courier ? [[say.sentWith, courier] as const] : []),
    ...(happened.amountPaise ? [[say.atYourCost, formatRupees(happened.amountPaise, { locale: locales[language] })] as const] : []),
    ...(happened.note ? [[say.note, happened.note] as const] : []),
  ];
  return {
    kind: `seller-${kind}`,
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: leadText(kind, happened, say) },
      ...(lines.length > 0 ? [itemsBlock(kind === 'cancelled' ? say.cancelledItems : say.items, lines, language, publicUrl)] : []),
      ...(rows.length > 0 ? [{ type: 'table', rows } as const] : []),
      ...(next.length > 0 ? [{ type: 'list', items: next } as const] : []),
      ...(kind === 'cancelled' ? leftBlocks(shipment, language, publicUrl) : []),
      { type: 'link', label: say.openParcel, url: hubUrl(publicUrl, language, `${parcel.seller.slug}/orders/${parcel._id}`) },
    ],
    attachments: attachmentsOf(shipment, kind, happened),
  };
}

/** Composes a mail to the seller of a return. */
export function sellerReturnMail(
  view: ReturnView,
  kind: ReturnMailKind,
  { slug, language, publicUrl }: { slug: string; language: Language; publicUrl: string },
): MailContent {
  const say = sellerWords[language];
  const { subject: subjectOf, lead, next } = say.returns[kind];
  const subject = subjectOf(view.number);
  const said = kind === 'requested' ? view.messages.find(({ author }) => author === 'buyer')?.text : undefined;
  const rows: Row[] = [
    [say.order, view.orderNumber],
    [say.items, view.lines.map(({ title, qty }) => `${inLanguage(title, language)} × ${qty}`).join('\n')],
    ...(kind === 'requested' ? [[say.wants, say.remedies[view.wish]] as const] : []),
    ...(said ? [[say.buyerSays, said] as const] : []),
    ...(kind !== 'requested' && view.decision ? [[say.note, view.decision] as const] : []),
  ];
  return {
    kind: `seller-return-${kind}`,
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: lead },
      { type: 'table', rows },
      ...(next.length > 0 ? [{ type: 'list', items: next } as const] : []),
      { type: 'link', label: say.openReturn, url: hubUrl(publicUrl, language, `${slug}/returns/${view.number}`) },
    ],
  };
}
