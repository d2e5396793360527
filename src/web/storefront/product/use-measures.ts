import type { Product } from '#modules/catalog/product-contract.ts';
import type { Language } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** A product page formats dozens of measures, and to make a formatter costs more than to use it. */
const formats = {
  en: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }),
  hi: new Intl.NumberFormat('hi-IN', { maximumFractionDigits: 1 }),
};

/** Formats a number with at most one decimal. */
export const formatNumber = (value: number, language: Language): string => formats[language].format(value);

/** The dimensions of a product in words; empty where none is known. */
export function useMeasures({ lengthMm, widthMm, heightMm, diameterMm }: Product['dimensions']): string {
  const language = useLanguage();
  const t = useMessages().product.details;
  const measures = [
    [t.length, lengthMm],
    [t.width, widthMm],
    [t.height, heightMm],
    [t.diameter, diameterMm],
  ] as const;
  return measures.flatMap(([words, mm]) => (mm === undefined ? [] : [words(formatNumber(mm / 10, language))])).join(', ');
}
