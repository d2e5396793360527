import type { MailBlock } from '#modules/notifications/mail.ts';
import type { RefundRow } from '#modules/payments/tables.ts';
import { refundDue } from '#shared/business-days.ts';
import { decimalsOf } from '#shared/currency.ts';
import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';
import { formatMoney, formatRupees } from '#shared/money.ts';
import type { OrderView } from './contract.ts';
import { billWords } from './order-bill-words.ts';

type Row = readonly [name: string, value: string];

const locales = { en: 'en-IN', hi: 'hi-IN' } satisfies Record<Language, string>;

/** Lists the amounts of an order down to its total, in the rupees that are charged, and how it is paid. */
export function billBlocks({ bill, couponCode, payment }: OrderView, totalLabel: string, language: Language): MailBlock[] {
  const say = billWords[language];
  const rupees = (paise: number) => formatRupees(paise, { locale: locales[language] });
  const { subtotalPaise, discountPaise, couponPaise, deliveryPaise, totalPaise, taxPaise, vat, roundOffPaise = 0, creditPaise = 0 } = bill;
  const restPaise = totalPaise + roundOffPaise - creditPaise;
  const above: Row[] = [
    [say.subtotal, rupees(subtotalPaise)],
    ...(discountPaise > 0 ? [[say.discount, `−${rupees(discountPaise)}`] as const] : []),
    ...(couponPaise > 0 ? [[say.coupon(couponCode ?? ''), `−${rupees(couponPaise)}`] as const] : []),
    [say.delivery, deliveryPaise > 0 ? rupees(deliveryPaise) : say.free],
    ...(vat ? [[say.vat(vat.number), rupees(vat.paise)] as const] : []),
    ...(roundOffPaise === 0 ? [] : [[say.roundOff, `${roundOffPaise < 0 ? '−' : '+'}${rupees(Math.abs(roundOffPaise))}`] as const]),
  ];
  const below: Row[] = [
    ...(taxPaise > 0 ? [[say.tax, rupees(taxPaise)] as const] : []),
    ...(creditPaise > 0 ? [[say.credit, rupees(creditPaise)] as const] : []),
    ...(payment
      ? [[say.payment, creditPaise > 0 ? `${say.methods[payment.method]}, ${rupees(restPaise)}` : say.methods[payment.method]] as const]
      : []),
  ];
  return [
    { type: 'pieces', rows: above },
    { type: 'total', row: [totalLabel, rupees(totalPaise + roundOffPaise)] },
    ...(below.length > 0 ? [{ type: 'table', rows: below } as const] : []),
  ];
}

/** Says what is still paid at the door after units of an order of cash were cancelled. */
export function dueBlocks({ parcels, payment }: OrderView, language: Language): MailBlock[] {
  const duePaise = parcels.reduce((sum, parcel) => sum + parcel.duePaise, 0);
  if (payment?.method !== 'cod' || duePaise === 0) return [];
  return [{ type: 'total', row: [billWords[language].due, formatRupees(duePaise, { locale: locales[language] })] }];
}

/** A refund that was sent, with the currency of its payment. */
export type SentRefund = Pick<RefundRow, 'amountPaise' | 'reason' | 'paidFrom' | 'stateAt' | 'paidTo' | 'bankRef'> & { currency: string };

/** Says how much was sent back, why, by which way and until when the bank shows it. */
export function refundBlocks(refund: SentRefund, amountLabel: string, language: Language): MailBlock[] {
  const say = billWords[language];
  const { amountPaise, reason, paidFrom, stateAt, currency } = refund;
  const locale = locales[language];
  const amount =
    currency === 'INR'
      ? formatRupees(amountPaise, { locale })
      : formatMoney(amountPaise, { locale, currency, scale: decimalsOf(currency) });
  const sent = paidFrom === 'provider' ? say.sentWays.provider(formatDay(refundDue(stateAt), language, 'long')) : say.sentWays[paidFrom];
  return [
    { type: 'table', rows: [[say.why, say.reasons[reason]]] },
    { type: 'total', row: [amountLabel, amount] },
    { type: 'paragraph', text: sent },
  ];
}
