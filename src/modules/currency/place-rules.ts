import { nowhere, type Place } from '#shared/currency.ts';
import { currencyOf, isKnownCountry, isKnownCurrency } from './country-rules.ts';

const placeCookie = 'place';
/** A year, in seconds. */
const cookieAge = 31_536_000;

const inCookie = new RegExp(`(?:^|;)\\s*${placeCookie}=([A-Z]{2})\\.([A-Z]{3})\\s*(?:;|$)`);

/** What the visitor chose, out of a Cookie header; undefined where there is no choice, or none that could have been made here. */
export function chosenPlace(cookies: string | null | undefined): Place | undefined {
  if (!cookies?.includes(`${placeCookie}=`)) return undefined;
  const [, country = '', currency = ''] = inCookie.exec(cookies) ?? [];
  return isKnownCountry(country) && isKnownCurrency(currency) ? { country, currency, chosen: true } : undefined;
}

/** The place that a country makes likely. Takes what a CDN or an IP file says: `us`, `XX`, `T1` or nothing. */
export function likelyPlace(said: string | null | undefined): Place {
  const country = said?.trim().toUpperCase() ?? '';
  const currency = currencyOf(country);
  return currency === undefined ? nowhere : { country, currency, chosen: false };
}

/** Whether a choice can be kept: both codes are known. */
export const isPlace = (country: string, currency: string): boolean => isKnownCountry(country) && isKnownCurrency(currency);

/** The Set-Cookie of a choice: no personal data, for pages of this site alone. */
export function placeSetCookie(country: string, currency: string, secure: boolean): string {
  return `${placeCookie}=${country}.${currency}; Path=/; Max-Age=${cookieAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** A path of this site to go back to; `/` for whatever is another site's or no path at all. */
export function pathInside(wanted: string, origin: string): string {
  if (!wanted.startsWith('/') || /[\\\s]/.test(wanted)) return '/';
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return url && url.origin === new URL(origin).origin ? `${url.pathname}${url.search}`.replace(/^\/{2,}/, '/') : '/';
}
