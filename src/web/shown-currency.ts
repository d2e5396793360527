import type { RouterContextProvider } from 'react-router';
import { baseCurrency, type DisplayCurrency, rupees } from '#shared/currency.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { apiContext, isApiError } from './api.ts';
import { currencyContext, type OutdatedRate } from './settings.ts';

type LoaderContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The currency that was asked for, or rupees, with the reason where its rate is too old. */
interface ShownCurrency {
  currency: DisplayCurrency;
  outdated?: OutdatedRate;
}

async function findCurrency(context: LoaderContext, code: string | null): Promise<ShownCurrency> {
  if (code === null || code === baseCurrency || !/^[A-Z]{3}$/.test(code)) return { currency: rupees };
  try {
    return (await context.get(apiContext).currency.getCurrency({ code })).data;
  } catch (error) {
    if (!(error instanceof Response) || !isApiError(error, 'CURRENCY_NOT_FOUND')) throw error;
    const { fields }: ErrorBody = await error.json();
    return { currency: rupees, ...(fields.ratedOn ? { outdated: { code, ratedOn: fields.ratedOn } } : {}) };
  }
}

/**
 * The currency that this page shows prices in, with the reason why it is rupees instead. For the root loader;
 * components have `useCurrency`.
 */
export const explainedCurrency = (context: LoaderContext): Promise<ShownCurrency> => findCurrency(context, context.get(currencyContext));
