import { convertPaise, type DisplayCurrency, isConverted, rupees } from '#shared/currency.ts';
import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../messages.tsx';
import { useCurrency } from '../settings.ts';

/** Making a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Rupees are grouped as in India in both languages, other currencies in English as abroad. */
const localeOf = (language: Language, code: string) => (language === 'hi' ? 'hi-IN' : code === rupees.code ? 'en-IN' : 'en');

function formatter(language: Language, code: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${code} ${decimals}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.NumberFormat(localeOf(language, code), {
      style: 'currency',
      currency: code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, known);
  }
  return known;
}

/** Integer minor units of `currency` in words of the page's language; whole rupees are without decimals. */
export function formatMinorUnits(amount: number, language: Language, currency: DisplayCurrency): string {
  if (!isConverted(currency)) return formatter(language, rupees.code, amount % 100 === 0 ? 0 : 2).format(amount / 100);
  const { code, decimals } = currency;
  return formatter(language, code, decimals).format(amount / 10 ** decimals);
}

/** Integer paise in words of the page's language and in `currency`. */
export const formatPaise = (paise: number, language: Language, currency: DisplayCurrency = rupees): string =>
  formatMinorUnits(convertPaise(paise, currency), language, currency);

/** What stands for a currency in its prices: `₹`, `$`, `CA$`, or its code. */
export function symbolOf({ code, decimals }: DisplayCurrency, language: Language): string {
  const parts = formatter(language, code, decimals).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? code;
}

/**
 * The one place that prints money. `paise` is an integer amount of paise; it is shown in the visitor's currency. A converted price
 * carries its amount for `PriceHints`. The server's words stand where the browser knows another symbol for a currency.
 * @param as the amount in minor units of the visitor's currency, where it has to add up with others; otherwise `paise` is converted
 */
export function Price({ paise, as, className }: { paise: number; as?: number | undefined; className?: string }) {
  const language = useLanguage();
  const currency = useCurrency();
  return (
    <span className={`tabular-nums ${className ?? ''}`} data-paise={isConverted(currency) ? paise : undefined} suppressHydrationWarning>
      {formatMinorUnits(as ?? convertPaise(paise, currency), language, currency)}
    </span>
  );
}
