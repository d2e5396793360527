import type { Language } from '#shared/localized.ts';

/** Kept: to make one costs a hundred times what using it does, and a page writes many days. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options.month} ${options.year} ${options.timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { day: 'numeric', ...options });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats a day of the Indian calendar, the same on the server and in every browser: "24 December 2026";
 * `long` and `short` leave out an obvious year.
 */
export function formatDay(moment: Date, language: Language, length: 'full' | 'long' | 'short' = 'full'): string {
  const parts = length === 'full' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: length } as const);
  return formatOf(language, { ...parts, timeZone: 'Asia/Kolkata' }).format(moment);
}

const dayAndMonth = (language: Language, month: 'long' | 'short' = 'long') => formatOf(language, { month, timeZone: 'UTC' });

/** Formats an ISO date of the Indian calendar: "24 December". */
export const formatDate = (date: string, language: Language): string => dayAndMonth(language).format(new Date(date));

/**
 * Formats a range of two ISO dates of the Indian calendar: "24 – 27 November", "28 November – 1 December",
 * or with short names of the months.
 * `formatRange` is not used, because server and browsers put different spaces into a range.
 */
export function formatDays(from: string, until: string, language: Language, month: 'long' | 'short' = 'long'): string {
  const format = dayAndMonth(language, month);
  if (from === until) return format.format(new Date(until));
  const sameMonth = from.slice(0, 7) === until.slice(0, 7);
  return `${sameMonth ? Number(from.slice(8, 10)) : format.format(new Date(from))} – ${format.format(new Date(until))}`;
}
