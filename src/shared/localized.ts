export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The language of an address: Hindi pages live under /hi. */
export function languageOfPath(path: string): Language {
  return path === '/hi' || path.startsWith('/hi/') ? 'hi' : 'en';
}

/** A catalogue text per language; English is always there, Hindi falls back to it. */
export interface Localized {
  en: string;
  hi?: string | undefined;
}

/** The text in `language`, else English. */
export function inLanguage(text: Localized, language: Language): string {
  return text[language] || text.en;
}

/** The label of a value in `language`, or the plain value where it has none. */
export const labelIn = (value: string, label: Localized | null | undefined, language: Language): string =>
  label ? inLanguage(label, language) : value;

const isText = (value: object): value is Localized =>
  'en' in value && typeof value.en === 'string' && Object.keys(value).every((key) => key === 'en' || key === 'hi');

/**
 * Copies an answer with each text in `language` alone, in place of the English one: a page in one language
 * has no use for the other, and would carry it to the browser twice. `inLanguage` reads it as before.
 */
export function inOneLanguage<T>(value: T, language: Language): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inOneLanguage(item, language)) as T;
  if (isText(value)) return { en: inLanguage(value, language) } as T;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = inOneLanguage(item, language);
  return copy as T;
}
