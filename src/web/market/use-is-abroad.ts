import { isConverted } from '#shared/currency.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useCurrency } from '../settings.ts';
import { loadMarket } from './saved-market.ts';

/**
 * Whether the visitor is outside India: by the country they chose, else by the currency of the page. Pages
 * are the same for everyone with their currency, so the server and the first render know that alone.
 */
export function useIsAbroad(): boolean {
  const country = useHydrated() ? loadMarket()?.country_code : undefined;
  const byCurrency = isConverted(useCurrency());
  return country === undefined ? byCurrency : country !== 'IN';
}
