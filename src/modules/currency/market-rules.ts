import { currencyOf, isKnownCountry, isKnownCurrency } from '#shared/countries.ts';
import { defaultMarket, type Market } from '#shared/currency.ts';

/**
 * Under https the `__Host-` prefix binds the cookie to this host: no neighbour
 * under the same domain can set it.
 */
const marketCookie = (secure: boolean) => `${secure ? '__Host-' : ''}karigari-place`;
/** Former name of the cookie, read until it expires. */
const legacyCookie = 'place';
/** A year, in seconds. */
const cookieAge = 31_536_000;

const patternOf = (name: string) => new RegExp(`(?:^|;)\\s*${name}=([A-Z]{2})\\.([A-Z]{3})\\s*(?:;|$)`);
const patterns = [marketCookie(true), marketCookie(false), legacyCookie].map(patternOf);

/**
 * Reads the saved choice from a Cookie header; undefined where there is none, or none that this shop offers.
 */
export function chosenMarket(cookies: string | null | undefined): Market | undefined {
  if (!cookies?.includes('place=')) return undefined;
  for (const pattern of patterns) {
    const [, country = '', currency = ''] = pattern.exec(cookies) ?? [];
    if (isKnownCountry(country) && isKnownCurrency(currency)) return { country, currency, chosen: true };
  }
  return undefined;
}

/**
 * Returns the market of a country code as a CDN or an IP database reports it: `us`, `XX`, `T1` or nothing.
 */
export function marketOfCountry(said: string | null | undefined): Market {
  const country = said?.trim().toUpperCase() ?? '';
  const currency = currencyOf(country);
  return currency === undefined ? defaultMarket : { country, currency, chosen: false };
}

/** Whether a choice can be saved: both codes are known. */
export const isMarket = (country: string, currency: string): boolean => isKnownCountry(country) && isKnownCurrency(currency);

/**
 * Returns the Set-Cookie lines that save a choice, for this site alone and out of reach of scripts, and that
 * delete the former cookie. The value is no personal data.
 */
export function marketSetCookies(country: string, currency: string, secure: boolean): string[] {
  const beside = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [
    `${marketCookie(secure)}=${country}.${currency}; Max-Age=${cookieAge}; HttpOnly; ${beside}`,
    `${legacyCookie}=; Max-Age=0; ${beside}`,
  ];
}

/** Returns a path of this site to redirect to; `/` for another site's address or an invalid one. */
export function sameOriginPath(wanted: string, origin: string): string {
  if (!wanted.startsWith('/') || /[\\\s]/.test(wanted)) return '/';
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return url && url.origin === new URL(origin).origin ? `${url.pathname}${url.search}`.replace(/^\/{2,}/, '/') : '/';
}
