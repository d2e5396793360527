import type { Context } from '#platform/context.ts';
import { currencyOf, knownCountries } from '#shared/countries.ts';
import { baseCurrency, decimalsOf, popularCurrencies } from '#shared/currency.ts';
import type { Localized } from '#shared/localized.ts';
import type { Country, Currency } from './contract.ts';
import { latestRates } from './current-rates.ts';
import { expiryOf, isOutdated } from './rates-rules.ts';

const names = (type: 'currency' | 'region') => {
  const [en, hi] = ['en', 'hi'].map((language) => new Intl.DisplayNames([language], { type }));
  return (code: string): Localized => ({ en: en?.of(code) ?? code, hi: hi?.of(code) });
};
const currencyName = names('currency');
export const countryName = names('region');

/** Returns the symbol of a currency in a price: `$`, `CA$`, or its code. */
const symbolOf = (code: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).formatToParts(0).find((part) => part.type === 'currency')?.value ??
  code;

const byName = (a: { name: Localized }, b: { name: Localized }) => a.name.en.localeCompare(b.name.en, 'en');

/** Lists the currencies that prices can be shown in, and all countries with their currency. */
export async function listCurrencies(ctx: Context): Promise<{ base: 'INR'; currencies: Currency[]; countries: Country[] }> {
  const rates = await latestRates(ctx);
  const now = ctx.now();
  for (const rate of rates.values()) if (!isOutdated(rate, now)) ctx.cache.expireAt(expiryOf(rate.date));
  const facts = (code: string) => ({
    code,
    name: currencyName(code),
    symbol: symbolOf(code),
    decimals: decimalsOf(code),
    popular: popularCurrencies.includes(code),
  });
  const currencies: Currency[] = [
    { ...facts(baseCurrency), rate: '1' },
    ...[...rates.values()].map(({ code, rate, date, source }) => ({
      ...facts(code),
      ...{ rate, date, source },
      ...(isOutdated({ date }, now) ? { outdated: true } : {}),
    })),
  ];
  currencies.sort((a, b) => rankOf(a) - rankOf(b) || byName(a, b));
  const countries = knownCountries.map((code) => {
    const own = currencyOf(code) ?? baseCurrency;
    return { code, name: countryName(code), currency: own === baseCurrency || rates.has(own) ? own : baseCurrency };
  });
  return { base: baseCurrency, currencies, countries: countries.sort(byName) };
}

/** Sorts popular currencies first, in their own order. */
function rankOf({ code }: Currency): number {
  const index = popularCurrencies.indexOf(code);
  return index < 0 ? popularCurrencies.length : index;
}
