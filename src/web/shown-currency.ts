import type { RouterContextProvider } from 'react-router';
import { baseCurrency, type DisplayCurrency, rupees } from '#shared/currency.ts';
import { apiContext } from './api.ts';
import { currencyContext } from './settings.ts';

type LoaderContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/** A currency by its code; rupees where there is none, or no rate for it. For loaders. */
export async function namedCurrency(context: LoaderContext, code: string | null): Promise<DisplayCurrency> {
  if (code === null || code === baseCurrency || !/^[A-Z]{3}$/.test(code)) return rupees;
  try {
    return (await context.get(apiContext).currency.getCurrency({ code })).data.currency;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'CURRENCY_NOT_FOUND') return rupees;
    throw error;
  }
}

/** The currency that this page shows prices in. For loaders; components have `useCurrency`. */
export const shownCurrency = (context: LoaderContext): Promise<DisplayCurrency> => namedCurrency(context, context.get(currencyContext));
