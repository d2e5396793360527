import { convertPaise, type DisplayCurrency, isConverted, rupees } from '#shared/currency.ts';
import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../messages.tsx';
import { useCurrency } from '../settings.ts';

/** Cached, because creating a formatter costs a hundred times a use. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Rupees are grouped as in India in both languages; other currencies in English as abroad. */
const localeOf = (language: Language, code: string) => (language === 'hi' ? 'hi-IN' : code === rupees.code ? 'en-IN' : 'en');

function formatter(language: Language, code: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${code} ${decimals}`;
  let cached = formatters.get(key);
  if (!cached) {
    cached = new Intl.NumberFormat(localeOf(language, code), {
      style: 'currency',
      currency: code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, cached);
  }
  return cached;
}

/** Formats integer minor units of `currency`; whole rupees without decimals. */
export function formatMinorUnits(amount: number, language: Language, currency: DisplayCurrency): string {
  if (!isConverted(currency)) return formatter(language, rupees.code, amount % 100 === 0 ? 0 : 2).format(amount / 100);
  const { code, decimals } = currency;
  return formatter(language, code, decimals).format(amount / 10 ** decimals);
}

/** Formats integer paise converted to `currency`. */
export const formatPaise = (paise: number, language: Language, currency: DisplayCurrency = rupees): string =>
  formatMinorUnits(convertPaise(paise, currency), language, currency);

/** The symbol of a currency: `₹`, `$`, `CA$`, or its code. */
export function symbolOf({ code, decimals }: DisplayCurrency, language: Language): string {
  const parts = formatter(language, code, decimals).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? code;
}

/**
 * The only component that prints money: integer `paise` in the visitor's currency. A converted price carries its amount for `PriceHints`.
 * The server's text stays where the browser knows another symbol for a currency.
 * @param as amount in minor units of the visitor's currency, for sums that have to add up; by default `paise` is converted
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
