import { loadMarket } from './saved-market.ts';

/**
 * Countries by their time zones, with the names that browsers still report for some; those alone that most
 * parcels go to. `America/` and the others are written once.
 */
const zones: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Europe: {
    AT: 'Vienna',
    BE: 'Brussels',
    BG: 'Sofia',
    CH: 'Zurich',
    CZ: 'Prague',
    DE: 'Berlin Busingen',
    DK: 'Copenhagen',
    EE: 'Tallinn',
    ES: 'Madrid',
    FI: 'Helsinki',
    FR: 'Paris',
    GB: 'London Belfast',
    GR: 'Athens',
    HR: 'Zagreb',
    HU: 'Budapest',
    IE: 'Dublin',
    IT: 'Rome',
    LT: 'Vilnius',
    LU: 'Luxembourg',
    LV: 'Riga',
    MT: 'Malta',
    NL: 'Amsterdam',
    NO: 'Oslo',
    PL: 'Warsaw',
    PT: 'Lisbon',
    RO: 'Bucharest',
    SE: 'Stockholm',
    SI: 'Ljubljana',
    SK: 'Bratislava',
    TR: 'Istanbul',
    UA: 'Kiev Kyiv',
  },
  America: {
    BR: 'Sao_Paulo Fortaleza Recife Bahia Manaus Belem Cuiaba',
    CA: 'Toronto Vancouver Montreal Halifax Winnipeg Edmonton Regina St_Johns Moncton',
    MX: 'Mexico_City Monterrey Tijuana Cancun',
    US: 'New_York Chicago Denver Los_Angeles Phoenix Anchorage Detroit Boise Indianapolis Indiana/Indianapolis Louisville Kentucky/Louisville',
  },
  Asia: {
    AE: 'Dubai',
    BD: 'Dhaka',
    BH: 'Bahrain',
    HK: 'Hong_Kong',
    ID: 'Jakarta Makassar',
    IL: 'Jerusalem',
    IN: 'Calcutta Kolkata',
    JP: 'Tokyo',
    KR: 'Seoul',
    KW: 'Kuwait',
    LK: 'Colombo',
    MY: 'Kuala_Lumpur',
    NP: 'Katmandu Kathmandu',
    OM: 'Muscat',
    PH: 'Manila',
    QA: 'Qatar',
    SA: 'Riyadh',
    SG: 'Singapore',
    TH: 'Bangkok',
    TW: 'Taipei',
    VN: 'Saigon Ho_Chi_Minh',
  },
  Africa: { EG: 'Cairo', KE: 'Nairobi', NG: 'Lagos', ZA: 'Johannesburg' },
  Australia: { AU: 'Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin Canberra' },
  Pacific: { NZ: 'Auckland', US: 'Honolulu' },
  Indian: { MU: 'Mauritius' },
  Atlantic: { IS: 'Reykjavik', PT: 'Azores Madeira', ES: 'Canary' },
};

/**
 * Guesses where a browser is: by its clock, else by the country of its languages, of which American English
 * says nothing, because browsers come with it.
 * @param timeZone such as `Europe/London`
 * @param languages such as `en-GB`, the preferred one first
 */
export function guessCountry(timeZone: string, languages: readonly string[]): string | undefined {
  const [, area = '', place = ''] = /^(\w+)\/(.+)$/.exec(timeZone) ?? [];
  const found = Object.entries(zones[area] ?? {}).find(([, places]) => places.split(' ').includes(place));
  if (found) return found[0];
  const spoken = languages.find((language) => language !== 'en-US' && /-[A-Z]{2}$/.test(language));
  return spoken?.slice(-2);
}

/**
 * The country that an address begins with: the chosen market, else the guessed one, else India; a visitor who
 * wants to see rupees may live abroad all the same. @param countries that the shop delivers to
 */
export function presumedCountry(countries: readonly { code: string }[]): string {
  const likely = [loadMarket()?.country_code, guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages)];
  return likely.find((code) => countries.some((country) => country.code === code)) ?? 'IN';
}
