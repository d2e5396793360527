import type { QuoteLine } from '#modules/cart/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../messages.tsx';

/** Colour and size in words; nothing where a piece comes in one of each. */
export function useVariantLabel(): (line: QuoteLine) => string {
  const language = useLanguage();
  return ({ color, colorName, size }) =>
    [colorName ? inLanguage(colorName, language) : color, size === 'One size' ? undefined : size].filter(Boolean).join(' · ');
}
