import { inLanguage } from '#shared/localized.ts';
import type { Api } from '../api.ts';
import { languageOf } from '../links.ts';

export interface CountryName {
  code: string;
  name: string;
}

/** Countries with their names in the language of the page; the server names them, because browsers differ. */
export async function listCountries(api: Api, url: URL): Promise<CountryName[]> {
  const language = languageOf(url.pathname);
  const { countries } = await api.currency.listCurrencies();
  const named = countries.map(({ code, name }) => ({ code, name: inLanguage(name, language) }));
  return named.sort((a, b) => Number(b.code === 'IN') - Number(a.code === 'IN') || a.name.localeCompare(b.name, language));
}
