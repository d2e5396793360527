import type { Place } from '#shared/currency.ts';
import { chosenPlace, likelyPlace } from './place-rules.ts';

/** Answers at once unless the IP file is being read for the first time. */
export type PlaceFinder = (headers: Pick<Headers, 'get'>, address: string) => Place | Promise<Place>;

/**
 * Where a visitor is: what they chose, else what the CDN says, else what the address tells, else nowhere known.
 * @param parts `geoHeader`: a header with a country code that a CDN sets; `countryOf`: the country of an IP address
 */
export function createPlaceFinder(parts: {
  geoHeader: string | undefined;
  countryOf: (address: string) => string | undefined | Promise<string | undefined>;
}): PlaceFinder {
  const { geoHeader, countryOf } = parts;
  return (headers, address) => {
    const chosen = chosenPlace(headers.get('cookie'));
    if (chosen) return chosen;
    const said = geoHeader === undefined ? null : headers.get(geoHeader);
    if (said !== null) return likelyPlace(said);
    const country = countryOf(address);
    return country instanceof Promise ? country.then(likelyPlace) : likelyPlace(country);
  };
}
