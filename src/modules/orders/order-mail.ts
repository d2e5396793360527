import type { Mail, MailBlock } from '#modules/notifications/mail.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { formatMoney } from '#shared/money.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import type { OrderView } from './contract.ts';
import type { OrderNotification } from './notify-buyer.ts';
import { orderMailLabels, orderMailWords } from './order-mail-words.ts';

type Row = readonly [string, string];

export interface MailedOrder {
  order: OrderView;
  language: Language;
  to: string;
  isGuest: boolean;
  /** The mailbox is proved to be the buyer's, so the mail may carry what the buyer typed. */
  isProved: boolean;
  /** With `refund-sent`. */
  refundPaise?: number | undefined;
}

const locales = { en: 'en-IN', hi: 'hi-IN' } satisfies Record<Language, string>;
// Constructing a formatter takes longer than the rest of a mail, so each is made once.
const dayFormat = (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayFormats = { en: dayFormat(locales.en), hi: dayFormat(locales.hi) } satisfies Record<Language, object>;
const rupees = (paise: number, language: Language) => formatMoney(paise, { locale: locales[language] });
const day = (date: string, language: Language) => dayFormats[language].format(new Date(`${date}T00:00:00Z`));

function factBlocks({ order, language, isProved, refundPaise }: MailedOrder, { kind, about }: OrderNotification): MailBlock[] {
  const say = orderMailLabels[language];
  const parcels = order.parcels.filter((parcel) => kind === 'placed' || parcel._id === about);
  const blocks = parcels.flatMap((parcel): MailBlock[] => {
    const items = parcel.lines
      .filter((line) => line.qty > line.cancelledQty)
      .map((line): Row => [inLanguage(line.title, language), say.pieces(line.qty - line.cancelledQty)]);
    const way: Row[] = [
      ...(kind === 'delivered'
        ? []
        : [[say.arrives, `${day(parcel.promisedFrom, language)} – ${day(parcel.promisedUntil, language)}`] as const]),
      ...(kind === 'shipped' && parcel.carrier ? [[say.carrier, parcel.carrier] as const] : []),
      ...(kind === 'shipped' && parcel.trackingNumber ? [[say.tracking, parcel.trackingNumber] as const] : []),
    ];
    return [
      ...(items.length > 0 ? [{ type: 'pieces', title: `${say.from}: ${parcel.seller.sellerName}`, rows: items } as const] : []),
      ...(way.length > 0 ? [{ type: 'table', rows: way } as const] : []),
    ];
  });
  if (kind === 'placed' && order.contact) {
    blocks.push({ type: 'table', rows: [[say.to, isProved ? [order.contact.name, ...order.address].join('\n') : say.asTyped]] });
  }
  if (kind === 'placed' || kind === 'payment-failed') blocks.push({ type: 'total', row: [say.total, rupees(order.totalPaise, language)] });
  if (refundPaise !== undefined) blocks.push({ type: 'total', row: [say.refunded, rupees(refundPaise, language)] });
  return blocks;
}

/** Composes a mail about an order to its buyer. The link alone opens nothing: a guest needs a code, too. */
export function orderMail(operator: OperatorSettings, mailed: MailedOrder, news: OrderNotification): Mail {
  const { order, language, to, isGuest } = mailed;
  const words = orderMailWords[language][news.kind];
  const say = orderMailLabels[language];
  const isCash = order.payment?.method === 'cod';
  const lead = news.kind === 'cancelled' && isCash ? say.noCash : words.lead;
  const url = `${operator.publicUrl}${language === 'hi' ? '/hi' : ''}/orders/${order.number}`;
  const subject = words.subject(order.number);
  const blocks: MailBlock[] = [
    { type: 'heading', text: subject },
    { type: 'paragraph', text: lead },
    ...factBlocks(mailed, news),
    ...(news.kind === 'placed' && isCash ? [{ type: 'paragraph', text: say.cash } as const] : []),
    { type: 'button', label: words.button, url },
    ...(isGuest ? [{ type: 'note', text: say.guest(order.number) } as const] : []),
  ];
  return { kind: `order-${news.kind}`, to, language, subject, blocks };
}
