import type { Context } from '#platform/context.ts';
import { baseCurrency, type DisplayCurrency, decimalsOf, rupees } from '#shared/currency.ts';
import { currencyNotFound } from './contract.ts';
import { currentRate, latestRate } from './current-rates.ts';

/**
 * Returns a currency with what it takes to show prices in it.
 * @param input `code` in ISO 4217
 * @throws {DomainError} CURRENCY_NOT_FOUND where there is no rate for it, or only one that is too old
 */
export async function getCurrency(ctx: Context, input: { code: string }): Promise<DisplayCurrency> {
  if (input.code === baseCurrency) return rupees;
  const found = await currentRate(ctx, input.code);
  if (!found) throw currencyNotFound({ ratedOn: (await latestRate(ctx, input.code))?.date ?? '' });
  return { code: found.code, decimals: decimalsOf(found.code), rate: found.rate, date: found.date };
}
