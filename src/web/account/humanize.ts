import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';
import { countryName } from '../components/country-name.ts';
import { formatPaise } from '../components/price.tsx';

/** Hours and minutes in India: the same on the server and in every browser. */
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' });

/** A moment in words of a language, by the clock in India. */
export const formatTimestamp = (moment: string, language: Language): string =>
  `${formatDay(new Date(moment), language)}, ${timeFormat.format(new Date(moment))} IST`;

export const isTimestamp = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)$/.test(text);

/** `productRequests` → `Product requests`: a name of the data that has no words. */
export function humanizeName(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that describe the rendering of a picture, and no person. */
const hiddenFields = new Set(['placeholder', 'widths', 'width', 'height']);

/**
 * Formats the entries of a stored record for people: amounts in rupees, countries by name. Each comes with
 * its name in the data and in words.
 */
export const humanizeEntries = (record: object, language: Language): [name: string, words: string, value: unknown][] =>
  Object.entries(record)
    .filter(([name]) => !hiddenFields.has(name))
    .map(([name, value]) => {
      if (name.endsWith('Paise') && typeof value === 'number') return [name, humanizeName(name.slice(0, -5)), formatPaise(value, language)];
      if (name === 'country' && /^[A-Z]{2}$/.test(String(value))) return [name, humanizeName(name), countryName(String(value), language)];
      return [name, humanizeName(name), value];
    });
