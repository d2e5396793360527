import type { Mail, MailBlock } from '#modules/notifications/mail.ts';
import { decimalsOf } from '#shared/currency.ts';
import { formatEstimate } from '#shared/estimate.ts';
import { formatDays } from '#shared/format-day.ts';
import { inLanguage, type Language, labelIn } from '#shared/localized.ts';
import { formatMoney, formatRupees } from '#shared/money.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import { webpUrl } from '#shared/webp-url.ts';
import type { OrderLine, OrderView } from './contract.ts';
import { moneyText } from './money-text.ts';
import type { OrderNotification } from './notify-buyer.ts';
import { billBlocks, dueBlocks, refundBlocks, type SentRefund } from './order-bill-blocks.ts';
import { billWords } from './order-bill-words.ts';
import { orderMailLabels, orderMailWords } from './order-mail-words.ts';
import { cancelReasonWords, moneyWords } from './parcel-mail-words.ts';

type Row = readonly [name: string, value: string];
type ItemRow = readonly [name: string, value: string, picture?: string];

export interface MailedOrder {
  order: OrderView;
  language: Language;
  to: string;
  isGuest: boolean;
  /** The mailbox is proved to be the buyer's, so the mail may carry what the buyer typed. */
  isProved: boolean;
  /** When what it tells happened. */
  at: Date;
  /** With `refund-sent`. */
  refund?: SentRefund | undefined;
  /** With `payment-mismatched`, in the smallest unit of its currency. */
  received?: { amount: number; currency: string } | undefined;
  /** Documents that were issued since the last mail. */
  documents?: readonly string[];
}

const locales = { en: 'en-IN', hi: 'hi-IN' } satisfies Record<Language, string>;
const rupees = (paise: number, language: Language) => formatRupees(paise, { locale: locales[language] });
const isCash = (order: OrderView) => order.payment?.method === 'cod';
/** Gives what is paid beside store credit. */
const chargedPaise = ({ totalPaise, creditPaise = 0 }: OrderView) => totalPaise - creditPaise;
const isPaid = (order: OrderView) => order.payment?.state === 'captured';

/** Roughly what the bank charges in the currency that the buyer saw. */
function estimateOf(order: OrderView, language: Language): string | undefined {
  const { shown, createdAt } = order;
  if (!shown || chargedPaise(order) === 0) return undefined;
  const { currency: code, rate, rateDate: date } = shown;
  return formatEstimate(
    chargedPaise(order),
    { code, decimals: decimalsOf(code), rate: rate.toFixed(12), date },
    language,
    new Date(createdAt),
  );
}

interface LineSettings {
  language: Language;
  isWhole: boolean;
  isProved: boolean;
  publicUrl: string;
}

/** A line as it was sold: with `placed` its maker, price and picture as well. */
function lineRow(line: OrderLine, qty: number, { language, isWhole, isProved, publicUrl }: LineSettings): ItemRow {
  const say = orderMailLabels[language];
  const title = inLanguage(line.title, language);
  if (!isWhole) return [title, say.pieces(qty)];
  const choice = [
    line.color && inLanguage(line.color, language),
    line.size === 'One size' ? undefined : labelIn(line.size, line.sizeLabel, language),
  ].filter(Boolean);
  const instructions = isProved && line.instructions ? [`${say.instructions}: ${line.instructions}`] : [];
  const facts = [
    title,
    ...(choice.length > 0 ? [choice.join(', ')] : []),
    say.madeBy(inLanguage(line.makerName, language)),
    ...instructions,
  ];
  const amount = `${qty} × ${rupees(line.pricePaise, language)}`;
  if (line.basePricePaise > line.pricePaise) facts.push(billWords[language].listPrice(rupees(line.basePricePaise, language)));
  const { picture } = line;
  return picture ? [facts.join('\n'), amount, publicUrl + webpUrl(picture)] : [facts.join('\n'), amount];
}

/** The units of a line in a parcel that a mail is about. */
function mailedQty(line: OrderLine, parcelId: string, { kind, about, parcelId: named, details }: OrderNotification): number {
  if (details?.lines) return details.lines.find(({ lineId }) => lineId === line._id)?.qty ?? 0;
  if (kind === 'failed') return line.qty;
  return kind === 'placed' || kind === 'expired' || parcelId === (named ?? about) ? line.qty - line.cancelledQty : 0;
}

/** Mails about a parcel before it has arrived. */
const expecting: readonly OrderNotification['kind'][] = ['placed', 'packed', 'shipped'];

function factBlocks(
  { order, language, isProved, refund, received }: MailedOrder,
  notification: OrderNotification,
  { publicUrl }: OperatorSettings,
): MailBlock[] {
  const { kind, about, parcelId = about, details } = notification;
  const isWhole = kind === 'placed';
  const say = orderMailLabels[language];
  // The units of a line stand with its first parcel; a replacement is named where the mail is about it.
  const parcels = order.parcels.filter((parcel) => (parcel.replaces ? parcel._id === parcelId : true));
  const blocks = parcels.flatMap((parcel): MailBlock[] => {
    const items = parcel.lines.flatMap((line) => {
      const qty = mailedQty(line, parcel._id, notification);
      return qty > 0 ? [lineRow(line, qty, { language, isWhole, isProved, publicUrl })] : [];
    });
    if (items.length === 0) return [];
    const way: Row[] = [
      ...(!expecting.includes(kind) ? [] : [[say.arrives, formatDays(parcel.promisedFrom, parcel.promisedUntil, language)] as const]),
      ...(kind === 'shipped' && parcel.carrier ? [[say.carrier, parcel.carrier] as const] : []),
      ...(kind === 'shipped' && parcel.trackingNumber ? [[say.tracking, parcel.trackingNumber] as const] : []),
    ];
    return [
      ...(items.length > 0
        ? [
            {
              type: 'pieces',
              title: `${say.from}: ${labelIn(parcel.seller.sellerName, parcel.seller.label, language)}`,
              rows: items,
            } as const,
          ]
        : []),
      ...(way.length > 0 ? [{ type: 'table', rows: way } as const] : []),
    ];
  });
  if (kind === 'placed' && order.contact) {
    // Texts of a stranger must not travel to an address that was not proved.
    const message: Row[] = isProved && order.giftMessage ? [[say.giftMessage, order.giftMessage]] : [];
    const prices: Row[] = order.gift?.hidePrices ? [[say.gift, say.hidesPrices]] : [];
    const to = isProved ? [order.contact.name, ...order.address].join('\n') : say.asTyped;
    blocks.push({ type: 'table', rows: [[say.to, to], ...prices, ...message] });
  }
  if (isWhole) blocks.push(...billBlocks(order, say.total, language));
  if (kind === 'payment-failed') blocks.push({ type: 'total', row: [say.total, rupees(chargedPaise(order), language)] });
  if (kind === 'cancelled' || kind === 'cancelled-by-us') blocks.push(...dueBlocks(order, language));
  const estimate = kind === 'placed' && !isCash(order) && estimateOf(order, language);
  if (estimate) blocks.push({ type: 'paragraph', text: say.charge(rupees(chargedPaise(order), language), estimate) });
  if (received) {
    const { amount, currency } = received;
    const came = formatMoney(amount, { locale: locales[language], currency, scale: decimalsOf(currency) });
    blocks.push(
      { type: 'table', rows: [[say.asked, rupees(chargedPaise(order), language)]] },
      { type: 'total', row: [say.received, came] },
    );
  }
  if (refund) blocks.push(...refundBlocks(refund, say.refunded, language));
  if (details?.note) blocks.push({ type: 'table', rows: [[moneyWords[language].note, details.note]] });
  return blocks;
}

/** Says where the document is that was issued with the change: with the mail, where the mailbox is proved. */
function documentBlocks({ language, documents = [], isProved }: MailedOrder, kind: OrderNotification['kind']): MailBlock[] {
  const say = billWords[language].documents;
  if (documents.length > 0) return [{ type: 'paragraph', text: say.attached }];
  return kind === 'packed' && !isProved ? [{ type: 'paragraph', text: say.onPage }] : [];
}

/** Ways to change one's mind and to ask, below the button. */
function placedNotes({ order, language }: MailedOrder, { contact }: OperatorSettings, url: string): MailBlock[] {
  const say = orderMailLabels[language];
  const canCancel = order.parcels.some(({ lines }) => lines.some((line) => line.canCancel));
  const ways = [contact.phone, contact.whatsApp && `WhatsApp ${contact.whatsApp}`].filter(Boolean).join(' · ');
  return [
    ...(canCancel ? [{ type: 'link', label: say.cancel, url: `${url}/cancel` } as const] : []),
    { type: 'link', label: billWords[language].help, url: `${url}/help` },
    ...(ways ? [{ type: 'note', text: `${say.questions} ${ways}` } as const] : []),
  ];
}

/** Gives the page on which the buyer does what a mail asks for. */
function buttonUrl(kind: OrderNotification['kind'], { page, arrival, payment }: Record<'page' | 'arrival' | 'payment', string>): string {
  if (kind === 'ask-arrival') return `${arrival}?arrived=yes`;
  if (kind === 'ask-refund-to') return `${page}/refund-to`;
  if (kind === 'lost' || kind === 'returned') return arrival;
  return kind === 'expired' ? payment : page;
}

/** Composes a mail about an order to its buyer. The link alone opens nothing: a guest needs a code, too. */
export function orderMail(operator: OperatorSettings, mailed: MailedOrder, notification: OrderNotification): Mail {
  const { order, language, to, isGuest, at } = mailed;
  const words = orderMailWords[language][notification.kind];
  const say = orderMailLabels[language];
  const { kind, details, parcelId } = notification;
  const shop = `${operator.publicUrl}${language === 'hi' ? '/hi' : ''}`;
  const page = `${shop}/orders/${order.number}`;
  const arrival = `${page}/parcels/${parcelId}`;
  const payment = `${shop}/checkout/payment?order=${order.number}`;
  const subject = words.subject(order.number);
  const { refundPaise, creditPaise } = details ?? {};
  const { refund } = mailed;
  // Cash went another way than it came.
  const sent = refund && isCash(order) ? moneyWords[language].cashSent(refund.paidTo ?? '', refund.bankRef ?? '') : undefined;
  const reason = details?.reason && cancelReasonWords[language][details.reason];
  const blocks: MailBlock[] = [
    { type: 'heading', text: subject },
    { type: 'paragraph', text: sent ?? (reason ? `${words.lead} ${reason}` : words.lead) },
    ...factBlocks(mailed, notification, operator),
    ...(refundPaise === undefined
      ? []
      : [
          {
            type: 'paragraph',
            text: moneyText({ refundPaise, creditPaise, language, isCash: isCash(order), at, wasPaid: isPaid(order), to: order.refundTo }),
          } as const,
        ]),
    ...documentBlocks(mailed, kind),
    ...(kind === 'placed' && isCash(order) ? [{ type: 'paragraph', text: say.cash } as const] : []),
    { type: 'button', label: words.button, url: buttonUrl(kind, { page, arrival, payment }) },
    // A link opens a page with a button: programs that look at the links of a mail change nothing.
    ...(kind === 'ask-arrival' ? [{ type: 'link', label: moneyWords[language].no, url: `${arrival}?arrived=no` } as const] : []),
    ...(kind === 'placed' ? placedNotes(mailed, operator, page) : []),
    ...(isGuest ? [{ type: 'note', text: say.guest(order.number) } as const] : []),
  ];
  const attachments = (mailed.documents ?? []).map((key) => ({ kind: 'invoice', key }));
  return { kind: `order-${kind}`, to, language, subject, blocks, attachments };
}
