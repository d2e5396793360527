import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../messages.tsx';

/** Making a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.NumberFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: 2,
    });
    formatters.set(key, known);
  }
  return known;
}

/** An amount in words of the page's language: whole rupees without decimals. */
export function formatPaise(paise: number, language: Language): string {
  return formatter(language, paise % 100 === 0 ? 0 : 2).format(paise / 100);
}

/** The one place that prints money. `paise` is an integer amount of paise. */
export function Price({ paise, className }: { paise: number; className?: string }) {
  return <span className={`tabular-nums ${className ?? ''}`}>{formatPaise(paise, useLanguage())}</span>;
}
