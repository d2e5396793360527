import type { RefundTo } from '#modules/payments/refund-destination.ts';
import { refundDue } from '#shared/business-days.ts';
import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';
import { formatMoney } from '#shared/money.ts';
import { billWords } from './order-bill-words.ts';
import { moneyWords } from './parcel-mail-words.ts';

const locales = { en: 'en-IN', hi: 'hi-IN' } satisfies Record<Language, string>;

/** Says what goes back to the buyer, how, and until when. */
export function moneyText(given: {
  refundPaise: number;
  /** Amount that went to the buyer's store credit, in paise. */
  creditPaise?: number | undefined;
  language: Language;
  isCash: boolean;
  at: Date;
  /** Tells a refund of nothing because all was refunded before. */
  wasPaid?: boolean;
  /** Destination of a refund of cash, once the buyer has named it. */
  to?: RefundTo | undefined;
}): string {
  const { refundPaise, creditPaise = 0, language, isCash, at, wasPaid = false, to } = given;
  const say = moneyWords[language];
  if (creditPaise > 0) {
    const credited = say.credit(formatMoney(creditPaise, { locale: locales[language] }));
    return refundPaise === 0 ? credited : `${moneyText({ ...given, creditPaise: 0 })} ${credited}`;
  }
  if (refundPaise === 0) return wasPaid ? billWords[language].settledBefore : say.nothing;
  const amount = formatMoney(refundPaise, { locale: locales[language] });
  const day = formatDay(refundDue(at), language, 'long');
  if (!isCash) return say.paid(amount, day);
  return to ? say.cashTo[to.kind](amount, to.ending, day) : say.cashAsk(amount);
}
