import type { Context } from '#platform/context.ts';
import { baseCurrency } from '#shared/currency.ts';
import { currentRate } from './current-rates.ts';
import { countryName } from './list-currencies.ts';

/**
 * Returns the visitor's market with the currency that pages show: rupees where the
 * local currency has no recent rate.
 */
export async function getMarket(ctx: Context) {
  const { country, currency, chosen } = ctx.request.market;
  const shown = (await currentRate(ctx, currency)) ? currency : baseCurrency;
  return { ...(country ? { country: countryName(country), country_code: country } : {}), currency: shown, chosen };
}
