import { baseCurrency, convertPaise, decimalsOf, isConverted, toMinorUnits } from '#shared/currency.ts';
import type { Language } from '#shared/localized.ts';
import { formatMoney } from '#shared/money.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';

/** Formats an amount that was typed as a filter; without a decimal point it is whole. */
export function filterAmount(text: string, currency: string, language: Language): string {
  const scale = decimalsOf(currency);
  const locale = language === 'hi' ? 'hi-IN' : 'en-IN';
  return formatMoney(toMinorUnits(text, { decimals: scale }) ?? 0, { locale, currency, scale, decimals: text.includes('.') ? scale : 0 });
}

/** Formats the bound of a filter: rupees as an estimate where prices are shown in another currency. */
export function useFilterBound(): (text: string, currency: string) => string {
  const language = useLanguage();
  const shown = useCurrency();
  const { estimate } = useMessages().place;
  return (text, currency) => {
    const paise = toMinorUnits(text, { decimals: 2 });
    if (currency !== baseCurrency || !isConverted(shown) || paise === undefined) return filterAmount(text, currency, language);
    return estimate(filterAmount(String(Math.round(convertPaise(paise, shown) / 10 ** shown.decimals)), shown.code, language));
  };
}
