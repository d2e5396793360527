import type { QuoteLine } from '#modules/cart/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../messages.tsx';

/** Formats colour and size; empty where a product has one of each. */
export function useVariantLabel(): (line: QuoteLine) => string {
  const language = useLanguage();
  return ({ color, colorName, size }) =>
    [colorName ? inLanguage(colorName, language) : color, size === 'One size' ? undefined : size].filter(Boolean).join(' · ');
}
