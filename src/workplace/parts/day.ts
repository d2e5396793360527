import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayFormats = { en: dayFormat('en-IN'), hi: dayFormat('hi-IN') } satisfies Record<Language, object>;

/** Formats an ISO date, such as “Tue 24 Nov”. */
export const shortDay = (date: string, language: Language): string => dayFormats[language].format(new Date(`${date}T00:00:00Z`));

/** Gives the ISO date in India of a moment (ISO 8601). */
export const dateOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(moment));

const monthFormat = (locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthFormats = { en: monthFormat('en-IN'), hi: monthFormat('hi-IN') } satisfies Record<Language, object>;

/** Formats a month such as 2026-12. */
export const monthName = (month: string, language: Language): string => monthFormats[language].format(new Date(`${month}-01T00:00:00Z`));

const timeFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const timeFormats = { en: timeFormat('en-IN'), hi: timeFormat('hi-IN') } satisfies Record<Language, object>;

/** Formats a moment (ISO 8601) as day and time in India. */
export const timeOf = (moment: string, language: Language): string => timeFormats[language].format(new Date(moment));

/** Formats a moment (ISO 8601) as a day in India. */
export const dayOf = (moment: string, language: Language): string => formatDay(new Date(moment), language);
