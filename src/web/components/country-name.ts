import type { Language } from '#shared/localized.ts';

/** Kept: to make one costs more than the rest of a page's label. */
const names = new Map<Language, Intl.DisplayNames>();

/** The name of a country in a language, else its code. @param code ISO 3166-1, two letters */
export function countryName(code: string, language: Language): string {
  let known = names.get(language);
  if (!known) {
    known = new Intl.DisplayNames([language], { type: 'region' });
    names.set(language, known);
  }
  return known.of(code) ?? code;
}
