import type { QuoteLine } from '#modules/cart/contract.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { useLanguage } from '../messages.tsx';

/** Formats colour and size; empty where a product has one of each. */
export function useVariantLabel(): (line: QuoteLine) => string {
  const language = useLanguage();
  return ({ color, colorName, size, sizeLabel }) =>
    [colorName ? inLanguage(colorName, language) : color, size === 'One size' ? undefined : labelIn(size, sizeLabel, language)]
      .filter(Boolean)
      .join(' · ');
}
