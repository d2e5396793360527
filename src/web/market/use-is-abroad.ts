import { isConverted } from '#shared/currency.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useCurrency, useRootData } from '../settings.ts';
import { loadMarket } from './saved-market.ts';

// Pages are the same for everyone with their currency, so the server and the first render know that alone.
const useChosenCountry = () => (useHydrated() ? loadMarket()?.country_code : undefined);

/** Whether the visitor is outside India: by the country they chose, else by the currency of the page. */
export function useIsAbroad(): boolean {
  const country = useChosenCountry();
  const byCurrency = isConverted(useCurrency());
  return country === undefined ? byCurrency : country !== 'IN';
}

/**
 * Whether VAT is charged at the sale of small parcels to the visitor, or they are not sold; undefined outside
 * the United Kingdom.
 */
export function useVatAtSale(): 'charged' | 'not-sold' | undefined {
  const isCharged = useRootData()?.settings.ukVat;
  const country = useChosenCountry();
  const { code } = useCurrency();
  if (country === undefined ? code !== 'GBP' : country !== 'GB') return undefined;
  return isCharged ? 'charged' : 'not-sold';
}
