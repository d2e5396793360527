import type { Market } from '#shared/currency.ts';
import { chosenMarket, marketOfCountry } from './market-rules.ts';

/** Answers synchronously unless the IP database is being loaded for the first time. */
export type MarketDetector = (headers: Pick<Headers, 'get'>, address: string) => Market | Promise<Market>;

/**
 * Detects a visitor's market: the saved choice, else the CDN's country header, else
 * the country of the IP address, else `defaultMarket`.
 * @param parts `geoHeader`: name of a header with a country code that a CDN sets;
 * `countryOf`: the country of an IP address
 */
export function createMarketDetector(parts: {
  geoHeader: string | undefined;
  countryOf: (address: string) => string | undefined | Promise<string | undefined>;
}): MarketDetector {
  const { geoHeader, countryOf } = parts;
  return (headers, address) => {
    const chosen = chosenMarket(headers.get('cookie'));
    if (chosen) return chosen;
    const said = geoHeader === undefined ? null : headers.get(geoHeader);
    if (said !== null) return marketOfCountry(said);
    const country = countryOf(address);
    return country instanceof Promise ? country.then(marketOfCountry) : marketOfCountry(country);
  };
}
