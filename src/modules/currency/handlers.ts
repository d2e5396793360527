import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { currencyContract } from './contract.ts';
import { getCurrency } from './get-currency.ts';
import { getMarket } from './get-market.ts';
import { listCurrencies } from './list-currencies.ts';

const currency = implement(currencyContract).$context<Context>();

export const currencyHandlers = currency.router({
  listCurrencies: currency.listCurrencies.handler(({ context }) => listCurrencies(context)),
  getCurrency: currency.getCurrency.handler(async ({ context, input }) => ({ data: { currency: await getCurrency(context, input) } })),
  getPlace: currency.getPlace.handler(async ({ context }) => ({ data: { place: await getMarket(context) } })),
});
