import type { Language } from '#shared/localized.ts';
import { countText } from '../../parts/count.ts';

/** Formats basis points as a number of 100, such as 2.5; a dash where there is none. */
export const shareText = (basisPoints: number | undefined, language: Language): string =>
  basisPoints === undefined ? '–' : countText(Math.round(basisPoints / 10) / 10, language);
