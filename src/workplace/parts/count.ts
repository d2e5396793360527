import type { Language } from '#shared/localized.ts';

const formats = { en: new Intl.NumberFormat('en-IN'), hi: new Intl.NumberFormat('hi-IN') } satisfies Record<Language, object>;

/** Formats a number with the groups of India, such as 1,23,456. */
export const countText = (count: number, language: Language): string => formats[language].format(count);
