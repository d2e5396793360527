import { defaultMarket, type Market } from '#shared/currency.ts';
import { currencyOf, isKnownCountry, isKnownCurrency } from './country-rules.ts';

/** On https the prefix binds it to this very host: no neighbour under the same domain can plant one. */
const marketCookie = (secure: boolean) => `${secure ? '__Host-' : ''}karigari-place`;
/** The name that it had before, which is read until it runs out. */
const legacyCookie = 'place';
/** A year, in seconds. */
const cookieAge = 31_536_000;

const patternOf = (name: string) => new RegExp(`(?:^|;)\\s*${name}=([A-Z]{2})\\.([A-Z]{3})\\s*(?:;|$)`);
const patterns = [marketCookie(true), marketCookie(false), legacyCookie].map(patternOf);

/** What the visitor chose, out of a Cookie header; undefined where there is no choice, or none that could have been made here. */
export function chosenMarket(cookies: string | null | undefined): Market | undefined {
  if (!cookies?.includes('place=')) return undefined;
  for (const pattern of patterns) {
    const [, country = '', currency = ''] = pattern.exec(cookies) ?? [];
    if (isKnownCountry(country) && isKnownCurrency(currency)) return { country, currency, chosen: true };
  }
  return undefined;
}

/** The place that a country makes likely. Takes what a CDN or an IP file says: `us`, `XX`, `T1` or nothing. */
export function marketOfCountry(said: string | null | undefined): Market {
  const country = said?.trim().toUpperCase() ?? '';
  const currency = currencyOf(country);
  return currency === undefined ? defaultMarket : { country, currency, chosen: false };
}

/** Whether a choice can be kept: both codes are known. */
export const isMarket = (country: string, currency: string): boolean => isKnownCountry(country) && isKnownCurrency(currency);

/** The Set-Cookie lines of a choice: no personal data, for pages of this site alone, out of reach of scripts. The former one goes. */
export function marketSetCookies(country: string, currency: string, secure: boolean): string[] {
  const beside = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [
    `${marketCookie(secure)}=${country}.${currency}; Max-Age=${cookieAge}; HttpOnly; ${beside}`,
    `${legacyCookie}=; Max-Age=0; ${beside}`,
  ];
}

/** A path of this site to go back to; `/` for whatever is another site's or no path at all. */
export function sameOriginPath(wanted: string, origin: string): string {
  if (!wanted.startsWith('/') || /[\\\s]/.test(wanted)) return '/';
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return url && url.origin === new URL(origin).origin ? `${url.pathname}${url.search}`.replace(/^\/{2,}/, '/') : '/';
}
