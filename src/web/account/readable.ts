import type { Language } from '#shared/localized.ts';
import { formatDay } from '../components/day.ts';

/** Hours and minutes in India: the same on the server and in every browser. */
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' });

/** A moment in words of a language, by the clock in India. */
export const formatMoment = (moment: string, language: Language): string =>
  `${formatDay(new Date(moment), language)}, ${clock.format(new Date(moment))} IST`;

export const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/** `productRequests` → `Product requests`: a name of the data that has no words. */
export function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
