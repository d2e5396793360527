import { call } from '../browser-api.ts';
import { loadMarket } from './saved-market.ts';

/** The country that the visitor chose, else where the request seems to come from, else that of the cart. */
export async function currentCountry(): Promise<string> {
  const chosen = loadMarket()?.country_code;
  if (chosen !== undefined) return chosen;
  const { answer } = await call('currency.getMarket');
  return answer?.data.place.country_code ?? 'IN';
}
