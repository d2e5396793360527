import { convertPaise, type DisplayCurrency, isConverted, rupees } from '#shared/currency.ts';
import type { Language } from '#shared/localized.ts';
import { formatMoney, formatRupees, moneyFormatter } from '#shared/money.ts';
import { messagesOf, useLanguage } from '../messages.tsx';
import { useCurrency } from '../settings.ts';

/** Rupees are grouped as in India in both languages, other currencies in English as abroad. */
const localeOf = (language: Language, code: string) => (language === 'hi' ? 'hi-IN' : code === rupees.code ? 'en-IN' : 'en');

/**
 * Formats an integer amount of `currency`'s minor units in the page's language; whole rupees are without
 * decimals. A converted amount says that it is an estimate, and its sign stands at the figure.
 */
export function formatMinorUnits(amount: number, language: Language, currency: DisplayCurrency): string {
  const sign = amount < 0 ? '−' : '';
  const size = Math.abs(amount);
  if (!isConverted(currency)) return sign + formatRupees(size, { locale: localeOf(language, rupees.code) });
  const { code, decimals } = currency;
  const figure = formatMoney(size, { locale: localeOf(language, code), currency: code, scale: decimals });
  return messagesOf(language).place.estimate(sign + figure);
}

/** Formats integer paise converted to `currency`. */
export const formatPaise = (paise: number, language: Language, currency: DisplayCurrency = rupees): string =>
  formatMinorUnits(convertPaise(paise, currency), language, currency);

/** The symbol of a currency: `₹`, `$`, `CA$`, or its code. */
export function symbolOf({ code, decimals }: DisplayCurrency, language: Language): string {
  const parts = moneyFormatter({ locale: localeOf(language, code), currency: code, decimals }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? code;
}

/**
 * The only component that prints money: integer `paise` in the visitor's currency. A converted price carries
 * its amount for `PriceHints`. The server's text stays where the browser knows another symbol for a currency.
 * @param as amount in minor units of the visitor's currency, for sums that have to add up; by default `paise`
 * is converted
 */
export function Price({ paise, as, className }: { paise: number; as?: number | undefined; className?: string }) {
  const language = useLanguage();
  const currency = useCurrency();
  return (
    <span
      className={`tabular-nums whitespace-nowrap ${className ?? ''}`}
      data-paise={isConverted(currency) ? paise : undefined}
      suppressHydrationWarning
    >
      {formatMinorUnits(as ?? convertPaise(paise, currency), language, currency)}
    </span>
  );
}
