import type { Language } from '#shared/localized.ts';

/**
 * A day in words of a language, as the calendar in India has it: the same on the server and in every browser. A `short` one goes without
 * its year, where the year is plain.
 */
export function formatDay(moment: Date, language: Language, length: 'full' | 'short' = 'full'): string {
  return new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    day: 'numeric',
    ...(length === 'full' ? { month: 'long', year: 'numeric' } : { month: 'short' }),
    timeZone: 'Asia/Kolkata',
  }).format(moment);
}

/**
 * Two ISO dates of the calendar in India, such as "24 – 27 November" or "28 November – 1 December". Put together here, because browsers
 * and the server set other spaces into a range of days.
 */
export function formatDays(from: string, until: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const sameMonth = from.slice(0, 7) === until.slice(0, 7);
  return `${sameMonth ? Number(from.slice(8, 10)) : format.format(new Date(from))} – ${format.format(new Date(until))}`;
}
