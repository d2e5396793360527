import type { Language } from '#shared/localized.ts';

/**
 * Formats a day of the Indian calendar, the same on the server and in every browser. `short` leaves out an
 * obvious year.
 */
export function formatDay(moment: Date, language: Language, length: 'full' | 'short' = 'full'): string {
  return new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    day: 'numeric',
    ...(length === 'full' ? { month: 'long', year: 'numeric' } : { month: 'short' }),
    timeZone: 'Asia/Kolkata',
  }).format(moment);
}

/**
 * Formats a range of two ISO dates of the Indian calendar: "24 – 27 November", "28 November – 1 December".
 * `formatRange` is not used, because server and browsers put different spaces into a range.
 */
export function formatDays(from: string, until: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const sameMonth = from.slice(0, 7) === until.slice(0, 7);
  return `${sameMonth ? Number(from.slice(8, 10)) : format.format(new Date(from))} – ${format.format(new Date(until))}`;
}
