import type { Language } from '#shared/localized.ts';

/** A day in words of a language, as the calendar in India has it: the same on the server and in every browser. */
export function formatDay(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(moment);
}
