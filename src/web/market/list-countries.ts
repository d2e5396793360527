import { inLanguage, type Language } from '#shared/localized.ts';
import type { Api } from '../api.ts';
import { countryName } from '../components/country-name.ts';
import { languageOf } from '../links.ts';

export interface CountryName {
  code: string;
  name: string;
}

/**
 * Countries that parcels are sent to, with their names in the language of the page; the server names them,
 * because browsers differ.
 */
export async function listCountries(api: Api, url: URL): Promise<CountryName[]> {
  const language = languageOf(url.pathname);
  const [{ countries }, { destinations }] = await Promise.all([api.currency.listCurrencies(), api.delivery.listDestinations()]);
  const served = new Set(destinations.map(({ country }) => country));
  const named = countries.filter(({ code }) => served.has(code)).map(({ code, name }) => ({ code, name: inLanguage(name, language) }));
  return named.sort((a, b) => Number(b.code === 'IN') - Number(a.code === 'IN') || a.name.localeCompare(b.name, language));
}

/** The countries with one more: that of an address which was saved before its country was left out. */
export function withOwnCountry(countries: readonly CountryName[], own: string | undefined, language: Language): readonly CountryName[] {
  if (own === undefined || countries.some(({ code }) => code === own)) return countries;
  return [...countries, { code: own, name: countryName(own, language) }];
}
