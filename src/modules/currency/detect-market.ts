import type { Market } from '#shared/currency.ts';
import { chosenMarket, marketOfCountry } from './market-rules.ts';

/** Answers at once unless the IP file is being read for the first time. */
export type MarketDetector = (headers: Pick<Headers, 'get'>, address: string) => Market | Promise<Market>;

/**
 * Where a visitor is: what they chose, else what the CDN says, else what the address tells, else nowhere known.
 * @param parts `geoHeader`: a header with a country code that a CDN sets; `countryOf`: the country of an IP address
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
