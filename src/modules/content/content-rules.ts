import { type Language, type Localized, languages } from '#shared/localized.ts';

/**
 * Version of the renderer. It counts up with every change of the output, so that stored texts are rendered
 * again at the next start.
 */
export const rendererVersion = 1;

/** The same in every language that a text is written in. */
export function perLanguage<T>(text: Localized, make: (text: string, language: Language) => T): { en: T; hi?: T } {
  return text.hi ? { en: make(text.en, 'en'), hi: make(text.hi, 'hi') } : { en: make(text.en, 'en') };
}

/** Words a minute of unhurried reading. */
const wordsPerMinute: Record<Language, number> = { en: 220, hi: 180 };

/** Minutes to read a text, at least one. */
export function readingMinutes(text: string, language: Language): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) if (isWordLike) words++;
  return Math.max(1, Math.round(words / wordsPerMinute[language]));
}

/** The day in India, as `YYYY-MM-DD`. */
export function dayInIndia(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);
}

/** When a day begins in India, in epoch milliseconds. */
export const startInIndia = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

/** Addresses inside the shop lead to the page in the language of the text. */
export function localizeLink(address: string, language: Language): string {
  const isPage = /^\/(?![/\\])/.test(address) && !/^\/(hi|media|assets|api)(?=[/?#]|$)/.test(address);
  if (language === languages[0] || !isPage) return address;
  return address === '/' ? '/hi' : `/hi${address}`;
}

/** Tells whether a text can be a slug: lower-case words with hyphens, 60 letters at most. */
export const isSlug = (text: string): boolean => text.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
