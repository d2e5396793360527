import type { Language } from '#shared/localized.ts';

/** Formats a moment (ISO 8601) as a day in India. */
export const dayOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(moment));
